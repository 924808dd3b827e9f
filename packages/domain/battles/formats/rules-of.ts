import { isBoardRunning, standingBoards } from '../boards.ts';
import { leastPlayers, type BattleFormatCode } from '../settings.ts';
import type { BattleState, Board, BoardPlan } from '../types.ts';
import { boardsRules } from './boards.ts';
import { conquestTeamRules } from './conquest-team.ts';
import type { FormatRules, Race, Situation, Verdict } from './format-rules.ts';
import { scheveningenRules } from './scheveningen.ts';
import { coOpRules, relayRules } from './single-board.ts';
import { twoVTwoRules } from './two-v-two.ts';
import { winnerStaysRules } from './winner-stays.ts';

export const FORMAT_RULES: { readonly [C in BattleFormatCode]: FormatRules<C> } = {
  boards: boardsRules,
  winner_stays: winnerStaysRules,
  relay: relayRules,
  co_op: coOpRules,
  two_v_two: twoVTwoRules,
  scheveningen: scheveningenRules,
  conquest_team: conquestTeamRules,
};

function rulesOf({ settings }: Pick<BattleState, 'settings'>): FormatRules<BattleFormatCode> {
  return FORMAT_RULES[settings.format.code];
}

function situationOf(state: BattleState): Situation {
  const { a, b } = state.sides;
  return {
    format: state.settings.format,
    boards: standingBoards(state),
    sizes: { a: a.line_up.size ?? 0, b: b.line_up.size ?? 0 },
  };
}

/** Below half of the players a team forfeits; both below: both lose. */
function shortVerdict(state: BattleState): Verdict | null {
  const { sizes, format } = situationOf(state);
  const [a, b] = [sizes.a < leastPlayers(format), sizes.b < leastPlayers(format)];
  if (!a && !b) return null;
  return { result: a && b ? 'double_loss' : a ? 'b' : 'a', cause: 'short_team' };
}

/** How the battle ends by its boards, or null while it is open. */
export function verdictOf(state: BattleState): Verdict | null {
  return shortVerdict(state) ?? rulesOf(state).verdict(situationOf(state));
}

/** What the rules ask for next; nothing while a board runs or the battle is decided. */
export function nextBoards(state: BattleState): readonly BoardPlan[] {
  const isHeld = state.boards.some(isBoardRunning) || verdictOf(state) !== null;
  return isHeld ? [] : rulesOf(state).next(situationOf(state));
}

/** Boards that can't stand after board `number` has changed. */
export function invalidBoards(before: BattleState, after: BattleState, number: number): readonly Board[] {
  return rulesOf(after).invalid(situationOf(before), situationOf(after), number);
}

export function shownPlayers(state: BattleState): number {
  return rulesOf(state).shownPlayers(state.settings.format);
}

/** Whether the boards so far say who plays next. */
export function isChain(state: BattleState): boolean {
  return rulesOf(state).isChain;
}

/** Whether another player of the line-up plays each game of a board. */
export function isRotating(state: BattleState): boolean {
  return rulesOf(state).rotates;
}

export function hasHonours(state: BattleState): boolean {
  return rulesOf(state).hasHonours;
}

/** How far both sides are from winning, while the battle is open. */
export function raceOf(state: BattleState): Race {
  return rulesOf(state).race(situationOf(state), state);
}
