import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { mapConcurrently } from '../connections/map-concurrently.ts';

/** Whether what a spectator folded of a topic is what the server has. */
export type Comparison = { topic: string; isEqual: boolean };

const COMPARED_AT_ONCE = 16;
const AGAIN_MS = 250;

/** Compares each id, and what differs again until it is equal or the time is over. The results stand in the order of the ids. */
export async function compareUntilEqual(
  ids: readonly string[],
  withinMs: number,
  compare: (id: string) => Promise<Comparison>,
): Promise<Comparison[]> {
  const results = new Map<string, Comparison>();
  const note = async (compared: readonly string[]) => {
    const found = await mapConcurrently(compared, COMPARED_AT_ONCE, compare);
    found.forEach((comparison, index) => results.set(compared[index] ?? '', comparison));
  };
  await note(ids);
  const deadline = Date.now() + withinMs;
  for (;;) {
    const different = ids.filter((id) => results.get(id)?.isEqual !== true);
    if (different.length === 0 || Date.now() > deadline) return [...results.values()];
    await sleep(AGAIN_MS);
    await note(different);
  }
}

/** As both are written in JSON. */
export const isEqual = (a: unknown, b: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a ?? null)), JSON.parse(JSON.stringify(b ?? null)));
