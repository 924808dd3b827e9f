import { steppedDelay } from '@pailei/contracts/topics/topic';
import type { Position } from '@pailei/live/protocol/messages';

/**
 * `isFirst`: it came with the connect, where the number of them is limited instead of their rate. `fetches`: the client gets its
 * snapshots from the API.
 */
export type Sub = { topic: string; since?: Position; delay?: number; fetches: boolean; isFirst: boolean };

/** How long a new socket may take to send its hello or its first request. */
export const HELLO_TIMEOUT_MS = 5_000;
const MAX_FIRST_SUBS = 100;
const LONGEST_EPOCH = 64;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** A `sub` request as it came; `undefined` when its shape is wrong. Read by hand: it is the hub's only hot input. */
export function readSub(request: unknown, isFirst: boolean): Sub | undefined {
  if (!isObject(request) || typeof request['topic'] !== 'string') return undefined;
  const { topic, since, delay } = request;
  if (delay !== undefined && !isCount(delay)) return undefined;
  const position = since === undefined || since === null ? undefined : readPosition(since);
  if (position === null) return undefined;
  return {
    topic,
    isFirst,
    fetches: request['fetches'] === true,
    ...(position && { since: position }),
    ...(delay !== undefined && { delay: steppedDelay(delay) }),
  };
}

function readPosition(since: unknown): Position | null {
  if (!isObject(since)) return null;
  const { epoch, version } = since;
  if (typeof epoch !== 'string' || epoch.length > LONGEST_EPOCH || !isCount(version)) return null;
  return { epoch, version };
}

/** What was sent with the connect: a token, if any, and the first subscriptions. */
export function readHello(hello: unknown): { token: string | null; subs: unknown[] } {
  if (!isObject(hello)) return { token: null, subs: [] };
  const { token, subs } = hello;
  return {
    token: typeof token === 'string' && token !== '' ? token : null,
    subs: Array.isArray(subs) ? subs.slice(0, MAX_FIRST_SUBS) : [],
  };
}
