import type { TournamentView } from '@pailei/contracts/play/tournaments/tournaments.api';

/** Events as guests see them, on this device, for when the site is away. */
const CACHE = 'kept-events-1';
const KEPT_AT = 'x-kept-at';
/** No more, and no older: what is kept is for tonight. */
export const KEPT_MAX = 10;
export const KEPT_MS = 7 * 24 * 3_600_000;
/** The largest event, of 1,024, is a third of it. */
const BYTES_MAX = 4_000_000;

export type KeptEvent = Pick<TournamentView, 'tournament'> & {
  /** ISO: what is shown is from then. */
  kept_at: string;
};

export type KeepDeps = { caches: CacheStorage; fetch: typeof globalThis.fetch; now: () => number };

const PLACE = '/api/solo-tournaments/';

/** Fetches an event as a guest, whoever is logged in, and keeps it. What guests may not see any more goes. */
export async function keepEvent({ caches, fetch, now }: KeepDeps, id: string): Promise<void> {
  const path = `${PLACE}${id}`;
  const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'application/json' } });
  const cache = await caches.open(CACHE);
  if (answer.status === 404) await cache.delete(path);
  if (!answer.ok) return;
  const body = await answer.text();
  if (body.length > BYTES_MAX) return;
  const headers = { 'content-type': 'application/json', [KEPT_AT]: new Date(now()).toISOString() };
  await cache.put(path, new Response(body, { headers }));
  await trim(cache, now());
}

async function trim(cache: Cache, nowMs: number): Promise<void> {
  const dated = await datedKeys(cache);
  const old = dated.filter(({ kept_at }, place) => place >= KEPT_MAX || nowMs - Date.parse(kept_at) > KEPT_MS);
  await Promise.all(old.map(({ key }) => cache.delete(key)));
}

type Dated = { key: Request; kept_at: string; response: Response };

/** The newest first. */
async function datedKeys(cache: Cache): Promise<Dated[]> {
  const keys = await cache.keys();
  const found = await Promise.all(
    keys.map(async (key) => {
      const response = await cache.match(key);
      return response ? [{ key, kept_at: response.headers.get(KEPT_AT) ?? '', response }] : [];
    }),
  );
  return found.flat().toSorted((a, b) => (a.kept_at < b.kept_at ? 1 : -1));
}

/** What is kept and not too old, the newest first. What cannot be read is left out. */
export async function readKeptEvents({ caches, now }: Pick<KeepDeps, 'caches' | 'now'>): Promise<KeptEvent[]> {
  const dated = await datedKeys(await caches.open(CACHE));
  const fresh = dated.filter(({ kept_at }) => now() - Date.parse(kept_at) <= KEPT_MS);
  const read = await Promise.all(fresh.map((one) => readOne(one).catch(() => null)));
  return read.filter((one) => one !== null);
}

async function readOne({ kept_at, response }: Dated): Promise<KeptEvent> {
  const { data } = (await response.json()) as { data: TournamentView };
  if (typeof data.tournament.name !== 'string') throw new TypeError('no event');
  return { kept_at, tournament: data.tournament };
}
