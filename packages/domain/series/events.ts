import type { CreditCause } from '../deadline/deadline.ts';
import type { SignedReason } from '../rulings/rulings.ts';
import type { SeriesSettings } from './settings.ts';
import type { BySide, Side } from './sides.ts';
import type {
  DueKind,
  GameEnding,
  GameResult,
  PenaltyKind,
  SeriesDeck,
  RulingKind,
  SeriesEndCause,
  SeriesStanding,
  SeriesStatus,
} from './types.ts';

export type SeriesParticipant = {
  readonly participant_id: string;
  readonly name: string;
  readonly decks: readonly SeriesDeck[];
};

export type CorrectedGame = { readonly game_number: number; readonly winner: Side };

/** Payload of every event by its type; each also carries `at`, the moment it happened. */
type EventFacts = {
  series_created: {
    readonly series_id: string;
    readonly settings: SeriesSettings;
    readonly sides: BySide<SeriesParticipant>;
  };
  check_in_opened: { readonly due_at: string };
  /** One rung of the no-show ladder has passed; the next is due. */
  check_in_prolonged: { readonly due_at: string };
  /** A rung did not count, since these absent sides may not know of their match: a referee is asked. Then it is due again. */
  check_in_held: { readonly sides: readonly Side[]; readonly due_at: string };
  /** The call reached an absent side late: the rung has its whole time from then on. */
  check_in_restarted: { readonly sides: readonly Side[]; readonly due_at: string };
  side_ready: { readonly side: Side };
  step_started: {
    readonly step: 'shield' | 'ban' | 'pick';
    /** The game that is being picked, else null. */
    readonly game_number: number | null;
    readonly due_at: string;
  };
  deadline_missed: { readonly side: Side; readonly step: 'shield' | 'ban' | 'pick' };
  grace_given: { readonly sides: readonly Side[]; readonly due_at: string };
  shield_locked: { readonly side: Side; readonly by_system: boolean };
  shields_revealed: { readonly slots: BySide<number> };
  bans_locked: { readonly side: Side; readonly by_system: boolean };
  /** `slots.a` are the decks of b that a bans. */
  bans_revealed: { readonly slots: BySide<readonly number[]> };
  pick_locked: { readonly side: Side; readonly game_number: number; readonly by_system: boolean };
  picks_revealed: { readonly game_number: number; readonly slots: BySide<number> };
  game_started: {
    readonly game_number: number;
    readonly a_slot: number;
    readonly b_slot: number;
    readonly replay_of: number | null;
  };
  result_reported: {
    readonly game_number: number;
    readonly side: Side;
    readonly result: GameResult;
    readonly note: string | null;
    readonly screenshot_id: string | null;
    /** When the other side is first reminded; null when this report is the second one. */
    readonly due_at: string | null;
  };
  report_reminded: {
    readonly game_number: number;
    /** Who is asked to confirm. */
    readonly side: Side;
    readonly due_at: string;
    readonly due_kind: DueKind & ('reminder' | 'confirm');
  };
  dispute_opened: {
    readonly game_number: number;
    readonly cause: 'reports_differ' | 'contested';
    readonly side: Side;
    readonly note: string | null;
    readonly screenshot_id: string | null;
  };
  result_questioned: {
    readonly game_number: number;
    readonly side: Side;
    readonly note: string;
    readonly screenshot_id: string | null;
  };
  game_finished: {
    readonly game_number: number;
    readonly winner: GameResult;
    readonly ended_by: GameEnding & ('agreement' | 'unconfirmed' | 'ruling' | 'penalty');
  };
  game_awarded: {
    readonly game_number: number;
    readonly winner: Side;
    readonly ended_by: GameEnding & ('ruling' | 'penalty' | 'timeout' | 'no_show');
  };
  game_ruled: { readonly game_number: number; readonly result: GameResult } & SignedReason;
  game_corrected: { readonly game_number: number; readonly previous: GameResult; readonly winner: Side } & SignedReason;
  /** A referee let the result stand that one side had objected to. */
  game_upheld: { readonly game_number: number; readonly winner: GameResult } & SignedReason;
  /** By a referee's own decision (`cause` null), or because the correction or voiding of game `cause` invalidates it. */
  game_voided: { readonly game_number: number; readonly cause: number | null } & SignedReason;
  /** A referee said how the series ends; the games that were missing follow. */
  result_awarded: { readonly score: BySide<number> } & SignedReason;
  /** A referee corrected how a series ended: games with other winners, games that count no more, and games that were missing. */
  score_corrected: {
    readonly previous: BySide<number>;
    readonly score: BySide<number>;
    readonly corrected: readonly CorrectedGame[];
    readonly voided: readonly number[];
    readonly awarded: readonly CorrectedGame[];
  } & SignedReason;
  penalty_given: {
    readonly side: Side;
    readonly kind: PenaltyKind;
    readonly game_number: number | null;
  } & SignedReason;
  series_paused: { readonly remaining_ms: number | null } & SignedReason;
  series_resumed: { readonly due_at: string | null } & SignedReason;
  /** After maintenance, during which the clock stood still. */
  /** Without a cause: after maintenance. */
  time_credited: { readonly lost_ms: number; readonly due_at: string; readonly cause?: CreditCause };
  deadline_extended: { readonly seconds: number; readonly due_at: string } & SignedReason;
  series_finished: {
    readonly status: SeriesStatus & ('finished' | 'forfeited');
    /** Null: both sides lose. */
    readonly winner: Side | null;
    readonly cause: SeriesEndCause;
    readonly score: BySide<number>;
  };
  series_reopened: SignedReason;
  series_cancelled: SignedReason;
  /** A referee's last ruling is taken back: the series stands as before it, and its clock has the time since. */
  ruling_undone: { readonly undone: RulingKind; readonly restored: SeriesStanding } & SignedReason;
};

export type SeriesEventType = keyof EventFacts;
export type SeriesEvents = { [T in SeriesEventType]: EventFacts[T] & { readonly at: string } };
export type SeriesEventOf<T extends SeriesEventType> = { readonly type: T; readonly payload: SeriesEvents[T] };
export type SeriesEvent = { [T in SeriesEventType]: SeriesEventOf<T> }[SeriesEventType];
export type SeriesCreated = SeriesEvents['series_created'];
