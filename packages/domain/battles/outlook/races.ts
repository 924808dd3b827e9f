import { otherSide } from '../../series/decide/legal.ts';
import { winsNeeded } from '../../series/settings.ts';
import type { BySide, Side } from '../../series/types.ts';
import { boardsLost, isBoardOver, standingBoards } from '../boards.ts';
import { bySide } from '../by-side.ts';
import { regularBoards } from '../formats/tie-break.ts';
import type { BattleFormatCode, BattleFormatOf } from '../settings.ts';
import type { BattleState, Board } from '../types.ts';

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

type Course<C extends BattleFormatCode> = { readonly state: BattleState; readonly format: BattleFormatOf<C> };
type RaceOf<C extends BattleFormatCode> = (course: Course<C>) => Race;

const majority = (boardCount: number, won: number) => Math.floor(boardCount / 2) + 1 - won;

/** More than half of `count` boards, or as many wins for both. Once all are over, the board that breaks the tie decides. */
function raceToMajority(state: BattleState, count: number, tie: TieOutcome | null): Race {
  const boards = regularBoards(standingBoards(state));
  const left = count - boards.filter(isBoardOver).length;
  const needed = bySide((side) => (left === 0 ? 1 : majority(count, state.score[side])));
  return { unit: 'boards', score: state.score, needed, left: left === 0 ? 1 : left, tie: left === 0 ? null : tie };
}

/** A long series that is the battle. */
function raceOfGames({ state }: { readonly state: BattleState }): Race {
  const board: Board | undefined = standingBoards(state).at(-1);
  const score = board?.score ?? { a: 0, b: 0 };
  const needed = bySide((side) => winsNeeded(state.settings.series.best_of) - score[side]);
  return { unit: 'games', score, needed, left: null, tie: null };
}

const sizeOf = ({ sides }: BattleState, side: Side) => sides[side].line_up.size ?? 0;

const RACES: { readonly [C in BattleFormatCode]: RaceOf<C> } = {
  boards: ({ state, format }) => raceToMajority(state, format.size, format.tie),
  two_v_two: ({ state, format }) =>
    raceToMajority(state, format.size, format.decider === 'board' ? 'decider' : 'games'),
  scheveningen: ({ state, format }) => raceToMajority(state, format.size * format.size, 'draw'),
  winner_stays({ state, format }) {
    const lives = (side: Side) =>
      sizeOf(state, side) + Number(format.revival) - boardsLost(standingBoards(state), side);
    return {
      unit: 'boards',
      score: state.score,
      needed: bySide((side) => lives(otherSide(side))),
      left: null,
      tie: null,
    };
  },
  conquest_team({ state }) {
    const needed = bySide((side) => sizeOf(state, side) - state.score[side]);
    return { unit: 'boards', score: state.score, needed, left: null, tie: null };
  },
  relay: raceOfGames,
  co_op: raceOfGames,
};

export function raceOf(state: BattleState): Race {
  const { format } = state.settings;
  return (RACES[format.code] as RaceOf<BattleFormatCode>)({ state, format });
}
