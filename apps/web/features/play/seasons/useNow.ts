import { useSyncExternalStore } from 'react';

import { currentSecond, firstSecond, subscribeSecond } from '../../../shared/state/clock.ts';

const MINUTE_MS = 60_000;
const toMinute = (ms: number) => Math.floor(ms / MINUTE_MS) * MINUTE_MS;

/** Now to the minute, in ISO: what depends on dates is rendered once a minute. */
export function useNow(): string {
  const ms = useSyncExternalStore(
    subscribeSecond,
    () => toMinute(currentSecond()),
    () => toMinute(firstSecond()),
  );
  return new Date(ms).toISOString();
}
