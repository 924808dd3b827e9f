import { createPointsService } from '@pailei/core/shop/points/points.service';
import { createDatabase } from '@pailei/db/client';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../support/builders.ts';
import { useOwner, useTestDatabase } from '../../support/fixtures.ts';
import { findLedgerDifferences } from './ledger-check.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url, max: 2 });
const owner = useOwner(database);
afterAll(() => db.destroy());

const points = createPointsService({ db, publisher: silentPublisher });

/** Past every rule of the schema, as only the owner of the database can. */
async function tamper(change: (id: string) => ReturnType<typeof sql>): Promise<string> {
  const [admin, player] = [await buildAccount(db, 'admin'), await buildAccount(db)];
  for (const amount of [100, -30])
    await points.adjust(admin, {
      user_id: player.user_id,
      body: { amount, reason: '理由' },
      idempotencyKey: undefined,
    });
  expect(await findLedgerDifferences(db)).toEqual([]);
  await owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await change(player.user_id).execute(trx);
  });
  return player.user_id;
}

test.each([
  ['a balance that moved', (id: string) => sql`update account set points_balance = 71 where id = ${id}`],
  ['a line that is gone', (id: string) => sql`delete from points_entry where account_id = ${id} and sequence = 1`],
  [
    'a line that was rewritten',
    (id: string) => sql`update points_entry set balance_after = 99 where account_id = ${id} and sequence = 1`,
  ],
])('%s is found', async (_what, change) => {
  const id = await tamper(change);
  expect(await findLedgerDifferences(db)).toEqual([expect.stringContaining(id)]);
  await owner.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`delete from points_entry where account_id = ${id}`.execute(trx);
    await sql`update account set points_balance = 0 where id = ${id}`.execute(trx);
  });
});
