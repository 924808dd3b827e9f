/** A match as the queue knows it: names that never change while it lives. How it stands is the match's own topic. */
export type QueuedMatch = {
  readonly match_id: string;
  /** Null: a board of a battle that belongs to no event. */
  readonly tournament_id: string | null;
  readonly battle_id: string | null;
  readonly tournament_name: string;
  readonly is_demo: boolean;
  /** The round's label. */
  readonly label: string;
  readonly best_of: number;
  readonly a: string;
  readonly b: string;
};

export type QueueEntry = {
  readonly id: string;
  /** When it came to where it stands now (ISO). */
  readonly at: string;
} & QueuedMatch;

/** What the casters show: one match at most is on air. */
export type StreamQueue = {
  readonly on_air: QueueEntry | null;
  /** In the order in which they are to come. */
  readonly next: readonly QueueEntry[];
  /** Newest first, at most `DONE_SHOWN`. */
  readonly done: readonly QueueEntry[];
};

export const EMPTY_QUEUE: StreamQueue = { on_air: null, next: [], done: [] };
export const QUEUE_MAX = 50;
export const DONE_SHOWN = 10;

export type StreamQueueCommand =
  | { readonly type: 'add' | 'put_on_air'; readonly match: QueuedMatch; readonly is_over: boolean }
  | { readonly type: 'finish' | 'remove'; readonly id: string }
  | { readonly type: 'reorder'; readonly ids: readonly string[] };

export type StreamQueueEvent =
  | { readonly type: 'match_queued'; readonly payload: { readonly entry: QueueEntry } }
  | { readonly type: 'match_put_on_air'; readonly payload: { readonly entry: QueueEntry } }
  | { readonly type: 'match_aired'; readonly payload: { readonly id: string; readonly at: string } }
  | { readonly type: 'match_unqueued'; readonly payload: { readonly id: string } }
  | { readonly type: 'queue_reordered'; readonly payload: { readonly ids: readonly string[] } };

export type StreamQueueViolation =
  | 'stream_match_over'
  | 'already_queued'
  | 'already_on_air'
  | 'queue_full'
  | 'not_on_air'
  | 'not_in_queue'
  | 'queue_changed';

/** What a decision may not make up itself. */
export type StreamQueueFacts = {
  readonly now: string;
  readonly new_id: () => string;
};
