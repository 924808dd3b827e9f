import { useState } from 'react';

/** The last value that was there: what was shown stays shown until the next has come. `isEmpty`: nothing is to be shown. */
export function useHeld<T>(value: T | null, isEmpty = false): T | null {
  const [held, setHeld] = useState(value);
  const next = isEmpty ? null : (value ?? held);
  if (next !== held) setHeld(next);
  return next;
}
