import type { View } from './view.ts';

/** The heads of the log as the database gave them; `at` is the time before it was asked. */
export type Heads = {
  at: number;
  versions: Record<string, number>;
};

/** 15 s without a confirmation make a view stale, checked every second; the rest is for a busy machine. */
const BOUND_MS = 18_000;

/** Checks that views which have fallen behind the database for too long call themselves stale. */
export class StalenessCheck {
  /** Views that were behind and called themselves stale at any time. */
  readonly staleViews = new Set<View>();
  readonly #onFault: (fault: string) => void;
  #history: Heads[] = [];

  constructor(onFault: (fault: string) => void) {
    this.#onFault = onFault;
  }

  check(heads: Heads, views: Iterable<View>, now: number): void {
    this.#history.push(heads);
    const old = this.#history.findLastIndex(({ at }) => now - at >= BOUND_MS);
    if (old > 0) this.#history = this.#history.slice(old);
    const overdue = old >= 0 ? this.#history[0]?.versions : undefined;
    for (const view of views) {
      const isBehind = view.version < (heads.versions[view.topic] ?? 0);
      if (isBehind && view.phase === 'stale') this.staleViews.add(view);
      const isOverdue = view.version < (overdue?.[view.topic] ?? 0);
      if (isOverdue && view.phase === 'live')
        this.#onFault(`${view.topic}: at ${view.version} and called live too long`);
    }
  }
}
