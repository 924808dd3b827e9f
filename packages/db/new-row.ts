import type { Insertable, SelectType } from 'kysely';

/** What stands in a JSON column, or an array. */
type Value<Read> = Read extends readonly (infer Element)[] ? readonly Element[] : Read;

/** A row for `insert-many.ts`: all rows go as one JSON text, so a JSON column is given its value and not a text of its own. */
export type NewRow<Table> = {
  [Name in keyof Insertable<Table>]: Name extends keyof Table
    ? [SelectType<Table[Name]>] extends [object | null]
      ? Value<SelectType<Table[Name]>>
      : Insertable<Table>[Name]
    : never;
};
