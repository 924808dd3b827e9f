import { sql, type RawBuilder } from 'kysely';

/** How far a time may lie ahead of the database's clock and still be believed. */
const AHEAD = `interval '1 second'`;

/**
 * How old the time of this expression is. Always by the database's clock, which also stamped it: the clocks of processes
 * may leap or disagree.
 */
export const ageMs = (expression: string): RawBuilder<number | null> =>
  sql.raw(`(extract(epoch from clock_timestamp() - ${expression}) * 1000)::bigint`);

/** The age of the newest time of a column; what the database's clock has not reached yet was stamped before it was put back. */
export const newestAgeMs = (column: string): RawBuilder<number | null> =>
  sql.raw(
    `(extract(epoch from clock_timestamp()
      - max(${column}) filter (where ${column} <= clock_timestamp() + ${AHEAD})) * 1000)::bigint`,
  );

/** True while the time of this column is younger than `ms`. */
export const isYounger = (column: string, ms: number): RawBuilder<boolean> =>
  sql.raw(`${column} between clock_timestamp() - interval '${ms} milliseconds' and clock_timestamp() + ${AHEAD}`);
