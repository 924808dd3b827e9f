import { useState } from 'react';

/** The last value that was there: what was shown stays shown until the next has come. */
export function useHeld<T>(value: T | null): T | null {
  const [held, setHeld] = useState(value);
  if (value !== null && value !== held) setHeld(value);
  return value ?? held;
}
