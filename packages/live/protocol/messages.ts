import type { LogEvent } from '@pailei/contracts/topics/topic';

/** The messages on the wire, the same on both transports. Safe in the browser. */

/** One fact of a topic, as its log has it. */
export type LiveEvent = LogEvent;

export type Position = { epoch: string; version: number };

/**
 * client → hub. `since` is where the client's view stands; `delay` in seconds can only raise what the topic asks for, in steps of five.
 * With `fetches` the client gets its snapshots from the API, and the answer has none.
 */
export type SubRequest = { topic: string; since?: Position; delay?: number; fetches?: boolean };

export type UnsubscribeRequest = { topic: string };

/**
 * hub → client, the answer to `sub`. The view starts from `snapshot` at `version` when there is one, else from the
 * client's own state at `version`, and applies `events` (version + 1, version + 2, …) to it.
 */
export type SubAccepted = {
  ok: true;
  topic: string;
  epoch: string;
  version: number;
  delay: number;
  snapshot?: unknown;
  events: LiveEvent[];
};

export type RefusalCode = 'unauthorized' | 'forbidden' | 'not_found' | 'bad_request' | 'rate_limited' | 'unavailable';

export type SubRefused = { ok: false; topic: string; code: RefusalCode; message: string };

/** hub → client: events do not lead from `since` to the present. The API has a snapshot of this position or a later one. */
export type SnapshotNeeded = { ok: false; topic: string; code: 'snapshot_needed'; message: string } & Position;

export type SubAnswer = SubAccepted | SubRefused | SnapshotNeeded;

/** client → API, `GET /api/topics/:topic`. `at_least` is the version that the hub named. */
export type SnapshotRequest = { topic: string; delay?: number; at_least?: number };

/** API → client: the state of the topic at a position, read in one transaction with the right to it. */
export type FetchedSnapshot = { ok: true; topic: string; delay: number; state: unknown } & Position;

export type SnapshotAnswer = FetchedSnapshot | SubRefused;

/** hub → client: what is next in line on a topic. */
export type EventsMessage = { topic: string; epoch: string; events: LiveEvent[] };

/**
 * hub → client every 5 s: the version of each followed topic, as compared with the database `age` milliseconds ago.
 * A topic that could not be compared is left out. `now` is the hub's clock, for countdowns.
 */
export type HeadsMessage = { now: string; age: number; epoch: string; heads: Record<string, number> };

/** hub → client: the right to follow the topic has ended. */
export type GoneMessage = { topic: string; code: RefusalCode; message: string };

/** hub → client: the topic's past was replaced or cannot be filled; subscribe again without `since`. */
export type ResetMessage = { topic: string };

export const STALE_AFTER_MS = 15_000;
export const HEADS_EVERY_MS = 5_000;
export const RING_SIZE = 200;
/** More missing events than this are answered by a snapshot. */
export const MAX_EVENTS_IN_ANSWER = 500;
/** A hub answers `sub` from memory within this time after comparing the topic with the database. */
export const ANSWER_FROM_MEMORY_MS = 3_000;
