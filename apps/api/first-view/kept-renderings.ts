import { contentAnswer, createKeptAnswers, sizeOf, type KeptAnswer } from '../http/kept-answers.ts';
import { withPatience } from './patience.ts';
import type { Renderer } from './renderer.ts';
import type { Sources, SourceVersions } from './sources.ts';

/** How old the knowledge may be that a rendering shows what is true. */
const CHECK_MS = 1_000;
/** What failed is not tried again at once. */
const PAUSE_MS = 10_000;
const MAX_PAUSES = 1_000;

/** A page says which style sheets stand in it. */
export type RenderedAnswer = KeptAnswer & { sheets: readonly string[] };

type Rendering = RenderedAnswer & { sources: SourceVersions; renderedAt: number; checkedAt: number };

/** Why there is none now. */
export const MISSES = ['failed', 'slow', 'busy'] as const;
export type Miss = (typeof MISSES)[number];

export type RenderingLimits = {
  maxEntries: number;
  maxBytes: number;
  /** What nothing changed is rendered anew all the same after that. */
  maxAgeMs: number;
  /** How long who asks waits; it is kept for the next. */
  patienceMs: number;
  /** The same until one has come, since a process that has just started is slow; missing: as long as any other. */
  firstPatienceMs?: number;
  /** Renderings that go on or wait. */
  maxRenderings: number;
};

export type KeptRenderingsDeps = {
  renderer: Pick<Renderer, 'render'>;
  sources: Sources;
  /** Milliseconds that only grow. */
  clock: () => number;
  onMiss: (reason: Miss) => void;
  onRendered: (seconds: number) => void;
  onError: (error: unknown, key: string) => void;
};

/** Pages or pictures, each kept until something that it shows changes. Those that nobody asked for the longest make room. */
export function createKeptRenderings(deps: KeptRenderingsDeps, limits: RenderingLimits) {
  const { renderer, sources, clock, onMiss, onRendered, onError } = deps;
  const { maxAgeMs, patienceMs, firstPatienceMs = patienceMs, maxRenderings } = limits;
  let hasRendered = false;
  const kept = createKeptAnswers<Rendering>(limits);
  const running = new Map<string, Promise<Rendering | undefined>>();
  const pausedUntil = new Map<string, number>();

  async function current(key: string): Promise<Rendering | undefined> {
    const found = kept.get(key);
    if (!found || clock() - found.renderedAt >= maxAgeMs) return undefined;
    if (clock() - found.checkedAt < CHECK_MS) return found;
    const startedAt = clock();
    if (!(await sources.areCurrent(found.sources))) return undefined;
    found.checkedAt = startedAt;
    return found;
  }

  async function render(key: string): Promise<Rendering> {
    const startedAt = clock();
    const { answer, versions } = sources.recorder();
    const { body, sheets } = await renderer.render(key, answer);
    const made = {
      ...contentAnswer(body),
      sheets,
      sources: versions,
      renderedAt: startedAt,
      checkedAt: startedAt,
    };
    kept.set(key, made);
    hasRendered = true;
    onRendered((clock() - startedAt) / 1_000);
    return made;
  }

  /** `undefined`: it failed. All who ask for the same wait for one rendering. */
  async function make(key: string): Promise<Rendering | undefined> {
    try {
      return (await current(key)) ?? (await render(key));
    } catch (error) {
      kept.delete(key);
      if (pausedUntil.size >= MAX_PAUSES) pausedUntil.clear();
      pausedUntil.set(key, clock() + PAUSE_MS);
      onError(error, key);
      return undefined;
    } finally {
      running.delete(key);
    }
  }

  function miss(reason: Miss): undefined {
    onMiss(reason);
    return undefined;
  }

  return {
    /** `undefined`: there is none, here and now. */
    async find(key: string): Promise<RenderedAnswer | undefined> {
      const found = kept.get(key);
      if (found && clock() - found.checkedAt < CHECK_MS && clock() - found.renderedAt < maxAgeMs) return found;
      if ((pausedUntil.get(key) ?? 0) > clock()) return miss('failed');
      const begun = running.get(key);
      if (!begun && running.size >= maxRenderings) return miss('busy');
      const made = begun ?? make(key);
      if (!begun) running.set(key, made);
      const result = await withPatience(made, hasRendered ? patienceMs : firstPatienceMs);
      if (result === 'slow') return miss('slow');
      return result ?? miss('failed');
    },
    size: () => sizeOf(kept),
  };
}
