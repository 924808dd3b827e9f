import type { Referee } from '../rulings/rulings.ts';
import { SERIES_END_CAUSES } from '../series/types.ts';
import type { BySide, Side } from '../series/sides.ts';
import type { MatchResult } from '../series/match-result.ts';
import type { BattleSettings } from './settings.ts';

export const BATTLE_STATUSES = [
  'scheduled',
  'check_in',
  'playing',
  'paused',
  'finished',
  'forfeited',
  'cancelled',
] as const;
export type BattleStatus = (typeof BATTLE_STATUSES)[number];

/** Why a captain names a player. */
export const NAMING_KINDS = ['next_player', 'revival', 'ace', 'decider', 'hidden_choice'] as const;
export type NamingKind = (typeof NAMING_KINDS)[number];

/** What the deadline in `due_at` is for: a line-up, the opening and the end of the check-in, the naming of a player. */
export const BATTLE_DUE_KINDS = ['line_up', 'check_in_opening', 'check_in', ...NAMING_KINDS] as const;
export type BattleDueKind = (typeof BATTLE_DUE_KINDS)[number];

export type BattlePlayer = {
  readonly account_id: string;
  readonly name: string;
};

/** `waiting`: it is opened as soon as play goes on. `not_played` and `abandoned`: the battle was decided before it was. */
export const BOARD_STATUSES = [
  'waiting',
  'open',
  'playing',
  'finished',
  'forfeited',
  'not_played',
  'abandoned',
  'withdrawn',
] as const;
export type BoardStatus = (typeof BOARD_STATUSES)[number];

/** Beside those of a series: a side has nobody for this board, its player may not play any more, a referee's decision. */
export const BOARD_END_CAUSES = [...SERIES_END_CAUSES, 'cancelled', 'missing_player', 'player_out', 'ruling'] as const;
export type BoardEndCause = (typeof BOARD_END_CAUSES)[number];

export const BOARD_KINDS = ['regular', 'ace', 'decider'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** Who is to play for a side, as far as the public state tells. */
export type SeatPlan =
  | { readonly kind: 'player'; readonly player: BattlePlayer }
  /** Place in the line-up, from 0; nobody where it is shorter. */
  | { readonly kind: 'order'; readonly index: number }
  | {
      readonly kind: 'named';
      readonly naming: NamingKind;
      /** `team`: the line-up or the bench. */
      readonly from: 'line_up' | 'team';
      /** Account ids of those who can't be named. */
      readonly without: readonly string[];
    };

/** A board that the rules ask for next. */
export type BoardPlan = {
  readonly kind: BoardKind;
  readonly round: number;
  readonly seats: BySide<SeatPlan>;
};

/** Who acts for a side of a board's match. The games count as the match counts them; null: until its end. */
export type BoardSeat = BattlePlayer & {
  readonly side: Side;
  readonly role: 'player' | 'adviser';
  readonly from_game: number;
  readonly to_game: number | null;
};

export type Board = {
  /** 1-based and never used twice: withdrawn boards keep theirs. */
  readonly number: number;
  readonly kind: BoardKind;
  /** Boards of one round are played at the same time. */
  readonly round: number;
  /** Null where nobody plays. A board that is opened again has another match. */
  readonly match_id: string | null;
  readonly seats: readonly BoardSeat[];
  readonly status: BoardStatus;
  /** Games won. */
  readonly score: BySide<number>;
  /** Null in a board that is over: both sides lost it. */
  readonly winner: Side | null;
  readonly end_cause: BoardEndCause | null;
  readonly opened_at: string;
  readonly ended_at: string | null;
};

export const BATTLE_PENALTY_KINDS = ['warning', 'disqualification'] as const;
export type BattlePenaltyKind = (typeof BATTLE_PENALTY_KINDS)[number];

export type BattlePenalty = {
  readonly kind: BattlePenaltyKind;
  /** Null: the team. */
  readonly player: BattlePlayer | null;
  readonly reason: string;
  readonly by: Referee;
  readonly at: string;
};

export type BattleSide = {
  readonly team_id: string;
  readonly name: string;
  readonly line_up: {
    readonly locked: boolean;
    /** Nobody locked one in time. */
    readonly by_system: boolean;
    /** How many play; null before the reveal. */
    readonly size: number | null;
    /** In order, as far as the format reveals it before the boards open. */
    readonly revealed: readonly BattlePlayer[];
  };
  /** Account ids. */
  readonly checked_in: readonly string[];
  /** No substitution is left. */
  readonly substituted: boolean;
  /** Missing where the settings have no number of them: `substitutionsLeft` reads it. */
  readonly substitutions_left?: number;
  /** Account ids of players who may not play here any more. */
  readonly out: readonly string[];
  readonly penalties: readonly BattlePenalty[];
  /** Everybody may read the decks of its line-up. */
  readonly decks_opened: boolean;
};

/** One or both captains have to name a player of the coming board; two names are revealed together. */
export type Naming = {
  readonly board_number: number;
  readonly kind: NamingKind;
  readonly plan: BoardPlan;
  readonly locked: readonly { readonly side: Side; readonly by_system: boolean }[];
};

export const HONOUR_KINDS = ['win_streak', 'all_kill', 'reverse_all_kill'] as const;
export type HonourKind = (typeof HONOUR_KINDS)[number];

export type Honour = {
  readonly kind: HonourKind;
  readonly side: Side;
  readonly player: BattlePlayer;
  /** The boards that the player won for it. */
  readonly boards: readonly number[];
};

export const BATTLE_END_CAUSES = [
  'boards',
  'games',
  'ace',
  'decider',
  'tie',
  'both_absent',
  'short_team',
  'forfeit',
  'ruling',
  'disqualification',
] as const;
export type BattleEndCause = (typeof BATTLE_END_CAUSES)[number];

export const BATTLE_RULING_KINDS = [
  'board_corrected',
  'board_forfeited',
  'board_reopened',
  'player_replaced',
  'player_reinstated',
  'penalty',
  'battle_forfeited',
  'paused',
  'resumed',
  'extended',
  'reopened',
  'cancelled',
] as const;
export type BattleRulingKind = (typeof BATTLE_RULING_KINDS)[number];

/** One line of the referee's record; nothing ever leaves it. */
export type BattleRuling = {
  readonly kind: BattleRulingKind;
  readonly side: Side | null;
  readonly board_number: number | null;
  /** A board's new winner, a penalty's kind, the seconds of an extension. */
  readonly detail: string | null;
  readonly reason: string;
  readonly by: Referee;
  readonly at: string;
};

export type BattlePause = {
  readonly status: 'scheduled' | 'check_in' | 'playing';
  readonly remaining_ms: number | null;
  readonly due_kind: BattleDueKind | null;
};

/** All that is public of a battle; what is hidden waits in the private table of secrets. */
export type BattleState = {
  readonly battle_id: string;
  readonly settings: BattleSettings;
  readonly status: BattleStatus;
  readonly starts_at: string;
  readonly sides: BySide<BattleSide>;
  readonly boards: readonly Board[];
  readonly naming: Naming | null;
  /** Boards won; always counted from those that stand. */
  readonly score: BySide<number>;
  /** Games won on these boards. */
  readonly games: BySide<number>;
  readonly honours: readonly Honour[];
  readonly rulings: readonly BattleRuling[];
  readonly result: MatchResult | null;
  readonly end_cause: BattleEndCause | null;
  /** League points, where the settings give some and the battle is over. */
  readonly points: BySide<number> | null;
  readonly due_at: string | null;
  readonly due_kind: BattleDueKind | null;
  readonly pause: BattlePause | null;
  readonly created_at: string;
  readonly check_in_at: string | null;
  readonly started_at: string | null;
  readonly ended_at: string | null;
};
