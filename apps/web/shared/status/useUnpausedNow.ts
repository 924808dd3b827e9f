import { useEffect, useState } from 'react';

import { serverNow } from '../state/clock.ts';

/** The server's time, each second. Unlike `useNow` it keeps running while the live connection is broken. */
export function useUnpausedNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
