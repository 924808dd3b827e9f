import { setTimeout as sleep } from 'node:timers/promises';
import { healthApi } from '@pailei/contracts/http/health';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { newId } from '@pailei/db/id';

const PAUSE_MS = 150;
const LIMIT_MS = 11_000;

/**
 * Sends valid and invalid calls all the time: the watched `fetch` records their answers.
 * Returns a function that stops it.
 */
export function startApiCaller(fetch: typeof globalThis.fetch, url: string, tournamentId: string): () => Promise<void> {
  const paths = [
    ['GET', healthApi.get.path],
    ['GET', tournamentsApi.get.path.replace(':id', tournamentId)],
    ['GET', `${tournamentsApi.list.path}?limit=5`],
    ['GET', `${tournamentsApi.list.path}?limit=many`],
    ['GET', matchesApi.get.path.replace(':id', newId())],
    ['POST', matchesApi.ready.path.replace(':id', newId())],
    ['POST', tournamentsApi.register.path.replace(':id', tournamentId)],
    ['GET', '/nowhere'],
  ] as const;
  const stopping = new AbortController();

  async function call(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const [method, path] = paths[turn % paths.length] ?? paths[0];
      const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
      // The watched fetch keeps what went wrong.
      await fetch(`${url}/api${path}`, { method, ...body, signal: AbortSignal.timeout(LIMIT_MS) }).catch(
        () => undefined,
      );
      await sleep(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const calling = call();
  return () => {
    stopping.abort();
    return calling;
  };
}
