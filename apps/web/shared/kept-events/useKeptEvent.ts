import { useEffect } from 'react';

import { hasServiceWorker, serviceWorker } from '../alarms/service-worker.ts';
import { keepEvent } from './kept-events.ts';

const EVERY_MS = 120_000;
/** What the page itself needs comes first. */
const FIRST_MS = 3_000;

/** Keeps the event on this device while a page of it is open and seen, and has the service worker that shows it when the site is away. */
export function useKeptEvent(id: string): void {
  useEffect(() => {
    if (!hasServiceWorker() || !('caches' in globalThis)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const keep = async () => {
      if (document.visibilityState !== 'visible') return;
      // A worker that cannot be installed now is tried again; what it will show is kept already.
      void serviceWorker().catch(() => undefined);
      await keepEvent({ caches, fetch: (input, init) => fetch(input, init), now: Date.now }, id);
    };
    const later = (ms: number) => {
      timer = setTimeout(() => {
        // Without a network, or with a full disk, what was kept before stays.
        void keep()
          .catch(() => undefined)
          .finally(() => isOpen && later(EVERY_MS));
      }, ms);
    };
    let isOpen = true;
    later(FIRST_MS);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [id]);
}
