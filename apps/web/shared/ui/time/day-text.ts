import { serverNow } from '../../state/clock.ts';
import { clockText, dayText } from './time.format.ts';

const longDay = new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', weekday: 'short' });

const beijing = new Intl.DateTimeFormat('zh-CN', {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
});

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
  return spaced(longDay.format(ms));
}

/** `11 月 20 日 周四 20:14` on a clock in Beijing, wherever the visitor is. */
export const beijingText = (iso: string): string => spaced(beijing.format(new Date(iso)));

const spaced = (text: string): string =>
  text
    .replace(/(\d+)月(\d+)日/, '$1 月 $2 日 ')
    .replaceAll(/ +/g, ' ')
    .trim();
