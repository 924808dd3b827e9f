import type { BoardPlan } from '../types.ts';
import type { FormatRules, Situation } from './format-rules.ts';
import { raceToMajority } from './races.ts';
import { areAllOver, moreWins, wonBoards } from './verdicts.ts';

/** Round r, from 1: the i-th player of a meets the (i + r − 1)-th of b, counted in a circle. Source: SwissSys [E40]. */
function roundPlans(size: number, round: number): readonly BoardPlan[] {
  return Array.from({ length: size }, (_, index) => ({
    kind: 'regular',
    round,
    seats: { a: { kind: 'order', index }, b: { kind: 'order', index: (index + round - 1) % size } },
  }));
}

/** Each board is one game, and one that nobody plays counts like it. */
function verdict({ format, boards }: Situation<'scheveningen'>) {
  return areAllOver(boards, format.size * format.size) ? moreWins(wonBoards(boards), 'games') : null;
}

/** 全员互打: everybody plays everybody of the other team once; a round is played at the same time. */
export const scheveningenRules: FormatRules<'scheveningen'> = {
  shownPlayers: ({ size }) => size,
  verdict,
  next: ({ format, boards }) => roundPlans(format.size, Math.floor(boards.length / format.size) + 1),
  invalid: () => [],
  isChain: false,
  rotates: false,
  hasHonours: false,
  race: ({ format }, state) => raceToMajority(state, format.size * format.size, 'draw'),
};
