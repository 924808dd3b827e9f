import type { DrawKey } from '../../random/draw-key.ts';
import type { LockKind } from '../../series/locks.ts';
import type { SeriesEvent } from '../../series/events.ts';
import type { SeriesDeck } from '../../series/types.ts';
import type { Side } from '../../series/sides.ts';
import type { TournamentEvent } from '../events.ts';

/**
 * What came out, in the order drawn. Seeds and lots: one participant after the other. A place of a group: who came to it. A pairing: the two of each table, last
 * who has the bye. A choice: the slots of the decks.
 */
export type DrawResult = readonly (readonly string[])[];

export type DrawSubject =
  | { readonly kind: 'seeds' | 'lots' }
  | { readonly kind: 'group_seeds' | 'group_place'; readonly stage: number; readonly group: number | null }
  | { readonly kind: 'pairing'; readonly stage: number; readonly round: number }
  | {
      readonly kind: 'choice';
      readonly match_id: string;
      readonly step: LockKind;
      readonly side: Side;
      /** Participant id of the side whose time had run out. */
      readonly participant_id: string;
      /** 0 for shields and bans. */
      readonly game_number: number;
      /** Those that were chosen among, with others of the same line-up. */
      readonly decks: readonly SeriesDeck[];
    };

/** One draw as the records have it, and the way to draw it again. */
export type RecordedDraw = {
  readonly label: string;
  readonly subject: DrawSubject;
  /** ISO string, UTC. */
  readonly at: string;
  readonly result: DrawResult;
  /** Whether it was drawn from the event's secret, not before there was one. */
  readonly is_covered: boolean;
  redraw(key: DrawKey): DrawResult;
};

/** Since when an event draws from its secret: after this version of its log, in matches from this moment on. */
export type CoveredSince = {
  readonly version: number;
  /** ISO string, UTC. */
  readonly at: string;
};

export type LoggedEvent<Event> = {
  readonly version: number;
  readonly event: Event;
};

export type LoggedTournamentEvent = LoggedEvent<TournamentEvent>;
export type MatchEvents = readonly SeriesEvent[];
