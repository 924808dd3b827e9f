const PAUSE_MS = 60_000;

/** Whether it may be shown (again) now: at most once a minute. */
export function onceAMinute(): (nowMs: number) => boolean {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (nowMs) => {
    if (nowMs - saidAt < PAUSE_MS) return false;
    saidAt = nowMs;
    return true;
  };
}
