import { join } from 'node:path';
import { Child } from '../sockets/child.ts';

export type ReaderAsks = {
  start: [{ url: string; token: string }, null];
  /** Milliseconds of every answer since `start`. */
  stop: [null, number[]];
};

/** Somebody who has nothing to do with the event reads their orders every 20 ms, in a process of their own. */
export async function readMeanwhile<T>(
  target: ReaderAsks['start'][0],
  work: () => Promise<T>,
): Promise<{ result: T; reads: number[] }> {
  const reader = new Child<ReaderAsks>(join(import.meta.dirname, 'unrelated-reads.process.ts'));
  try {
    await reader.ask('start', target);
    const result = await work();
    return { result, reads: await reader.ask('stop', null) };
  } finally {
    await reader.stop();
  }
}
