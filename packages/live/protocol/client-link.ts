import type {
  EventsMessage,
  GoneMessage,
  HeadsMessage,
  ResetMessage,
  SnapshotAnswer,
  SnapshotRequest,
  SubAnswer,
  SubRequest,
} from './messages.ts';

export type NumberedAsk = { id: number; request: SubRequest };

/** What a transport reports of one connection. `cut` comes once and is the last. */
export type LinkListener = {
  up(): void;
  /** `isTokenRefused`: the hub does not accept the token (any more). */
  cut(isTokenRefused: boolean): void;
  answer(id: number, answer: SubAnswer): void;
  events(message: EventsMessage): void;
  heads(message: HeadsMessage): void;
  gone(message: GoneMessage): void;
  reset(message: ResetMessage): void;
};

/** One connection of one of the two transports. */
export type Link = {
  ask(ask: NumberedAsk): void;
  leave(topic: string): void;
  ping(answered: () => void): void;
  close(): void;
};

/** Opens a connection and asks `first` as part of opening it. */
export type OpenLink = (first: NumberedAsk[], token: string | null, listener: LinkListener) => Link;

/** Reads a snapshot from the API, with the token if there is one. It never rejects. */
export type FetchSnapshot = (request: SnapshotRequest, token: string | null) => Promise<SnapshotAnswer>;
