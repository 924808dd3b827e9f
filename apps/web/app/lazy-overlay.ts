import { lazy, type ComponentType } from 'react';

const LOAD_AGAIN_MS = 2_000;
const LOADS = 30;

/** What lies over the pages never takes one down: while the network is away it is asked for again, and in the end left out. */
export function lazyOverlay(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await loadPatiently(load, LOADS) }));
}

async function loadPatiently(load: () => Promise<ComponentType>, tries: number): Promise<ComponentType> {
  try {
    return await load();
  } catch {
    if (tries === 1) return () => null;
    await new Promise((resolve) => setTimeout(resolve, LOAD_AGAIN_MS));
    return loadPatiently(load, tries - 1);
  }
}
