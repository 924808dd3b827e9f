import { lazy, type ComponentType } from 'react';

const LOAD_AGAIN_MS = 2_000;
const LOADS = 30;

/** An overlay that fails to load never breaks a page: loading is retried, and in the end it is left out. */
export function lazyOverlay(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await loadWithRetries(load, LOADS) }));
}

async function loadWithRetries(load: () => Promise<ComponentType>, tries: number): Promise<ComponentType> {
  try {
    return await load();
  } catch {
    if (tries === 1) return () => null;
    await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
    return loadWithRetries(load, tries - 1);
  }
}
