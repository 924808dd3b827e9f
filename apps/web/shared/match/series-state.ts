import { SERIES_STATUS_NAMES } from '@pailei/contracts/play/matches/series-names';
import { isLive } from '@pailei/domain/featured/live';
import type { SeriesState, SeriesStatus, SeriesStep } from '@pailei/domain/series/types';
import type { DisplayState } from '../ui/marks/StatusMark.tsx';

export type StateMark = {
  readonly state: DisplayState;
  readonly label: string;
};

const STATES: Readonly<Record<SeriesStatus, DisplayState>> = {
  scheduled: 'upcoming',
  check_in: 'check_in',
  ban: 'banning',
  playing: 'live',
  disputed: 'dispute',
  paused: 'paused',
  finished: 'finished',
  forfeited: 'finished',
  cancelled: 'cancelled',
};

const STEP_LABELS: Readonly<Partial<Record<SeriesStep, string>>> = {
  shield: '保护阶段',
  pick: '选择卡组',
  confirm: '等待确认',
};

/** The state of a match by shape and label; the step makes the label more exact. */
export function stateMark(status: SeriesStatus, step: SeriesStep | null = null): StateMark {
  const label = status === 'ban' || status === 'playing' ? step && STEP_LABELS[step] : undefined;
  return { state: STATES[status], label: label ?? SERIES_STATUS_NAMES[status] };
}

/** Whether the players gather or play at the table now. */
export const isUnderWay = (status: SeriesStatus): boolean => status === 'check_in' || isLive(status);

/** The game that is being played, disputed or picked; the last one when the series is over; 0 before the first. */
export function currentGameNumber(series: SeriesState): number {
  const newest = series.games.at(-1);
  if (!newest) return series.status === 'playing' ? 1 : 0;
  return series.step === 'pick' ? newest.number + 1 : newest.number;
}
