import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the visitor's device knows; `onServer` while a rendered page is taken over. */
export function useDevice<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}

/** False on the server and while its page is taken over: for what is loaded after that. */
export const useTakenOver = (): boolean => useDevice(() => true, false);
