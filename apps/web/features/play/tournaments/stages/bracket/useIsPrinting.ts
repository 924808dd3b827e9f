import { useSyncExternalStore } from 'react';

const query = () => matchMedia('print');

/** Whether the page is being drawn for paper: what only paper shows need not be there before. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const medium = query();
      medium.addEventListener('change', changed);
      return () => medium.removeEventListener('change', changed);
    },
    () => query().matches,
    () => false,
  );
}
