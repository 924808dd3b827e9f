import { sql, type RawBuilder } from 'kysely';
import type { Db } from './client.ts';
import type { Database } from './database.ts';

/** Rows of one statement: few enough for its time limit on a starved processor. */
export const TRIM_BATCH = 1_000;

type TrimSteps = {
  /** Removes at most `limit` rows, and returns how many. */
  removeSome: (db: Db, now: string, limit: number) => Promise<number>;
  /** Counts the rows that should be removed, up to `limit`. */
  countOld: (db: Db, now: string, limit: number) => Promise<number>;
};

/** Removes in batches what a table has held for long enough, and returns how many rows that were. Each batch is its own statement. */
export type Trim = {
  (db: Db, now: string): Promise<number>;
  readonly table: keyof Database;
  readonly countOld: TrimSteps['countOld'];
};

export function createTrim(table: keyof Database, { removeSome, countOld }: TrimSteps): Trim {
  async function trim(db: Db, now: string): Promise<number> {
    let total = 0;
    for (;;) {
      const removed = await removeSome(db, now, TRIM_BATCH);
      total += removed;
      if (removed < TRIM_BATCH) return total;
    }
  }
  return Object.assign(trim, { table, countOld });
}

/** A trim of the rows for which the condition is true at a time. */
export function trimRows(table: keyof Database, isOld: (now: string) => RawBuilder<unknown>): Trim {
  const from = sql.table(table);
  return createTrim(table, {
    async removeSome(db, now, limit) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${from} where ctid = any (array(select ctid from ${from} where ${isOld(now)} limit ${limit}))
          and (${isOld(now)}) is true`.execute(db);
      return Number(numAffectedRows);
    },
    async countOld(db, now, limit) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count
        from (select from ${from} where ${isOld(now)} limit ${limit}) as old`.execute(db);
      return rows[0]?.count ?? 0;
    },
  });
}

/** A trim of the rows whose time in `column` is longer ago than `days`. */
export const trimAfterDays = (table: keyof Database, column: string, days: number): Trim =>
  trimRows(table, (now) => sql`${sql.ref(column)} < ${now}::timestamptz - make_interval(days => ${days})`);
