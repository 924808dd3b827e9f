import { SUSPENDED_FOREVER } from '@pailei/contracts/people/users/users.api';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { readSince } from '@pailei/live/log';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { buildAccount, silentPublisher } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { syncDemoStaff } from './demo-staff.ts';
import { createDemoAccounts, ensureFirstAdmin } from './seed.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const TOMORROW = '2026-11-23T12:00:00.000Z';

const db = createDatabase({ url: (await useTestDatabase()).url });
afterAll(() => db.destroy());

const deps = { db, publisher: silentPublisher, now: () => NOW };
const demo = (isOn: boolean) => syncDemoStaff(deps, isOn);

beforeEach(async () => {
  await db.updateTable('session').set({ revoked_at: NOW, revoked_reason: 'test' }).execute();
  await db.updateTable('account').set({ role: 'user', suspended_until: null, suspended_reason: null }).execute();
  await db.updateTable('account').set({ is_demo: false }).execute();
});

let made = 0;
async function buildDemo(role: 'admin' | 'referee' | 'user'): Promise<string> {
  made += 1;
  const username = `演示${made}`;
  await createDemoAccounts(db, [{ username, role }]);
  const { id } = await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  const session = { id: newId(), account_id: id, expires_at: TOMORROW };
  await db.insertInto('session').values(session).execute();
  return id;
}

const suspensionOf = (id: string) =>
  db
    .selectFrom('account')
    .select(['suspended_until', 'suspended_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const openSessions = async (id: string) =>
  (await db.selectFrom('session').select('id').where('account_id', '=', id).where('revoked_at', 'is', null).execute())
    .length;
const auditOf = (id: string) =>
  db
    .selectFrom('audit_log')
    .select(['actor_name', 'action', 'reason', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();

const ACTIVE = { suspended_until: null, suspended_reason: null };
const OFF = { suspended_until: SUSPENDED_FOREVER, suspended_reason: '演示已关闭' };

test('without the demo its staff is suspended and logged out, and nobody else is touched', async () => {
  const staff = [await buildDemo('admin'), await buildDemo('referee')];
  const player = await buildDemo('user');
  const admin = (await buildAccount(db, 'admin')).user_id;
  expect(await demo(false)).toBe(2);
  for (const id of staff) {
    expect(await suspensionOf(id)).toEqual(OFF);
    expect(await openSessions(id)).toBe(0);
    expect(await auditOf(id)).toMatchObject([
      { actor_name: 'system', action: 'account.suspend', reason: '演示已关闭', before: ACTIVE, after: OFF },
    ]);
    expect((await readSince(db, personalTopic.of(id), 0, 10)).map(({ t }) => t)).toEqual(['account_changed']);
  }
  expect(await suspensionOf(player)).toEqual(ACTIVE);
  expect(await openSessions(player)).toBe(1);
  expect(await suspensionOf(admin)).toEqual(ACTIVE);
});

test('a second start without the demo changes nothing more, and two at once act once', async () => {
  const id = await buildDemo('admin');
  const [first, second] = await Promise.all([demo(false), demo(false)]);
  expect(first + second).toBe(1);
  expect(await demo(false)).toBe(0);
  expect(await auditOf(id)).toHaveLength(1);
});

test('with the demo on again its staff may log in again', async () => {
  const id = await buildDemo('referee');
  await demo(false);
  expect(await demo(true)).toBe(1);
  expect(await suspensionOf(id)).toEqual(ACTIVE);
  expect((await auditOf(id)).at(-1)).toMatchObject({ actor_name: 'system', action: 'account.unsuspend' });
  expect(await demo(true)).toBe(0);
});

test.each([
  ['for good', SUSPENDED_FOREVER],
  ['until tomorrow', TOMORROW],
])('who was suspended by an admin %s stays so when the demo is on again', async (_what, suspended_until) => {
  const id = await buildDemo('admin');
  const byAdmin = { suspended_until, suspended_reason: '误操作' };
  await db.updateTable('account').set(byAdmin).where('id', '=', id).execute();
  await demo(false);
  expect((await suspensionOf(id)).suspended_until).toBe(SUSPENDED_FOREVER);
  await demo(true);
  expect(await suspensionOf(id)).toEqual(byAdmin);
});

test('a demo player who was given a role is staff, and an admin of the demo is no first admin', async () => {
  const id = await buildDemo('user');
  await db.updateTable('account').set({ role: 'admin' }).where('id', '=', id).execute();
  expect(await demo(false)).toBe(1);
  const first = { username: '站长', email: 'first@example.com', password: 'a good password' };
  expect(await ensureFirstAdmin(db, first)).toBe('made');
});
