import type { TournamentSummary } from '@pailei/contracts/tournaments';

import { clockText } from '../match/model/time-text.ts';
import { FORMAT_NAMES } from '../match/model/series-words.ts';

const monthDay = new Intl.DateTimeFormat('zh-CN', { month: '2-digit', day: '2-digit' });
const longDay = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', weekday: 'short' });

/** `今日`, else `11-20`. */
export function dayWord(iso: string, nowMs: number = Date.now()): string {
  const isToday = new Date(iso).toDateString() === new Date(nowMs).toDateString();
  return isToday ? '今日' : dayText(iso);
}

/** `今日 20:14`, else `11-20 20:14`. */
export function timeText(iso: string, nowMs: number = Date.now()): string {
  return `${dayWord(iso, nowMs)} ${clockText(iso)}`;
}

/** `11-20` */
export function dayText(iso: string): string {
  return monthDay.format(Date.parse(iso)).replace('/', '-');
}

/** `11 月 20 日 周四` */
export function longDayText(ms: number): string {
  return longDay
    .format(ms)
    .replace(/(\d+)月(\d+)日/, '$1 月 $2 日 ')
    .replace('  ', ' ')
    .trim();
}

/** `瑞士轮 + 单败`, `BO5 征服赛` */
export function summaryText({ stages, format }: Pick<TournamentSummary, 'stages' | 'format'>): string[] {
  const kinds = stages.map(({ type }) => (type === 'swiss' ? '瑞士轮' : '单败'));
  const bestOf = stages.at(-1)?.best_of;
  return [[...new Set(kinds)].join(' + '), `${bestOf === undefined ? '' : `BO${bestOf} `}${FORMAT_NAMES[format]}`];
}
