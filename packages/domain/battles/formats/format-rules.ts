import type { BySide } from '../../series/sides.ts';
import type { MatchResult } from '../../series/match-result.ts';
import type { BattleFormatCode, BattleFormatOf } from '../settings.ts';
import type { BattleEndCause, BattleState, Board, BoardPlan } from '../types.ts';

/** What the rules of a format go by; nothing hidden is in it. */
export type Situation<C extends BattleFormatCode = BattleFormatCode> = {
  readonly format: BattleFormatOf<C>;
  /** All that stand, in order. */
  readonly boards: readonly Board[];
  /** Players in each line-up. */
  readonly sizes: BySide<number>;
};

export type Verdict = {
  readonly result: MatchResult;
  readonly cause: BattleEndCause;
};

/** What as many wins of both sides lead to: more games and then an ace, an ace board, a decider, more games, or a draw. */
export type TieOutcome = 'games_then_ace' | 'ace' | 'decider' | 'games' | 'draw';

/** How far both sides are from winning by what is played. */
export type Race = {
  readonly unit: 'boards' | 'games';
  readonly score: BySide<number>;
  /** Wins that are missing. */
  readonly needed: BySide<number>;
  /** Boards that are not over; null where one may always be lost by both and another follows. */
  readonly left: number | null;
  readonly tie: TieOutcome | null;
};

/** The rules of a format, pure and by the boards alone: the same boards always ask for the same. */
export type FormatRules<C extends BattleFormatCode> = {
  /** How many players are shown when both line-ups are locked: all, or the first ones. */
  shownPlayers(format: BattleFormatOf<C>): number;
  /** How the battle ends, or null while it is open. */
  verdict(situation: Situation<C>): Verdict | null;
  /** What is played next; asked while there is no verdict and no board runs. Never empty then. */
  next(situation: Situation<C>): readonly BoardPlan[];
  /** Boards that can't stand after board `number` has changed. */
  invalid(before: Situation<C>, after: Situation<C>, number: number): readonly Board[];
  /** Whether the boards so far say who plays next. */
  readonly isChain: boolean;
  /** Whether another player of the line-up plays each game of a board. */
  readonly rotates: boolean;
  /** Whether players earn honours for the boards that they win in a row. */
  readonly hasHonours: boolean;
  /** How far both sides are from winning; asked while the battle is open. */
  race(situation: Situation<C>, state: BattleState): Race;
};
