import { useSyncExternalStore } from 'react';

import { currentDeadlineSecond, currentSecond, firstSecond, subscribeSecond } from '../../state/clock.ts';
import { formatCountdown, formatDuration, isLastMinute, secondsLeft } from './countdown.format.ts';

/** The server's time in whole seconds (ms), renewed once a second by one ticker for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribeSecond, currentSecond, firstSecond);
}

/** As `useNow`, but frozen while the clocks of matches and tournaments are paused. */
export function useDeadlineNow(): number {
  return useSyncExternalStore(subscribeSecond, currentDeadlineSecond, firstSecond);
}

type CountdownProps = {
  dueAt: string;
  /** A label beside it says already that this is what is left. */
  isLabelled?: boolean;
};

/** What is left until `dueAt` (ISO); the last minute is said in seconds: 还剩 33 秒. */
export function Countdown({ dueAt, isLabelled = false }: CountdownProps) {
  const remainingMs = Date.parse(dueAt) - useDeadlineNow();
  const isLast = isLastMinute(remainingMs);
  return (
    <time dateTime={dueAt} role="timer" aria-live="off" className="whitespace-nowrap">
      {isLast && !isLabelled && <span className="text-12">还剩 </span>}
      <span className="font-num font-semibold">{isLast ? secondsLeft(remainingMs) : formatCountdown(remainingMs)}</span>
      {isLast && <span className="text-12"> 秒</span>}
    </time>
  );
}

/** How long something has been running since `since` (ISO). */
export function Elapsed({ since }: { since: string }) {
  const elapsedMs = Math.max(0, useNow() - Date.parse(since));
  return <span className="font-num font-semibold">{formatDuration(elapsedMs)}</span>;
}
