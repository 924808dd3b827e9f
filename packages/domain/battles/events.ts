import type { CreditCause } from '../deadline/deadline.ts';
import type { SignedReason } from '../rulings/rulings.ts';
import type { BySide, Side } from '../series/sides.ts';
import type { MatchResult } from '../series/match-result.ts';
import type { Ground } from './commands.ts';
import type { BattleSettings } from './settings.ts';
import type {
  BattleDueKind,
  BattleEndCause,
  BattlePenaltyKind,
  BattlePlayer,
  BattleStatus,
  Board,
  BoardEndCause,
  BoardPlan,
  Honour,
  NamingKind,
} from './types.ts';

export type BattleTeam = {
  readonly team_id: string;
  readonly name: string;
};

type BoardResult = {
  readonly board_number: number;
  readonly winner: Side | null;
  readonly score: BySide<number>;
  readonly cause: BoardEndCause;
};

/** Who leaves the line-up and who comes in. Null: the order of the line-up is still hidden. */
type PlayerChange = {
  readonly side: Side;
  readonly out: BattlePlayer | null;
  readonly player: BattlePlayer | null;
};

/** Payload of every event by its type; each also carries `at`, the moment it happened. */
type EventFacts = {
  battle_created: {
    readonly battle_id: string;
    readonly settings: BattleSettings;
    readonly sides: BySide<BattleTeam>;
    readonly starts_at: string;
    readonly due_at: string;
  };
  battle_rescheduled: {
    readonly starts_at: string;
    readonly due_at: string;
    readonly due_kind: BattleDueKind & ('line_up' | 'check_in_opening');
  };
  line_up_locked: { readonly side: Side; readonly by_system: boolean };
  /** Both are locked. `players`: as many, in order, as the format shows before the boards open. */
  line_ups_revealed: {
    readonly sizes: BySide<number>;
    readonly players: BySide<readonly BattlePlayer[]>;
    /** When the check-in opens. */
    readonly due_at: string;
  };
  team_check_in_opened: { readonly due_at: string };
  member_checked_in: { readonly side: Side; readonly account_id: string };
  /** `absent`: teams without enough members checked in; their boards open all the same, each with its own check-in. */
  battle_started: { readonly absent: readonly Side[] };
  substitution_made: PlayerChange;
  player_replaced: PlayerChange & SignedReason;
  /** One or both captains are asked for a player. */
  naming_started: {
    readonly board_number: number;
    readonly kind: NamingKind;
    readonly plan: BoardPlan;
    readonly due_at: string;
  };
  player_locked: { readonly board_number: number; readonly side: Side; readonly by_system: boolean };
  /** A correction changed what comes next. */
  naming_withdrawn: { readonly board_number: number };
  /** Each gets a match with these seats; those without a match id are lost by whoever has nobody. */
  boards_opened: {
    readonly boards: readonly Pick<Board, 'number' | 'kind' | 'round' | 'match_id' | 'seats'>[];
  };
  board_started: { readonly board_number: number };
  board_progressed: { readonly board_number: number; readonly score: BySide<number> };
  /** In a relay the next players of both sides take their seats. */
  relay_turn_started: {
    readonly board_number: number;
    readonly from_game: number;
    readonly players: BySide<BattlePlayer>;
  };
  board_finished: BoardResult;
  /** The result of a board that was over is another one. */
  board_corrected: BoardResult & { readonly ground: Ground };
  /** It ends without its match, which is cancelled where there is one. */
  board_forfeited: {
    readonly board_number: number;
    readonly winner: Side | null;
    readonly cause: BoardEndCause & ('missing_player' | 'player_out' | 'ruling');
    readonly ground: Ground;
  };
  /** Its match goes on. */
  board_reopened: { readonly board_number: number; readonly ground: Ground };
  /** It will get a new match; the one that it had is cancelled where it still runs. */
  board_restored: { readonly board_number: number; readonly ground: Ground };
  /** It can't stand any more since board `cause` has changed; its match never counted. */
  board_withdrawn: { readonly board_number: number; readonly cause: number };
  honour_earned: Honour;
  honour_withdrawn: Honour;
  /** The battle is decided before these: nobody has begun them, or they are broken off. Their matches are cancelled. */
  boards_closed: { readonly not_played: readonly number[]; readonly abandoned: readonly number[] };
  penalty_given: {
    readonly side: Side;
    readonly kind: BattlePenaltyKind;
    readonly player: BattlePlayer | null;
  } & SignedReason;
  player_reinstated: { readonly side: Side; readonly player: BattlePlayer } & SignedReason;
  /** From now on everybody may read the decks of its line-up. */
  decks_opened: { readonly side: Side };
  battle_paused: { readonly remaining_ms: number | null } & SignedReason;
  battle_resumed: { readonly due_at: string | null } & SignedReason;
  /** After maintenance, during which the clock stood still. */
  /** Without a cause: after maintenance. */
  time_credited: { readonly lost_ms: number; readonly due_at: string; readonly cause?: CreditCause };
  deadline_extended: { readonly seconds: number; readonly due_at: string } & SignedReason;
  /** Also follows a correction after which another side, or the same with another score, has won. */
  battle_finished: {
    readonly status: BattleStatus & ('finished' | 'forfeited');
    readonly result: MatchResult;
    readonly cause: BattleEndCause;
    readonly score: BySide<number>;
    readonly games: BySide<number>;
    readonly points: BySide<number> | null;
    /** The referee who decided it, where the boards did not. */
    readonly ground: Ground;
  };
  /** Boards that its end had closed get new matches. The deadline is one of before the start, else null. */
  battle_reopened: {
    readonly status: BattleStatus & ('scheduled' | 'check_in' | 'playing');
    readonly due_at: string | null;
    readonly due_kind: BattleDueKind | null;
    readonly ground: Ground;
  };
  battle_cancelled: SignedReason;
};

export type BattleEventType = keyof EventFacts;
export type BattleEvents = { [T in BattleEventType]: EventFacts[T] & { readonly at: string } };
export type BattleEventOf<T extends BattleEventType> = { readonly type: T; readonly payload: BattleEvents[T] };
export type BattleEvent = { [T in BattleEventType]: BattleEventOf<T> }[BattleEventType];
export type BattleCreated = BattleEvents['battle_created'];
