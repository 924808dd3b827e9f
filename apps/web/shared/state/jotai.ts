import { useSetAtom, useStore, type Atom, type createStore, type WritableAtom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

import { firstStore } from './store.ts';

export { atom, createStore, Provider, useSetAtom } from 'jotai';
export type { Atom, PrimitiveAtom, WritableAtom } from 'jotai';

export type Store = ReturnType<typeof createStore>;

const isServer = typeof document === 'undefined';

/** The value of an atom; while a page that the server rendered is taken over, the value that it was rendered with. */
export function useAtomValue<Value>(atom: Atom<Value>): Value {
  const store = useStore();
  const subscribe = useCallback((changed: () => void) => store.sub(atom, changed), [store, atom]);
  const first = isServer ? store : firstStore;
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => first.get(atom),
  );
}

export function useAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
): [Value, (...args: Args) => Result] {
  return [useAtomValue(atom), useSetAtom(atom)];
}
