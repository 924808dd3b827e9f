import { useEffect, useState } from 'react';

import { serverNow } from '../../shared/state/clock.ts';

/** The server's time, each second. It goes on while the live connection is broken, when the page's other clocks stand still. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
