const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** `刚刚`, `3 分钟前`, `2 小时后`; from a day on the date, with the year when it is another one. */
export function relativeTime(iso: string, nowMs: number): string {
  const distance = Date.parse(iso) - nowMs;
  const size = Math.abs(distance);
  if (size >= DAY_MS) return shortDate(new Date(iso), new Date(nowMs));
  if (size < MINUTE_MS) return distance > 0 ? '1 分钟内' : '刚刚';
  const span = size < HOUR_MS ? `${Math.floor(size / MINUTE_MS)} 分钟` : `${Math.floor(size / HOUR_MS)} 小时`;
  return distance > 0 ? `${span}后` : `${span}前`;
}

/** `2026-11-20 20:24`, in the visitor's zone. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  return `${formatDate(iso)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** `11-20 20:24`, in the visitor's zone, where the year is plain. */
export const shortDateTime = (iso: string): string => formatDateTime(iso).slice('2026-'.length);

/** `2026-11-20`, in the visitor's zone. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function shortDate(date: Date, now: Date): string {
  const day = `${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return date.getFullYear() === now.getFullYear() ? day : `${date.getFullYear()}-${day}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
