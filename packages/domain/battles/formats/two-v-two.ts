import type { FormatRules, Situation, Verdict } from './format-rules.ts';
import { raceToMajority } from './races.ts';
import { boardsInOrder, tieBreaker } from './seat-plans.ts';
import { isTied, regularBoards, tieBreakVerdict } from './tie-break.ts';
import { areAllOver, moreWins, wonBoards, wonGames } from './verdicts.ts';

function regularVerdict({ format, boards }: Situation<'two_v_two'>): Verdict | null {
  const regular = regularBoards(boards);
  if (!areAllOver(regular, format.size)) return null;
  const byBoards = moreWins(wonBoards(regular), 'boards');
  if (byBoards.result !== 'draw') return byBoards;
  return format.decider === 'games' ? moreWins(wonGames(regular), 'games') : null;
}

/** 双人赛: two boards at the same time; at 1–1 a third one between two of the four, or all games count. */
export const twoVTwoRules: FormatRules<'two_v_two'> = {
  shownPlayers: ({ size }) => size,
  verdict: (situation) => regularVerdict(situation) ?? tieBreakVerdict(situation.boards, 'decider'),
  next: ({ boards, format }) => (boards.length === 0 ? boardsInOrder(format.size) : [tieBreaker('decider', 'line_up')]),
  invalid: (_, after) =>
    isTied(after.boards, after.format.size, regularVerdict(after))
      ? []
      : after.boards.filter(({ kind }) => kind === 'decider'),
  isChain: false,
  rotates: false,
  hasHonours: false,
  race: ({ format }, state) => raceToMajority(state, format.size, format.decider === 'board' ? 'decider' : 'games'),
};
