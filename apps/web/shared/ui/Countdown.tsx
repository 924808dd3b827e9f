import { useSyncExternalStore } from 'react';

import { currentDeadlineSecond, currentSecond, subscribeSecond } from '../state/clock.ts';
import { formatCountdown, formatDuration, isLastMinute } from './countdown.format.ts';

/** The server's time in whole seconds (ms), renewed once a second by one ticker for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribeSecond, currentSecond);
}

/** As `useNow`, but it stands still while the clocks of matches and tournaments do. */
export function useDeadlineNow(): number {
  return useSyncExternalStore(subscribeSecond, currentDeadlineSecond);
}

/** What is left until `dueAt` (ISO). The last minute is also said in words. */
export function Countdown({ dueAt }: { dueAt: string }) {
  const remainingMs = Date.parse(dueAt) - useDeadlineNow();
  return (
    <time dateTime={dueAt} role="timer" aria-live="off" className="nw">
      <span className="num">{formatCountdown(remainingMs)}</span>
      {isLastMinute(remainingMs) && <span className="s12"> 不足 1 分钟</span>}
    </time>
  );
}

/** How long something has been running since `since` (ISO). */
export function Elapsed({ since }: { since: string }) {
  const elapsedMs = Math.max(0, useNow() - Date.parse(since));
  return <span className="num">{formatDuration(elapsedMs)}</span>;
}
