import { isSeriesOver, type SeriesState, type SeriesStatus, type SeriesStep } from '@pailei/domain/series';
import type { DisplayState } from '../ui/marks/StatusMark.tsx';

export type StateMark = {
  readonly state: DisplayState;
  readonly label: string;
};

const MARKS: Readonly<Record<SeriesStatus, StateMark>> = {
  scheduled: { state: 'upcoming', label: '未开始' },
  check_in: { state: 'check_in', label: '准备中' },
  ban: { state: 'banning', label: '禁用阶段' },
  playing: { state: 'live', label: '进行中' },
  disputed: { state: 'dispute', label: '争议' },
  paused: { state: 'paused', label: '已暂停' },
  finished: { state: 'finished', label: '已结束' },
  forfeited: { state: 'finished', label: '弃权结束' },
  cancelled: { state: 'cancelled', label: '已取消' },
};

const STEP_LABELS: Readonly<Partial<Record<SeriesStep, string>>> = {
  shield: '保护阶段',
  pick: '选择卡组',
  confirm: '等待确认',
};

/** The state of a match by shape and label; the step makes the label more exact. */
export function stateMark(status: SeriesStatus, step: SeriesStep | null = null): StateMark {
  const mark = MARKS[status];
  const label = status === 'ban' || status === 'playing' ? step && STEP_LABELS[step] : undefined;
  return label ? { ...mark, label } : mark;
}

/** Whether something happens at the table now, so that it may be called live. */
export const isLive = (status: SeriesStatus): boolean => !isSeriesOver(status) && status !== 'scheduled';

/** The game that is being played, disputed or picked; the last one when the series is over; 0 before the first. */
export function currentGameNumber(series: SeriesState): number {
  const newest = series.games.at(-1);
  if (!newest) return series.status === 'playing' ? 1 : 0;
  return series.step === 'pick' ? newest.number + 1 : newest.number;
}
