import { AppError } from '@pailei/contracts/http/errors';
import { createRandom } from '@pailei/domain/random/seeded';
import { createDatabase, poolUsage } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { inTransaction } from '@pailei/live/transaction';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { useOwner, useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { changePoints } from './change-points.ts';
import { createPointsService } from './points.service.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url, max: 12 });
const owner = useOwner(database);
afterAll(() => db.destroy());

const deps = { db, publisher: silentPublisher };
const points = createPointsService(deps);

let admin: Actor;
let player: Actor;
beforeEach(async () => {
  admin = await buildAccount(db, 'admin');
  player = await buildAccount(db);
});

const adjust = (amount: number) =>
  points.adjust(admin, { user_id: player.user_id, body: { amount, reason: '周赛奖励' }, idempotencyKey: undefined });
const standing = () => points.mine(player, { skip: 0, limit: 100 });

describe('the database itself refuses', () => {
  const line = (sequence: number, amount: number, balanceAfter: number) => sql`
    insert into points_entry (id, account_id, sequence, amount, balance_after, kind, note, reference_type, reference_id)
    values (${newId()}, ${player.user_id}, ${sequence}, ${amount}, ${balanceAfter}, 'season_prize', '', 'season', ${newId()})`;
  const balance = (value: number) => sql`update account set points_balance = ${value} where id = ${player.user_id}`;
  const commit = (...statements: { execute(db: typeof deps.db): Promise<unknown> }[]) =>
    owner.transaction().execute(async (trx) => {
      for (const statement of statements) await statement.execute(trx);
    });

  beforeEach(() => adjust(100));

  test.each<[string, RegExp, () => Promise<unknown>]>([
    ['a balance without a line', /its ledger ends at 100/, () => commit(balance(150))],
    ['a line without its balance', /its ledger ends at 150/, () => commit(line(2, 50, 150))],
    [
      'a line that does not follow from the one before',
      /does not follow/,
      () => commit(line(2, 50, 160), balance(160)),
    ],
    ['a line after a gap', /does not follow/, () => commit(line(3, 50, 150), balance(150))],
    ['a second line in one place', /points_entry_sequence/, () => commit(line(1, 50, 50), balance(50))],
    [
      'a balance below 0',
      /points_entry_balance_after_check|account_points_balance_check/,
      () => commit(line(2, -101, -1), balance(-1)),
    ],
    [
      'an account that begins with points',
      /its ledger ends at 0/,
      () =>
        commit(sql`
      insert into account (id, username, username_key, email, email_key, password_hash, role, points_balance)
      values (${newId()}, '富翁', ${newId()}, 'x', ${newId()}, '-', 'user', 5)`),
    ],
    [
      'a changed line',
      /only ever added to/,
      () => commit(sql`update points_entry set amount = 1 where account_id = ${player.user_id}`),
    ],
    [
      'a deleted line',
      /only ever added to/,
      () => commit(sql`delete from points_entry where account_id = ${player.user_id}`),
    ],
    ['an emptied ledger', /only ever added to/, () => commit(sql`truncate points_entry`)],
  ])('%s', async (_what, refusal, tamper) => {
    await expect(tamper()).rejects.toThrow(refusal);
    expect(await standing()).toMatchObject({ balance: 100, items: [{ amount: 100, balance_after: 100 }] });
  });

  test('but takes a line and its balance together, in any order', async () => {
    await commit(balance(150), line(2, 50, 150));
    await commit(line(3, -150, 0), balance(0));
    expect((await standing()).balance).toBe(0);
  });
});

/** What an adjustment really changed: nothing when there was too little. */
async function changeOf(amount: number): Promise<number> {
  try {
    return (await adjust(amount)).amount;
  } catch (error) {
    if (error instanceof AppError && error.code === 'points_insufficient') return 0;
    throw error;
  }
}

test('after 200 random changes, four at a time, the ledger adds up to the balance', async () => {
  const random = createRandom(11);
  let expected = 0;
  for (let turn = 0; turn < 50; turn += 1) {
    const amounts = Array.from({ length: 4 }, () => random.int(2_000) - 900 || 1);
    const changes = await Promise.all(amounts.map((amount) => changeOf(amount)));
    expected += changes.reduce((sum, amount) => sum + amount, 0);
  }
  const { rows } = await sql<{ balance: number; sum: number; lowest: number; lines: number; last: number }>`
    select points_balance as balance, sum(amount)::int as sum, min(balance_after) as lowest,
           count(*)::int as lines, max(sequence) as last
    from account join points_entry on account_id = account.id where account.id = ${player.user_id}
    group by account.id`.execute(db);
  expect(rows[0]).toMatchObject({ balance: expected, sum: expected });
  expect(rows[0]?.lowest).toBeGreaterThanOrEqual(0);
  expect(rows[0]?.lines).toBe(rows[0]?.last);
}, 60_000);

test('killed in the middle, a change leaves nothing behind', async () => {
  await adjust(100);
  const killed = inTransaction(deps, async (trx, log) => {
    await changePoints(trx, log, {
      account_id: player.user_id,
      amount: -40,
      kind: 'order',
      reference_type: 'order',
      reference_id: newId(),
      note: '',
      actor_id: null,
    });
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
  });
  await expect(killed).rejects.toThrow();
  const events = await readSince(db, personalTopic.of(player.user_id), 0, 10);
  expect(events.filter(({ t }) => t === 'points_changed')).toHaveLength(1);
  expect(await standing()).toMatchObject({ balance: 100, items: [{ amount: 100 }] });
});

test('a commit that the database refuses gives its connection back', async () => {
  const refused = () =>
    inTransaction(deps, (trx) => sql`update account set points_balance = 1 where id = ${player.user_id}`.execute(trx));
  for (let turn = 0; turn < 3; turn += 1) await expect(refused()).rejects.toThrow(/its ledger ends at 0/);
  const { open, idle } = poolUsage(db);
  expect(idle).toBe(open);
});
