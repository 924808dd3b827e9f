import { twoDigits } from './two-digits.ts';

const MINUTE_MS = 60_000;

/** `1:02:03` from an hour up, else `02:03`; what has passed is `00:00`. */
export function formatCountdown(remainingMs: number): string {
  const [h, m, s] = countdownParts(remainingMs);
  return h > 0 ? `${h}:${twoDigits(m)}:${twoDigits(s)}` : `${twoDigits(m)}:${twoDigits(s)}`;
}

/** Hours, minutes and seconds that are left; a second that has begun counts whole. */
export function countdownParts(remainingMs: number): [hours: number, minutes: number, seconds: number] {
  const seconds = secondsLeft(remainingMs);
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
}

/** `06:18` of a running game, from an hour up `1:06:18`. */
export function formatDuration(elapsedMs: number): string {
  return formatCountdown(Math.floor(elapsedMs / 1_000) * 1_000);
}

/** Whole seconds that are left; one that has begun counts whole. */
export function secondsLeft(remainingMs: number): number {
  return Math.max(0, Math.ceil(remainingMs / 1_000));
}

export function isLastMinute(remainingMs: number): boolean {
  return remainingMs > 0 && remainingMs < MINUTE_MS;
}
