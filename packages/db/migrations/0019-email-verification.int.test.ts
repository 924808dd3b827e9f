import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useEmptyDatabase, useOwner } from '../../../tests/support/fixtures.ts';
import { newId } from '../id.ts';
import { migrateDatabase } from '../migrate.ts';

const db = useOwner(await useEmptyDatabase());

test('addresses of before count as verified; one that stood beside its owner’s stays a claim', async () => {
  await migrateDatabase(db, '0018-delayed-events');
  const insert = (username: string, email: string, email_key: string | null) =>
    sql`insert into account (id, username, username_key, email, email_key, password_hash, role)
      values (${newId()}, ${username}, ${username}, ${email}, ${email_key}, '-', 'user')`.execute(db);
  await insert('owner', 'Owner@Example.com', 'owner@example.com');
  await insert('guest', 'OWNER@example.com', null);
  await migrateDatabase(db, '0019-email-verification');
  const rows = db.selectFrom('account').select(['username', 'email_key', 'email_verified_at']).orderBy('username');
  expect(await rows.execute()).toEqual([
    { username: 'guest', email_key: 'owner@example.com', email_verified_at: null },
    { username: 'owner', email_key: 'owner@example.com', email_verified_at: expect.any(String) as string },
  ]);
});
