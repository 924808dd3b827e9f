import { BOARD_END_NAMES, BOARD_STATUS_NAMES } from '@pailei/contracts/play/battles/battle-texts';
import { playerOf } from '@pailei/domain/battles/boards';
import type { Board, BoardKind, BoardStatus } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import type { DisplayState } from '../../ui/marks/StatusMark.tsx';

const KIND_NAMES: Readonly<Record<BoardKind, string | null>> = { regular: null, ace: '王牌盘', decider: '决胜台' };

const STATES: Readonly<Record<BoardStatus, DisplayState>> = {
  waiting: 'upcoming',
  open: 'check_in',
  playing: 'live',
  finished: 'finished',
  forfeited: 'finished',
  not_played: 'cancelled',
  abandoned: 'cancelled',
  withdrawn: 'cancelled',
};

/** `第 3 台`, `第 6 台 · 王牌盘`. */
export function boardHeading({ number, kind }: Pick<Board, 'number' | 'kind'>): string {
  const name = KIND_NAMES[kind];
  return name === null ? `第 ${number} 台` : `第 ${number} 台 · ${name}`;
}

/** The state of a board by shape and label; one that was not played out says why. */
export function boardMark({ status, end_cause }: Pick<Board, 'status' | 'end_cause'>) {
  const isDecided = status === 'forfeited' && end_cause !== null;
  return { state: STATES[status], label: isDecided ? BOARD_END_NAMES[end_cause] : BOARD_STATUS_NAMES[status] };
}

/** Who plays, or 缺人. */
export const boardPlayerName = (board: Pick<Board, 'seats'>, side: Side): string =>
  playerOf(board, side)?.name ?? '缺人';

/** Milliseconds from the opening of a board to its end, or to now; null where nothing was played. */
export function boardDurationMs({ status, opened_at, ended_at }: Board, nowMs: number): number | null {
  if (status === 'waiting' || status === 'not_played') return null;
  return Math.max(0, (ended_at === null ? nowMs : Date.parse(ended_at)) - Date.parse(opened_at));
}
