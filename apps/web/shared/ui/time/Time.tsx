import { useSyncExternalStore } from 'react';

import { currentSecond, firstSecond, subscribeSecond } from '../../state/clock.ts';
import { formatDateTime, relativeTime } from './time.format.ts';

const MINUTE_MS = 60_000;

/** When something was or will be: relative within a day, then the date; the tooltip has the full time. */
export function Time({ iso }: { iso: string }) {
  const minute = useSyncExternalStore(subscribeSecond, currentMinute, firstMinute);
  return (
    <time dateTime={iso} title={formatDateTime(iso)} className="whitespace-nowrap">
      {relativeTime(iso, minute)}
    </time>
  );
}

/** The end of the running minute, so that nothing that has happened looks yet to come. Renders once a minute, not once a second. */
function currentMinute(): number {
  return endOfMinute(currentSecond());
}

function firstMinute(): number {
  return endOfMinute(firstSecond());
}

function endOfMinute(ms: number): number {
  return (Math.floor(ms / MINUTE_MS) + 1) * MINUTE_MS;
}
