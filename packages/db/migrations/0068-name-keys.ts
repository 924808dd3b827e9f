import { nameKey } from '@pailei/domain/typed-text/keys';
import { sql, type Kysely } from 'kysely';

type Named = { id: string; name: string; scope: string };

/**
 * The key of each name as the program computes it now. Where older rows took names that count as one today, the first keeps the key and the
 * others get it with a number behind a space, which no typed name leads to: all of them stay as they are, and no further one can be taken.
 */
function keysOf(rows: readonly Named[]): { ids: string[]; keys: string[] } {
  const seen = new Map<string, number>();
  const keys = rows.map(({ name, scope }) => {
    const key = nameKey(name);
    const place = JSON.stringify([scope, key]);
    const count = (seen.get(place) ?? 0) + 1;
    seen.set(place, count);
    return count === 1 ? key : `${key} ${count}`;
  });
  return { ids: rows.map(({ id }) => id), keys };
}

type KeyedTable = { table: string; scope: string; order: string; open: string; close: string };

const TABLES: readonly KeyedTable[] = [
  {
    table: 'team',
    scope: `case when status in ('pending', 'approved') then '' else id::text end`,
    order: `status = 'approved' desc, coalesce(founded_at, submitted_at), id`,
    open: 'drop index team_name',
    close: `create unique index team_name on team (name_key) where status in ('pending', 'approved')`,
  },
  {
    table: 'line_up_preset',
    scope: 'team_id::text',
    order: 'created_at, id',
    open: 'alter table line_up_preset drop constraint line_up_preset_name',
    close: 'alter table line_up_preset add constraint line_up_preset_name unique (team_id, name_key)',
  },
  {
    table: 'event_template',
    scope: `''`,
    order: 'created_at, id',
    open: 'alter table event_template drop constraint event_template_name',
    close: 'alter table event_template add constraint event_template_name unique (name_key)',
  },
];

/** Look-alike names count as one. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const { table, scope, order, open, close } of TABLES) {
    await sql.raw(open).execute(db);
    const { rows } = await sql<Named>`
      select id, name, ${sql.raw(scope)} as scope from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db);
    const { ids, keys } = keysOf(rows);
    await sql`
      update ${sql.table(table)} as named set name_key = given.key
      from unnest(${ids}::uuid[], ${keys}::text[]) as given(id, key) where named.id = given.id`.execute(db);
    await sql.raw(close).execute(db);
  }
}
