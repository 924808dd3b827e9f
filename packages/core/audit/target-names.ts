import type { AuditRow } from '@pailei/contracts/audit';
import type { Db } from '@pailei/db/client';
import { isId } from '@pailei/db/id';
import { orderNumber } from '@pailei/domain/orders';
import { sql } from 'kysely';

type Named = { id: string; name: string };
type Unnamed = Omit<AuditRow, 'target_name'>;

/** How the objects of each type are called; a type that is missing here has no names. */
const READS: Readonly<Record<string, (db: Db, ids: readonly string[]) => Promise<Named[]>>> = {
  account: (db, ids) => db.selectFrom('account').select(['id', 'username as name']).where('id', 'in', ids).execute(),
  tournament: (db, ids) => db.selectFrom('tournament').select(['id', 'name']).where('id', 'in', ids).execute(),
  match: (db, ids) =>
    db
      .selectFrom('match')
      .innerJoin('account as a', 'a.id', 'match.a_account_id')
      .innerJoin('account as b', 'b.id', 'match.b_account_id')
      .select(['match.id', sql<string>`a.username || ' – ' || b.username`.as('name')])
      .where('match.id', 'in', ids)
      .execute(),
  announcement: (db, ids) =>
    db.selectFrom('announcement').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  incident: (db, ids) =>
    db.selectFrom('status_incident').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  async order(db, ids) {
    const rows = await db.selectFrom('shop_order').select(['id', 'number']).where('id', 'in', ids).execute();
    return rows.map(({ id, number }) => ({ id, name: orderNumber(number) }));
  },
  product: (db, ids) => db.selectFrom('product').select(['id', 'name']).where('id', 'in', ids).execute(),
  mail: (db, ids) => db.selectFrom('mail_message').select(['id', 'subject as name']).where('id', 'in', ids).execute(),
};

/** The rows, each with what its object is called by now. */
export async function withTargetNames(db: Db, rows: readonly Unnamed[]): Promise<AuditRow[]> {
  const names = new Map<string, string>();
  const types = [...new Set(rows.map(({ target_type }) => target_type))];
  await Promise.all(
    types.map(async (type) => {
      const ids = rows.filter(({ target_type }) => target_type === type).map(({ target_id }) => target_id);
      const known = [...new Set(ids)].filter(isId);
      if (known.length === 0) return;
      for (const { id, name } of (await READS[type]?.(db, known)) ?? []) names.set(id, name);
    }),
  );
  return rows.map((row) => ({ ...row, target_name: names.get(row.target_id) ?? null }));
}
