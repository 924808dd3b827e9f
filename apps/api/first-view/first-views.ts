import type { KeptAnswer } from '../http/kept-answers.ts';
import { keyOf } from './address-key.ts';
import { createKeptRenderings, type KeptRenderingsDeps, type RenderingLimits } from './kept-renderings.ts';
import type { Renderer } from './renderer.ts';

const MEGABYTE = 1024 * 1024;

const LIMITS: RenderingLimits = {
  maxEntries: 300,
  maxBytes: 48 * MEGABYTE,
  // clocks and days stand in pages
  maxAgeMs: 60_000,
  patienceMs: 300,
  maxRenderings: 16,
};

export type FirstViewsDeps = Omit<KeptRenderingsDeps, 'renderer'> & { renderer: Renderer; patienceMs?: number };

export type FirstViews = ReturnType<typeof createFirstViews>;

/** The rendered pages, each kept until something that it shows changes. */
export function createFirstViews({ patienceMs = LIMITS.patienceMs, ...deps }: FirstViewsDeps) {
  const { renderer } = deps;
  const pages = createKeptRenderings(deps, { ...LIMITS, patienceMs });
  return {
    /** The page at an address for a guest; `undefined`: the shell does, here and now. */
    async find(url: string): Promise<KeptAnswer | undefined> {
      const key = keyOf(url, renderer.addresses());
      return key === undefined ? undefined : pages.find(key);
    },
    size: pages.size,
    ready: () => renderer.ready(),
    close: () => renderer.close(),
  };
}
