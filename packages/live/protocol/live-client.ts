import type { TopicName } from '@pailei/contracts/topics/topic';
import type { LiveEvent, Position, RefusalCode } from './messages.ts';

/** What the page shows of the connection as a whole. Times are milliseconds of `Date.now()`. */
export type ConnectionState =
  | { phase: 'connecting' }
  | { phase: 'live'; round_trip_ms: number | null }
  | { phase: 'stale'; since: number }
  /** The site says what this page is too old to show; a fresh snapshot did not help. */
  | { phase: 'outdated' }
  | { phase: 'reconnecting'; attempt: number }
  | { phase: 'offline' };

/** The freshness of one topic's view. */
export type TopicStatus =
  | { phase: 'loading' }
  | { phase: 'live' }
  | { phase: 'stale'; since: number }
  | { phase: 'outdated' }
  | { phase: 'denied'; code: RefusalCode; message: string };

export type Watcher<View = unknown> = {
  /** The view restarts from here. Also the first call to a watcher that joins a topic already followed. */
  onSnapshot(state: View, version: number): void;
  /** Next in line: versions follow the last one without a hole. Throws at what it does not know: a snapshot follows. */
  onEvents(events: LiveEvent[]): void;
  onStatus?(status: TopicStatus): void;
  /** Seconds to trail behind; it can only raise what the topic asks for. */
  delay?: number;
  /** Where the watcher's view stands already, as the first to follow the topic: only what came after it is asked for. */
  since?: Position;
};

export type LiveClient = {
  /** Follows a topic. One subscription is shared by all watchers of a topic. Returns what ends it. */
  watch<View>(topic: TopicName<View>, watcher: Watcher<View>): () => void;
  watch(topic: string, watcher: Watcher): () => void;
  state(): ConnectionState;
  /** Called at once with the present state, then at each change. Returns the unsubscribe function. */
  onState(listener: (state: ConnectionState) => void): () => void;
  /** The hub's clock minus ours in milliseconds, for countdowns. 0 until known. */
  clockOffsetMs(): number;
  /** Logged in, out, or the token was renewed: comes back with the new one. */
  reconnect(): void;
  close(): void;
};
