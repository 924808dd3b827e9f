import { sql, type OrderByItemBuilder, type RawBuilder } from 'kysely';

type Order = 'asc' | 'desc';

/** Sorts a column of names as `compareNames` of the domain does: `.orderBy('name', byPinyin())`. */
export const byPinyin =
  (order: Order = 'asc') =>
  (item: OrderByItemBuilder): OrderByItemBuilder =>
    (order === 'asc' ? item.asc() : item.desc()).collate('pinyin');

/** The same order in SQL text; `column` is a column or another expression of text. */
export const pinyin = (column: string): RawBuilder<string> => sql`${sql.ref(column)} collate pinyin`;
