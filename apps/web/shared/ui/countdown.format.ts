const MINUTE_MS = 60_000;

/** `1:02:03` from an hour up, else `02:03`; what has passed is `00:00`. */
export function formatCountdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1_000));
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`;
}

/** `06:18` of a running game, from an hour up `1:06:18`. */
export function formatDuration(elapsedMs: number): string {
  return formatCountdown(Math.floor(elapsedMs / 1_000) * 1_000);
}

export function isLastMinute(remainingMs: number): boolean {
  return remainingMs > 0 && remainingMs < MINUTE_MS;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
