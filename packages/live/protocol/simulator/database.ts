import type { RoomRead, RoomReadAnswer } from '../hub-topic-effects.ts';
import { MAX_EVENTS_IN_ANSWER, type LiveEvent, type Position } from '../messages.ts';
import type { Clock } from './clock.ts';

/** A view's state is a digest of everything folded into it, so that a hole, a repeat or a swap shows. */
export type Digest = number;
export const EMPTY: Digest = 7;
export const fold = (digest: Digest, event: LiveEvent): Digest =>
  (Math.imul(digest, 31) + (event.p as { mark: number }).mark) >>> 0;

type Log = { events: LiveEvent[]; digests: Digest[]; writtenAt: number[]; trimmedTo: number; past: Moment[] };
const emptyLog = (): Log => ({ events: [], digests: [EMPTY], writtenAt: [], trimmedTo: 0, past: [] });
type Moment = { time: number; epoch: string; head: number };

function cutTo(log: Log, length: number): void {
  log.events.length = length;
  log.writtenAt.length = length;
  log.digests.length = length + 1;
  log.trimmedTo = Math.min(log.trimmedTo, length);
}

export type SimulatedDatabase = ReturnType<typeof createDatabase>;

export function createDatabase(clock: Clock, topics: string[]) {
  const logs = Object.fromEntries(topics.map((topic) => [topic, emptyLog()]));
  const everTrue = new Set<string>();
  let epoch = 'e1';
  let marks = 0;
  const log = (topic: string) => logs[topic] as Log;
  const remember = (topic: string) => {
    const { events, digests, past } = log(topic);
    const head = events.length;
    past.push({ time: clock.now(), epoch, head });
    everTrue.add(`${topic} ${epoch} ${head} ${digests[head]}`);
  };
  for (const topic of topics) remember(topic);

  const headAt = (topic: string, time: number, delayMs: number) =>
    log(topic).writtenAt.findLastIndex((writtenAt) => writtenAt + delayMs <= time) + 1;

  return {
    isUp: true,
    epoch: () => epoch,
    head: (topic: string) => log(topic).events.length,
    headAt,
    digest: (topic: string, version: number) => log(topic).digests[version],
    wasEverTrue: (topic: string, at: string, version: number, digest: Digest) =>
      everTrue.has(`${topic} ${at} ${version} ${digest}`),
    /** The newest thing true at `time`: the least that a view confirmed then may show. */
    asOf: (topic: string, time: number) => log(topic).past.findLast((moment) => moment.time <= time),

    append(topic: string, amount: number): LiveEvent[] {
      const { events, digests, writtenAt } = log(topic);
      const at = new Date(clock.now()).toISOString();
      for (let count = 0; count < amount; count += 1) {
        const event = { v: events.length + 1, t: 'marked', p: { mark: ++marks }, at };
        events.push(event);
        writtenAt.push(clock.now());
        digests.push(fold(digests.at(-1) ?? EMPTY, event));
        everTrue.add(`${topic} ${epoch} ${event.v} ${digests.at(-1)}`);
      }
      remember(topic);
      return events.slice(-amount);
    },

    restore(toShare: number, rotate: boolean): void {
      if (rotate) epoch = `e${Number(epoch.slice(1)) + 1}`;
      for (const topic of topics) {
        const kept = log(topic);
        cutTo(kept, Math.floor(kept.events.length * toShare));
        for (let version = 0; version <= kept.events.length; version += 1) {
          everTrue.add(`${topic} ${epoch} ${version} ${kept.digests[version]}`);
        }
        remember(topic);
      }
    },

    trim(topic: string, keep: number): void {
      log(topic).trimmedTo = Math.max(log(topic).trimmedTo, log(topic).events.length - keep);
    },

    /** What the API reads in one transaction. */
    snapshot(topic: string, delayMs: number): Position & { state: Digest } {
      const { digests } = log(topic);
      const version = delayMs > 0 ? headAt(topic, clock.now(), delayMs) : log(topic).events.length;
      return { epoch, version, state: digests[version] ?? EMPTY };
    },

    read(topic: string, wanted: RoomRead, delayMs: number): RoomReadAnswer {
      const { events, digests, trimmedTo } = log(topic);
      const head = events.length;
      const position = delayMs > 0 ? headAt(topic, clock.now(), delayMs) : head;
      const since = wanted.since?.epoch === epoch && wanted.since.version <= head ? wanted.since.version : null;
      const first = Math.max(since ?? head, trimmedTo, head - MAX_EVENTS_IN_ANSWER);
      const isMissing = since === null || first > since;
      const needsSnapshot = wanted.snapshot === 'always' || (wanted.snapshot === 'if_missing' && isMissing);
      const snapshot = needsSnapshot && { snapshot: { state: digests[position] } };
      return { epoch, head, position, events: events.slice(first), ...snapshot };
    },
  };
}
