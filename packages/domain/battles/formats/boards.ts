import { SIDES } from '../../series/sides.ts';
import type { FormatRules, Situation, Verdict } from './format-rules.ts';
import { raceToMajority } from './races.ts';
import { boardsInOrder, tieBreaker } from './seat-plans.ts';
import { isTied, regularBoards, tieBreakVerdict } from './tie-break.ts';
import { areAllOver, moreWins, wonBoards, wonGames } from './verdicts.ts';

type Boards = Situation<'boards'>;

function majority({ format, boards }: Boards): Verdict | null {
  if (format.decided !== 'majority') return null;
  const won = wonBoards(regularBoards(boards));
  const winner = SIDES.find((side) => won[side] > format.size / 2);
  return winner ? { result: winner, cause: 'boards' } : null;
}

/** Once all are over: the winner, or null where an ace board decides. */
function afterAllBoards({ format, boards }: Boards): Verdict | null {
  const regular = regularBoards(boards);
  const byBoards = moreWins(wonBoards(regular), 'boards');
  if (byBoards.result !== 'draw' || format.tie === 'draw') return byBoards;
  if (format.tie === 'ace') return null;
  const byGames = moreWins(wonGames(regular), 'games');
  return byGames.result === 'draw' ? null : byGames;
}

function regularVerdict(situation: Boards): Verdict | null {
  const early = majority(situation);
  if (early) return early;
  return areAllOver(regularBoards(situation.boards), situation.format.size) ? afterAllBoards(situation) : null;
}

/** 对位赛: board i is played by the i-th players; all boards at the same time. */
export const boardsRules: FormatRules<'boards'> = {
  shownPlayers: ({ size }) => size,
  verdict: (situation) => regularVerdict(situation) ?? tieBreakVerdict(situation.boards, 'ace'),
  next: ({ boards, format }) => (boards.length === 0 ? boardsInOrder(format.size) : [tieBreaker('ace', 'team')]),
  invalid: (_, after) =>
    isTied(after.boards, after.format.size, regularVerdict(after))
      ? []
      : after.boards.filter(({ kind }) => kind === 'ace'),
  isChain: false,
  rotates: false,
  hasHonours: false,
  race: ({ format }, state) => raceToMajority(state, format.size, format.tie),
};
