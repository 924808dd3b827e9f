import type { CreditCause } from '../deadline/deadline.ts';
import type { DrawKeyOf } from '../random/draw-key.ts';
import type { Referee } from '../rulings/rulings.ts';
import type { SeriesEvent } from './events.ts';
import type { BySide, Side } from './sides.ts';
import type { GameResult } from './types.ts';

export type SeriesActor =
  | { readonly kind: 'side'; readonly side: Side }
  | ({ readonly kind: 'referee' } & Referee)
  | { readonly kind: 'system' };

/** A hidden choice on its way to or from the private table, whose key is (series, side, kind, game_number); a later one replaces an earlier one. */
export type SeriesSecret = {
  readonly side: Side;
  readonly kind: 'shield' | 'ban' | 'pick';
  /** 0 for shield and ban. */
  readonly game_number: number;
  readonly slots: readonly number[];
};

/** Since when each side has known of the running check-in: its call was shown, or its page was open. Null: it may not know of it. */
export type Reached = BySide<string | null>;

export type SeriesFacts = {
  /** ISO string, UTC, milliseconds. */
  readonly now: string;
  readonly actor: SeriesActor;
  /** All secrets stored for this series. */
  readonly secrets: readonly SeriesSecret[];
  /** Asked by a timeout alone, whose choices for a side are draws. */
  readonly draw_key: DrawKeyOf;
  /** Asked by the timeout of a check-in alone. Missing: nobody was reached, so nobody loses by the clock. */
  readonly reached?: Reached;
  /** All events of this series; asked by an undo alone. */
  readonly history?: readonly SeriesEvent[];
};

type ClaimDetails = {
  readonly note?: string | null;
  readonly screenshot_id?: string | null;
};

/** Payload of every command by its type. */
export type SeriesCommands = {
  open_check_in: object;
  ready: object;
  lock_shield: { readonly slot: number };
  /** Slots of the opponent's decks, exactly as many different ones as `bansOf` says. */
  lock_bans: { readonly slots: readonly number[] };
  lock_pick: { readonly game_number: number; readonly slot: number };
  /** The second equal report is the confirmation. */
  report: { readonly game_number: number; readonly result: GameResult } & ClaimDetails;
  /** Against the other side's report, or against a result that settled unconfirmed. */
  contest: { readonly game_number: number; readonly note: string; readonly screenshot_id?: string | null };
  /** A side gives up the whole series. */
  forfeit: object;
  timeout: { readonly due_at: string };
  /** Gives back to the running deadline what maintenance took: the time from `since` until now. */
  credit_time: { readonly since: string; readonly cause?: CreditCause };
  /** On a running or disputed game; `draw` means a replay with the same decks. */
  rule_game: { readonly game_number: number; readonly result: GameResult; readonly reason: string };
  correct_game: { readonly game_number: number; readonly result: Side; readonly reason: string };
  /**
   * The final score of a series that is over, instead of the one that it ended with. `games`: the winner of each game in their order,
   * where that is known.
   */
  correct_score: { readonly score: BySide<number>; readonly games?: readonly Side[]; readonly reason: string };
  /** The settled result stands, though one side objected to it. */
  uphold_game: { readonly game_number: number; readonly reason: string };
  void_game: { readonly game_number: number; readonly reason: string };
  /** The score that an open series ends with where nobody reports it; what was won before stands. */
  award_result: { readonly score: BySide<number>; readonly reason: string };
  caution: { readonly side: Side; readonly reason: string };
  warn: { readonly side: Side; readonly reason: string };
  /** The running game, else the coming one: it names that number. */
  give_game_loss: { readonly side: Side; readonly game_number: number; readonly reason: string };
  give_match_loss: { readonly side: Side; readonly reason: string };
  disqualify: { readonly side: Side; readonly reason: string };
  pause: { readonly reason: string };
  resume: { readonly reason: string };
  /** Names the deadline that it moves. */
  extend: { readonly due_at: string; readonly seconds: number; readonly reason: string };
  /** Takes back the end of a forfeited series; games awarded for a no-show are voided with it. */
  reopen: { readonly reason: string };
  cancel: { readonly reason: string };
  /** Takes back the last ruling, as long as nothing has happened since. */
  undo_ruling: { readonly reason: string };
};

export type SeriesCommandType = keyof SeriesCommands;
export type SeriesCommand = {
  [T in SeriesCommandType]: { readonly type: T } & SeriesCommands[T];
}[SeriesCommandType];
export type SeriesCommandOf<T extends SeriesCommandType> = { readonly type: T } & SeriesCommands[T];
