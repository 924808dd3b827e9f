const two = (value: number) => String(value).padStart(2, '0');

/** Wall clock `20:24` of an ISO time, in the visitor's zone. */
export function clockText(iso: string): string {
  const date = new Date(iso);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** `刚刚`, `12 秒前`, `3 分钟前`, from a day on the date `11-20`. */
export function agoText(iso: string, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - Date.parse(iso)) / 1_000));
  if (seconds < 2) return '刚刚';
  if (seconds < 60) return `${seconds} 秒前`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} 分钟前`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} 小时前`;
  const date = new Date(iso);
  return `${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
