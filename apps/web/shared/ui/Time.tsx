import { useSyncExternalStore } from 'react';

import { currentSecond, subscribeSecond } from '../state/clock.ts';
import { formatDateTime, relativeTime } from './time.format.ts';

const MINUTE_MS = 60_000;

/** When something was or will be: in words within a day, then the date; the full time stands in the tooltip. */
export function Time({ iso }: { iso: string }) {
  const minute = useSyncExternalStore(subscribeSecond, currentMinute);
  return (
    <time dateTime={iso} title={formatDateTime(iso)} className="nw">
      {relativeTime(iso, minute)}
    </time>
  );
}

/** Renders once a minute, not once a second. */
function currentMinute(): number {
  return Math.ceil(currentSecond() / MINUTE_MS) * MINUTE_MS;
}
