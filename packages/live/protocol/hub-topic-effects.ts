import type { LiveEvent, Position } from './messages.ts';

/** What a room's driver has to do, in this order and in the same synchronous block. */
export type HubTopicEffect<Token> =
  /** Call `beginRead` at this time, then read what it asks for. */
  | { do: 'read_at'; at: number }
  /** To every member. */
  | { do: 'send'; epoch: string; events: LiveEvent[] }
  /** Answer and join: from here on the asker is a member. */
  | { do: 'answer'; token: Token; answer: JoinAnswer }
  /** Answer that it has to fetch a snapshot: the asker does not join. */
  | { do: 'snapshot_needed'; token: Token; epoch: string; version: number }
  /** Every member must subscribe again; none is a member afterwards. */
  | { do: 'reset' };

export type JoinAnswer = { epoch: string; version: number; snapshot?: { state: unknown }; events: LiveEvent[] };

/** Events after `since`. With `if_missing` the snapshot too when they do not reach back to `since`. */
export type RoomRead = { id: number; since: Position | null; snapshot: 'always' | 'if_missing' | 'never' };

/**
 * Read in one transaction. `position` is `head`, or less in a delayed room. `events` is the end of the log after `since`,
 * without a hole up to `head`. `snapshot` is the state at `position`.
 */
export type RoomReadAnswer = {
  epoch: string;
  head: number;
  position: number;
  events: LiveEvent[];
  snapshot?: { state: unknown };
};

/** Turns single rules off. Tests use it to show that the simulator would notice. */
export type HubTopicFaults = {
  noSweep?: boolean;
  noRingTail?: boolean;
  forwardsAnything?: boolean;
  noEpoch?: boolean;
};
