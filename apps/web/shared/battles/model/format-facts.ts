import type { BattleFormatCode } from '@pailei/domain/battles/settings';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import type { LineUpPlace } from './line-up-places.ts';
import { boardName, needOfBoards, needOfGames, needOfPlayers, playersLeft } from './need.ts';

/** What somebody who is on no board is marked with: waits, has won, has lost, or holds the ring. */
export type PlaceRest = 'waiting' | 'won' | 'lost' | 'holder';

/** What a format's battle is told by, on a page as in an overlay; a new format is its line in the map. */
export type FormatFacts = {
  /** `ring`: one board at a time, whose two players stand on the stage. `boards`: several at once. */
  readonly stage: 'ring' | 'boards';
  /** `第 3 台`, `第 7 擂`. */
  readonly boardName: (number: number) => string;
  /** What a side still needs, or has left; null once that means nothing. */
  readonly need: (state: BattleState, side: Side) => string | null;
  readonly restOf: (place: LineUpPlace) => PlaceRest;
  /** Places have names: 先锋, 大将. */
  readonly hasOrderNames: boolean;
};

const boardByBoard: FormatFacts = {
  stage: 'boards',
  boardName,
  need: (state, side) => needOfBoards(state, side, state.settings.format.size),
  restOf: ({ last }) => last ?? 'waiting',
  hasOrderNames: false,
};

const oneBoard: FormatFacts = {
  stage: 'ring',
  boardName,
  need: needOfGames,
  restOf: () => 'waiting',
  hasOrderNames: false,
};

const RESTS_IN_RING = { won: 'holder', lost: 'lost' } as const;

export const FORMAT_FACTS: Readonly<Record<BattleFormatCode, FormatFacts>> = {
  boards: boardByBoard,
  winner_stays: {
    stage: 'ring',
    boardName: (number) => `第 ${number} 擂`,
    need: playersLeft,
    restOf: ({ last }) => (last === null ? 'waiting' : RESTS_IN_RING[last]),
    hasOrderNames: true,
  },
  relay: oneBoard,
  co_op: { ...oneBoard, restOf: boardByBoard.restOf },
  two_v_two: boardByBoard,
  scheveningen: {
    ...boardByBoard,
    need: (state, side) => needOfBoards(state, side, state.settings.format.size ** 2),
    restOf: () => 'waiting',
  },
  conquest_team: {
    stage: 'ring',
    boardName,
    need: needOfPlayers,
    restOf: ({ won }) => (won > 0 ? 'won' : 'waiting'),
    hasOrderNames: false,
  },
};

export const formatFacts = ({ settings }: Pick<BattleState, 'settings'>): FormatFacts =>
  FORMAT_FACTS[settings.format.code];
