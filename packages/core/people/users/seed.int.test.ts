import { createDatabase } from '@pailei/db/client';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { afterAll, expect, test } from 'vitest';
import { isPassword } from '../passwords/passwords.ts';
import { createDemoAccounts, ensureFirstAdmin } from './seed.ts';

const db = createDatabase({ url: (await useTestDatabase()).url });
afterAll(() => db.destroy());

const ADMIN = { username: '组织者', email: 'admin@example.com', password: 'a good password' };
const accounts = () =>
  db
    .selectFrom('account')
    .select(['username', 'role', 'is_demo', 'game_id', 'password_hash'])
    .orderBy('username')
    .execute();

test('a first admin whose values are not allowed is refused', async () => {
  await expect(ensureFirstAdmin(db, { ...ADMIN, password: 'short' })).rejects.toThrow('密码至少 8 个字符');
  await expect(ensureFirstAdmin(db, { ...ADMIN, password: 'password123' })).rejects.toThrow('这个密码太常见');
  expect(await accounts()).toEqual([]);
});

test('the first admin is made once, also by two starts at once, and audited', async () => {
  const starts = await Promise.all([
    ensureFirstAdmin(db, ADMIN),
    ensureFirstAdmin(db, { ...ADMIN, username: '另一位', email: 'b@example.com' }),
  ]);
  expect(starts.toSorted()).toEqual(['made', 'present']);
  expect(await accounts()).toMatchObject([{ role: 'admin', is_demo: false }]);
  expect(await db.selectFrom('audit_log').select(['action', 'actor_name', 'reason']).execute()).toEqual([
    { action: 'account.create', actor_name: 'system', reason: null },
  ]);
});

test('demo accounts have passwords of their own, and a second seeding changes nothing', async () => {
  const wanted = [
    { username: '演示选手甲', role: 'user', game_id: '甲#1234' },
    { username: '演示裁判', role: 'referee' },
  ] as const;
  const made = await createDemoAccounts(db, wanted);
  expect(made.map(({ username, role }) => ({ username, role }))).toEqual(
    wanted.map(({ username, role }) => ({ username, role })),
  );
  expect(new Set(made.map((account) => account.password)).size).toBe(2);
  const before = await accounts();
  expect(await createDemoAccounts(db, wanted)).toEqual([]);
  expect(await accounts()).toEqual(before);
  const player = before.find((account) => account.username === '演示选手甲');
  expect(player).toMatchObject({ is_demo: true, game_id: '甲#1234' });
  expect(await isPassword(made[0]!.password, player?.password_hash)).toBe(true);
});
