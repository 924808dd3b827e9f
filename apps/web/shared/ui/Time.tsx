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

/** The end of the running minute, so that nothing that has happened looks yet to come. Renders once a minute, not once a second. */
function currentMinute(): number {
  return (Math.floor(currentSecond() / MINUTE_MS) + 1) * MINUTE_MS;
}
