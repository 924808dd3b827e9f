import type { Hindrance } from '../availability/availability.ts';
import type { CreditCause } from '../deadline/deadline.ts';
import type { Referee, SignedReason } from '../rulings/rulings.ts';
import type { BySide, Side } from '../series/sides.ts';
import type { SeriesEndCause } from '../series/types.ts';
import type { LineUp, LineUpPlayer, TeamRoster } from './line-up/types.ts';
import type { BattleDueKind } from './types.ts';

export type BattleActor =
  /** A captain or vice captain; for a check-in any member of the team. */
  | { readonly kind: 'side'; readonly side: Side; readonly account_id: string }
  | ({ readonly kind: 'referee' } & Referee)
  /** Timers, and the matches of the boards. */
  | { readonly kind: 'system' };

/**
 * What is hidden on its way to or from the private table, whose key is (battle, side, kind, board_number); a later one
 * replaces an earlier one. A line-up's board number is 0.
 */
export type BattleSecret =
  | { readonly kind: 'line_up'; readonly side: Side; readonly board_number: 0; readonly line_up: LineUp }
  | { readonly kind: 'player'; readonly side: Side; readonly board_number: number; readonly account_id: string };

export type BattleFacts = {
  /** ISO string, UTC, milliseconds. */
  readonly now: string;
  readonly actor: BattleActor;
  /** All secrets stored for this battle. */
  readonly secrets: readonly BattleSecret[];
  /** The id of a match that opens. */
  readonly new_id: () => string;
  /** Asked when a line-up is made or changed, and at the check-in of a member. */
  readonly roster_of: (side: Side) => TeamRoster;
  /** Asked when a captain replaces a player whose board is open; undefined: there is no such match. */
  readonly open_board?: (matchId: string) => OpenBoard | undefined;
  /** Why an account of a line-up cannot play now. Left out: no one is hindered. */
  readonly hindrance_of?: (accountId: string) => Hindrance | null;
};

/** How the match of a board that is open stands: who has come to it, and how many of its games have a result. */
export type OpenBoard = { readonly is_ready: BySide<boolean>; readonly games: number };

/** For commands that ask no roster. */
export function noRosters(side: Side): TeamRoster {
  throw new Error(`no roster of side ${side}`);
}

/** Which referee changed a match's result, and why; null where its players did. */
export type Ground = SignedReason | null;

/** Who loses: one side or both. */
export type Losers = Side | 'both';

/** Payload of every command by its type. */
export type BattleCommands = {
  /** Of the own team; it stays. */
  lock_line_up: { readonly line_up: LineUp };
  check_in: object;
  /** Once in a battle, a bench player for one who has had no board, or is absent from it; `out` and `player` are account ids. */
  substitute: { readonly out: string; readonly player: string };
  /** For the board that the naming step names. */
  name_player: { readonly board_number: number; readonly account_id: string };
  /** The own team's, after the battle. */
  open_decks: object;
  /** A side gives up the battle. */
  forfeit: object;
  /** From the match of a board: its play has begun. */
  start_board: { readonly match_id: string };
  /** From the match of a board: its score, and the game that comes or is played now. */
  progress_board: { readonly match_id: string; readonly score: BySide<number>; readonly next_game: number };
  /** From the match of a board: its result, also a changed one. `winner` null: both lost it. */
  finish_board: {
    readonly match_id: string;
    readonly score: BySide<number>;
    readonly winner: Side | null;
    readonly cause: SeriesEndCause | 'cancelled';
    readonly ground: Ground;
  };
  /** From the match of a board: it goes on. */
  reopen_board: { readonly match_id: string; readonly ground: Ground };
  deadline_passed: { readonly due_kind: BattleDueKind; readonly due_at: string };
  /** Gives back to the running deadline what maintenance took: the time from `since` until now. */
  credit_time: { readonly since: string; readonly cause?: CreditCause };
  /** Before the check-in has opened: the captains agreed on another time. */
  reschedule: { readonly starts_at: string };
  forfeit_board: { readonly board_number: number; readonly losers: Losers; readonly reason: string };
  /** A board that a referee's decision ended gets a new match. */
  restore_board: { readonly board_number: number; readonly reason: string };
  forfeit_battle: { readonly losers: Losers; readonly reason: string };
  /** `account_id` null: the team. */
  warn: { readonly side: Side; readonly account_id: string | null; readonly reason: string };
  disqualify: { readonly side: Side; readonly account_id: string | null; readonly reason: string };
  /** A disqualified player may play again; what was lost meanwhile stays lost until its board is restored. */
  reinstate_player: { readonly side: Side; readonly account_id: string; readonly reason: string };
  /** A member takes the place of a player of the line-up, who is named by the account id. */
  replace_player: { readonly side: Side; readonly out: string; readonly player: LineUpPlayer; readonly reason: string };
  pause: { readonly reason: string };
  resume: { readonly reason: string };
  /** Names the deadline that it moves. */
  extend: { readonly due_at: string; readonly seconds: number; readonly reason: string };
  /** Takes back the end of a forfeited battle. */
  reopen: { readonly reason: string };
  cancel: { readonly reason: string };
};

export type BattleCommandType = keyof BattleCommands;
export type BattleCommandOf<T extends BattleCommandType> = { readonly type: T } & BattleCommands[T];
export type BattleCommand = { [T in BattleCommandType]: BattleCommandOf<T> }[BattleCommandType];
