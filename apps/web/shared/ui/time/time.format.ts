import { twoDigits } from './two-digits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** `刚刚`, `3 分钟前`, `2 小时后`; from a day on the date, with the year when it is another one. */
export function relativeTime(iso: string, nowMs: number): string {
  const distance = Date.parse(iso) - nowMs;
  const size = Math.abs(distance);
  if (size >= DAY_MS) {
    const isThisYear = new Date(iso).getFullYear() === new Date(nowMs).getFullYear();
    return isThisYear ? dayText(iso) : formatDate(iso);
  }
  if (size < MINUTE_MS) return distance > 0 ? '1 分钟内' : '刚刚';
  const span = size < HOUR_MS ? `${Math.floor(size / MINUTE_MS)} 分钟` : `${Math.floor(size / HOUR_MS)} 小时`;
  return distance > 0 ? `${span}后` : `${span}前`;
}

/** As `relativeTime`, counting the seconds of the first minute: `刚刚`, `12 秒前`. For what is past. */
export function agoText(iso: string, nowMs: number): string {
  const seconds = Math.floor((nowMs - Date.parse(iso)) / 1_000);
  if (seconds < 2) return '刚刚';
  return seconds < 60 ? `${seconds} 秒前` : relativeTime(iso, nowMs);
}

/** `20:24`, in the visitor's zone. */
export function clockText(at: string | Date): string {
  const date = new Date(at);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** `20:24:31`, in the visitor's zone. */
export const preciseClockText = (date: Date): string => `${clockText(date)}:${twoDigits(date.getSeconds())}`;

/** `2026-11-20 20:24`, in the visitor's zone. */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)} ${clockText(iso)}`;
}

/** `11-20 20:24`, in the visitor's zone, where the year is plain. */
export const shortDateTime = (iso: string): string => withoutYear(formatDateTime(iso));

/** `2026-11-20`, in the visitor's zone. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** `11-20`, in the visitor's zone. */
export const dayText = (iso: string): string => withoutYear(formatDate(iso));

/** `11 月 20 日`, in the visitor's zone. */
export const monthDayText = (date: Date): string => `${date.getMonth() + 1} 月 ${date.getDate()} 日`;

const withoutYear = (text: string): string => text.slice('2026-'.length);
