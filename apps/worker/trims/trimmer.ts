import type { Work } from '@pailei/core/features/compose';
import type { WorkerDeps } from '../deps.ts';

/** A backlog is counted up to here. */
const COUNTED = 100_000;

export type Trimmer = {
  /** Runs all trims: one that fails stops no other. Rejects afterwards with the names of those that failed. */
  tick: () => Promise<void>;
  /** Rows by table that the last run should have removed, at least 1 where it failed. */
  backlog: () => Record<string, number>;
};

export function createTrimmer({ db, now }: Pick<WorkerDeps, 'db' | 'now'>, trims: Work<never>['trims']): Trimmer {
  let backlog: Record<string, number> = Object.fromEntries(trims.map(({ table }) => [table, 0]));

  async function run(trim: (typeof trims)[number]): Promise<unknown> {
    try {
      await trim(db, now());
      backlog = { ...backlog, [trim.table]: 0 };
      return undefined;
    } catch (error) {
      const count = await trim.countOld(db, now(), COUNTED).catch(() => 1);
      backlog = { ...backlog, [trim.table]: Math.max(1, count) };
      return error;
    }
  }

  return {
    backlog: () => backlog,
    async tick() {
      const failed = new Map<string, unknown>();
      for (const trim of trims) {
        const error = await run(trim);
        if (error !== undefined) failed.set(trim.table, error);
      }
      if (failed.size > 0)
        throw new AggregateError(failed.values(), `rows could not be trimmed: ${[...failed.keys()].join(', ')}`);
    },
  };
}
