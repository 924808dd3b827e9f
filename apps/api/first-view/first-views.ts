import { createHash } from 'node:crypto';
import { createKeptAnswers, keptAnswer, type KeptAnswer } from '../http/kept-answers.ts';
import { keyOf } from './address-key.ts';
import type { Renderer } from './renderer.ts';
import type { Sources, SourceVersions } from './sources.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { maxEntries: 300, maxBytes: 48 * MEGABYTE };
/** How old the knowledge may be that a page shows what is true. */
const CHECK_MS = 1_000;
/** Clocks and days stand in pages: one that nothing changed is rendered anew all the same. */
const MAX_AGE_MS = 60_000;
/** How long a visitor waits before the shell is sent in its place; the page is kept for the next. */
const PATIENCE_MS = 300;
/** Renderings that go on or wait. Who comes then gets the shell. */
const MAX_RENDERINGS = 16;
/** An address that failed is not tried again at once. */
const PAUSE_MS = 10_000;
const MAX_PAUSES = 1_000;

type Page = KeptAnswer & { sources: SourceVersions; renderedAt: number; checkedAt: number };

/** Why a visitor got the shell. */
export const SHELL_REASONS = ['failed', 'slow', 'busy'] as const;
export type ShellReason = (typeof SHELL_REASONS)[number];

export type FirstViewsDeps = {
  renderer: Renderer;
  sources: Sources;
  /** Milliseconds that only grow. */
  clock: () => number;
  patienceMs?: number;
  onShell: (reason: ShellReason) => void;
  onRendered: (seconds: number) => void;
  onError: (error: unknown, url: string) => void;
};

export type FirstViews = ReturnType<typeof createFirstViews>;

/** The rendered pages, each kept until something that it shows changes. */
export function createFirstViews(deps: FirstViewsDeps) {
  const { renderer, sources, clock, patienceMs = PATIENCE_MS, onShell, onRendered, onError } = deps;
  const kept = createKeptAnswers<Page>(LIMITS);
  const running = new Map<string, Promise<Page | undefined>>();
  const pausedUntil = new Map<string, number>();

  async function current(key: string): Promise<Page | undefined> {
    const page = kept.get(key);
    if (!page || clock() - page.renderedAt >= MAX_AGE_MS) return undefined;
    if (clock() - page.checkedAt < CHECK_MS) return page;
    const startedAt = clock();
    if (!(await sources.areCurrent(page.sources))) return undefined;
    page.checkedAt = startedAt;
    return page;
  }

  async function render(key: string): Promise<Page> {
    const startedAt = clock();
    const { answer, versions } = sources.recorder();
    const html = await renderer.render(key, answer);
    const version = createHash('sha256').update(html).digest('base64url').slice(0, 16);
    const page = { ...keptAnswer(version, html), sources: versions, renderedAt: startedAt, checkedAt: startedAt };
    kept.put(key, page);
    onRendered((clock() - startedAt) / 1_000);
    return page;
  }

  /** `undefined`: it failed. All who ask for an address wait for one rendering. */
  async function make(key: string): Promise<Page | undefined> {
    try {
      return (await current(key)) ?? (await render(key));
    } catch (error) {
      kept.drop(key);
      if (pausedUntil.size >= MAX_PAUSES) pausedUntil.clear();
      pausedUntil.set(key, clock() + PAUSE_MS);
      onError(error, key);
      return undefined;
    } finally {
      running.delete(key);
    }
  }

  function shell(reason: ShellReason): undefined {
    onShell(reason);
    return undefined;
  }

  return {
    /** The page at an address for a guest; `undefined`: the shell does, here and now. */
    async find(url: string): Promise<KeptAnswer | undefined> {
      const key = keyOf(url, renderer.addresses());
      if (key === undefined) return undefined;
      const page = kept.get(key);
      if (page && clock() - page.checkedAt < CHECK_MS && clock() - page.renderedAt < MAX_AGE_MS) return page;
      if ((pausedUntil.get(key) ?? 0) > clock()) return shell('failed');
      const begun = running.get(key);
      if (!begun && running.size >= MAX_RENDERINGS) return shell('busy');
      const made = begun ?? make(key);
      if (!begun) running.set(key, made);
      const found = await withPatience(made, patienceMs);
      if (found === 'slow') return shell('slow');
      return found ?? shell('failed');
    },
    size: kept.size,
    ready: () => renderer.ready(),
    close: () => renderer.close(),
  };
}

async function withPatience<Result>(made: Promise<Result>, ms: number): Promise<Result | 'slow'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), ms);
  });
  const first = await Promise.race([made, patience]);
  clearTimeout(timer);
  return first;
}
