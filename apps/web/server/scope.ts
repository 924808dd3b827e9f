import { AsyncLocalStorage } from 'node:async_hooks';

import type { ShownSource, ShownTopic, SourceAnswer } from '@pailei/contracts/http/first-view';

import { readClocksBy } from '../shared/state/clock.ts';

/** Asks the API what a guest is told of a topic or at an address. */
export type ReadSource = (source: ShownSource) => Promise<SourceAnswer>;

/** What belongs to one rendering: several run in turns in one process. */
type Scope = { now: number; read: ReadSource };

const scopes = new AsyncLocalStorage<Scope>();

export const runInScope = <Result>(scope: Scope, run: () => Promise<Result>): Promise<Result> => scopes.run(scope, run);

function currentScope(): Scope {
  const scope = scopes.getStore();
  if (!scope) throw new Error('nothing is being rendered');
  return scope;
}

/** Null: a guest is not told of it. */
export async function readTopic(topic: string): Promise<ShownTopic | null> {
  const answer = await currentScope().read({ topic });
  return 'topic' in answer ? answer.topic : null;
}

/** The API client of the pages asks the API by the process that renders, and clocks show the moment of the rendering. */
export function installScope(): void {
  readClocksBy(() => scopes.getStore()?.now ?? Date.now());
  globalThis.fetch = async (input) => {
    const url = typeof input === 'string' ? input : '';
    if (!url.startsWith('/api/')) throw new Error(`a page reads ${url} while it is rendered`);
    const answer = await currentScope().read({ url });
    if (!('status' in answer)) throw new Error('no answer');
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
  };
}
