import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(max-width: 768px)');

/** Whether the window is at most as wide as the breakpoint at which the sidebar becomes a drawer. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const width = query();
      width.addEventListener('change', changed);
      return () => width.removeEventListener('change', changed);
    },
    () => query().matches,
    () => false,
  );
}
