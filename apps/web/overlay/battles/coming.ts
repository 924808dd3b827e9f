import type { BattleFormatCode } from '@pailei/domain/battles/settings';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import { lineUpPlaces, type LineUpPlace } from '../../shared/battles/model/line-up-places.ts';

/** Who comes next while nobody is named, as everybody may know it, and what they are called; a new format is its line in the map. */
export type Coming = {
  readonly title: string;
  readonly places: (state: BattleState, side: Side) => readonly LineUpPlace[];
};

const playable = (state: BattleState, side: Side) => lineUpPlaces(state, side).filter(({ isOut }) => !isOut);

const everybody: Coming = { title: '出战名单', places: playable };

/** Of a relay: whoever follows in the circle. */
function nextTurn(state: BattleState, side: Side): readonly LineUpPlace[] {
  const places = lineUpPlaces(state, side);
  const now = places.findIndex(({ isOnBoard }) => isOnBoard);
  const next = places[(now + 1) % places.length];
  return next ? [next] : [];
}

export const COMING: Readonly<Record<BattleFormatCode, Coming>> = {
  boards: everybody,
  two_v_two: everybody,
  co_op: everybody,
  scheveningen: everybody,
  winner_stays: {
    title: '待上场',
    places: (state, side) => playable(state, side).filter(({ isOnBoard, last }) => !isOnBoard && last === null),
  },
  relay: { title: '下一棒', places: nextTurn },
  conquest_team: {
    title: '还可上场',
    places: (state, side) => playable(state, side).filter(({ isOnBoard, won }) => !isOnBoard && won === 0),
  },
};
