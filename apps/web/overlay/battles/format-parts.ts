import type { BattleFormatCode, BattleState } from '@pailei/domain/battles';
import type { Side } from '@pailei/domain/series';

import { lineUpPlaces, type LineUpPlace } from '../../shared/battles/line-up-places.ts';

/** What an overlay shows of a format where formats differ; a new one is its line in the map. */
export type FormatParts = {
  /** All boards as cards, as a table of who met whom, or as the turns of one board. */
  readonly boards: 'cards' | 'meetings' | 'turns';
  /** What those who come next are called. */
  readonly comingTitle: string;
  /** Who comes next while nobody is named, as everybody may know it. */
  readonly coming: (state: BattleState, side: Side) => readonly LineUpPlace[];
};

const playable = (state: BattleState, side: Side) => lineUpPlaces(state, side).filter(({ isOut }) => !isOut);

const everybody: FormatParts = { boards: 'cards', comingTitle: '出场名单', coming: playable };

/** Of a relay: whoever follows in the circle. */
function nextTurn(state: BattleState, side: Side): readonly LineUpPlace[] {
  const places = lineUpPlaces(state, side);
  const now = places.findIndex(({ isOnBoard }) => isOnBoard);
  const next = places[(now + 1) % places.length];
  return next ? [next] : [];
}

export const FORMAT_PARTS: Readonly<Record<BattleFormatCode, FormatParts>> = {
  boards: everybody,
  two_v_two: everybody,
  co_op: everybody,
  scheveningen: { ...everybody, boards: 'meetings' },
  winner_stays: {
    boards: 'cards',
    comingTitle: '待上场',
    coming: (state, side) => playable(state, side).filter(({ isOnBoard, last }) => !isOnBoard && last === null),
  },
  relay: { boards: 'turns', comingTitle: '下一棒', coming: nextTurn },
  conquest_team: {
    boards: 'cards',
    comingTitle: '还可上场',
    coming: (state, side) => playable(state, side).filter(({ isOnBoard, won }) => !isOnBoard && won === 0),
  },
};

export const formatParts = ({ settings }: BattleState): FormatParts => FORMAT_PARTS[settings.format.code];
