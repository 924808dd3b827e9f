import type { PageAudience } from '@pailei/contracts/http/first-view';
import { keyOf } from './address-key.ts';
import {
  createKeptRenderings,
  type KeptRenderingsDeps,
  type RenderedAnswer,
  type RenderingLimits,
} from './kept-renderings.ts';
import { withPatience } from './patience.ts';
import type { Renderer } from './renderer.ts';
import type { Sources } from './sources.ts';

const MEGABYTE = 1024 * 1024;

const LIMITS: RenderingLimits = {
  maxEntries: 300,
  maxBytes: 40 * MEGABYTE,
  // clocks and days stand in pages
  maxAgeMs: 60_000,
  patienceMs: 300,
  maxRenderings: 16,
};
/** How long the first visitors after a start wait for the process that renders, and for its first page, before they get the shell. */
const START_PATIENCE_MS = 3_000;
/** There are fewer of them. */
const MEMBERS_LIMITS: RenderingLimits = { ...LIMITS, maxEntries: 60, maxBytes: 8 * MEGABYTE, maxRenderings: 8 };

export type FirstViewsDeps = Omit<KeptRenderingsDeps, 'renderer' | 'sources'> & {
  renderer: Renderer;
  /** What each audience is told. */
  sources: Readonly<Record<PageAudience, Sources>>;
  patienceMs?: number;
  startPatienceMs?: number;
};

/** Asked for pages of members alone. */
export type IsMember = () => Promise<boolean>;

export type FoundView = { audience: PageAudience; answer?: RenderedAnswer | undefined };

export type FirstViews = ReturnType<typeof createFirstViews>;

/** The rendered pages, each kept until something that it shows changes. */
export function createFirstViews({
  patienceMs = LIMITS.patienceMs,
  startPatienceMs: firstPatienceMs = START_PATIENCE_MS,
  sources,
  ...deps
}: FirstViewsDeps) {
  const { renderer, clock } = deps;
  const patience = { patienceMs, firstPatienceMs };
  const pages = {
    everybody: createKeptRenderings({ ...deps, sources: sources.everybody }, { ...LIMITS, ...patience }),
    members: createKeptRenderings({ ...deps, sources: sources.members }, { ...MEMBERS_LIMITS, ...patience }),
  };
  const startedAt = clock();
  const whenReady = renderer.ready();

  /** One wait for all: where the process never comes up, no page is delayed for longer. */
  async function awaitStart(): Promise<void> {
    const left = startedAt + firstPatienceMs - clock();
    if (left > 0) await withPatience(whenReady, left);
  }

  return {
    /** The page at an address, and whom it is for; without an answer the shell does, here and now. */
    async find(url: string, isMember: IsMember): Promise<FoundView> {
      await awaitStart();
      const address = keyOf(url, renderer.addresses());
      if (!address) return { audience: 'everybody' };
      const { key, audience } = address;
      if (audience === 'members' && !(await isMember())) return { audience };
      return { audience, answer: await pages[audience].find(key) };
    },
    size() {
      const sizes = [pages.everybody.size(), pages.members.size()];
      const sum = (of: (size: (typeof sizes)[number]) => number) => sizes.reduce((total, size) => total + of(size), 0);
      return { entries: sum(({ entries }) => entries), bytes: sum(({ bytes }) => bytes) };
    },
    ready: () => renderer.ready(),
    close: () => renderer.close(),
  };
}
