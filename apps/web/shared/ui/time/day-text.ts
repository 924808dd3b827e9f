import { serverNow } from '../../state/clock.ts';
import { clockText, dayText } from './time.format.ts';

const longDay = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', weekday: 'short' });

/** `今日`, else `11-20`. */
export function dayLabel(iso: string, nowMs: number = serverNow()): string {
  const isToday = new Date(iso).toDateString() === new Date(nowMs).toDateString();
  return isToday ? '今日' : dayText(iso);
}

/** `今日 20:14`, else `11-20 20:14`. */
export function timeText(iso: string, nowMs: number = serverNow()): string {
  return `${dayLabel(iso, nowMs)} ${clockText(iso)}`;
}

/** `11 月 20 日 周四` */
export function longDayText(ms: number): string {
  return longDay
    .format(ms)
    .replace(/(\d+)月(\d+)日/, '$1 月 $2 日 ')
    .replace('  ', ' ')
    .trim();
}
