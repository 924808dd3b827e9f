import { AppError } from '@pailei/contracts/http/errors';
import { createDatabase } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import { readSince } from '@pailei/live/log';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '@pailei/live/registry';
import { buildAccount, silentPublisher } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { changePoints } from './change-points.ts';
import type { PointsChange } from './points-change.ts';
import { createPointsService } from './points.service.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url, max: 12 });
afterAll(() => db.destroy());

const deps = { db, publisher: silentPublisher };
const points = createPointsService(deps);
const WHOLE_PAGE = { skip: 0, limit: 100 };

let admin: Actor;
let player: Actor;
beforeEach(async () => {
  admin = await buildAccount(db, 'admin');
  player = await buildAccount(db);
});

const adjust = (amount: number, idempotencyKey?: string, reason = '周赛奖励') =>
  points.adjust(admin, { user_id: player.user_id, body: { amount, reason }, idempotencyKey });

const fee = (amount: number, more: Partial<PointsChange> = {}): PointsChange => ({
  account_id: player.user_id,
  amount,
  kind: 'entry_fee',
  reference_type: 'tournament',
  reference_id: newId(),
  note: '',
  actor_id: null,
  ...more,
});
const change = (wanted: PointsChange) => inTransaction(deps, (trx, log) => changePoints(trx, log, wanted));

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : `failed: ${String(error)}`),
  );

/** Balance and ledger of the player, checked against each other. */
async function standing() {
  const { balance, items } = await points.mine(player, WHOLE_PAGE);
  expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  return { balance, items };
}

describe('an adjustment', () => {
  test('changes the balance, and stands in the ledger, the audit log, the inbox and the live log', async () => {
    const entry = await adjust(500);
    expect(entry).toMatchObject({
      sequence: 1,
      amount: 500,
      balance_after: 500,
      kind: 'admin_adjustment',
      note: '周赛奖励',
      actor_name: admin.username,
    });
    expect(await standing()).toMatchObject({ balance: 500, items: [{ id: entry.id }] });
    const audit = await db.selectFrom('audit_log').selectAll().where('target_id', '=', player.user_id).execute();
    expect(audit).toMatchObject([
      {
        action: 'points.adjust',
        actor_id: admin.user_id,
        before: { points_balance: 0 },
        after: { points_balance: 500 },
        reason: '周赛奖励',
      },
    ]);
    const events = await readSince(db, personalTopic.of(player.user_id), 0, 10);
    expect(events.map(({ t, p }) => [t, p])).toMatchObject([
      ['points_changed', { amount: 500, balance: 500 }],
      ['notification_created', { notification: { notice: { kind: 'points_changed', amount: 500, balance: 500 } } }],
    ]);
  });

  test('cannot take more than there is, and then leaves nothing', async () => {
    await adjust(100);
    expect(await codeOf(adjust(-101))).toBe('points_insufficient');
    expect(await standing()).toMatchObject({ balance: 100, items: [{ amount: 100 }] });
    await adjust(-100);
    expect((await standing()).balance).toBe(0);
  });

  test('of somebody who does not exist is refused', async () => {
    const nobody = { user_id: newId(), body: { amount: 1, reason: '理由' }, idempotencyKey: undefined };
    expect(await codeOf(points.adjust(admin, nobody))).toBe('not_found');
  });

  test('ten at once all count, one after the other', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => adjust(index + 1)));
    const { balance, items } = await standing();
    expect(balance).toBe(55);
    expect(items.map(({ sequence }) => sequence)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('of several at once that together take too much only those pass that fit', async () => {
    await adjust(100);
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(adjust(-30))));
    expect(codes.toSorted()).toEqual([...Array(3).fill('done'), ...Array(5).fill('points_insufficient')]);
    expect((await standing()).balance).toBe(10);
  });
});

describe('an idempotency key', () => {
  test('makes the same call again the same call', async () => {
    const first = await adjust(50, 'key-of-one-click');
    expect(await adjust(50, 'key-of-one-click')).toEqual(first);
    expect((await standing()).items).toHaveLength(1);
  });

  test('is refused with another body', async () => {
    await adjust(50, 'key-of-one-click');
    expect(await codeOf(adjust(51, 'key-of-one-click'))).toBe('idempotency_key_reused');
    expect((await standing()).balance).toBe(50);
  });

  test('belongs to one caller and one user', async () => {
    await adjust(50, 'key-of-one-click');
    const colleague = await buildAccount(db, 'admin');
    const outsider = await buildAccount(db);
    const body = { amount: 50, reason: '周赛奖励' };
    await points.adjust(colleague, { user_id: player.user_id, body, idempotencyKey: 'key-of-one-click' });
    await points.adjust(admin, { user_id: outsider.user_id, body, idempotencyKey: 'key-of-one-click' });
    expect((await standing()).balance).toBe(100);
  });

  test('pressed fifty times at once acts once; whoever comes meanwhile is asked to come again', async () => {
    const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(adjust(50, 'key-of-one-click'))));
    expect(codes).toContain('done');
    expect(codes.filter((code) => code !== 'done' && code !== 'request_in_progress')).toEqual([]);
    expect(await standing()).toMatchObject({ balance: 50, items: [{ sequence: 1 }] });
  });

  test('stays free when the call was refused', async () => {
    expect(await codeOf(adjust(-50, 'key-of-one-click'))).toBe('points_insufficient');
    await adjust(80);
    await adjust(-50, 'key-of-one-click');
    expect((await standing()).balance).toBe(30);
  });
});

describe('an entry fee', () => {
  test('is charged once, and refunded once', async () => {
    await adjust(100);
    const reference_id = newId();
    await change(fee(-30, { reference_id }));
    await expect(change(fee(-30, { reference_id }))).rejects.toThrow(/points_entry_once/);
    await change(fee(30, { reference_id, kind: 'entry_fee_refund' }));
    await expect(change(fee(30, { reference_id, kind: 'entry_fee_refund' }))).rejects.toThrow(/points_entry_once/);
    expect((await standing()).balance).toBe(100);
  });

  test('is not 0', async () => {
    await expect(change(fee(0))).rejects.toThrow(/points_entry_amount/);
  });

  test('is its owner’s own doing: their inbox stays empty until a refund', async () => {
    await adjust(100);
    const reference_id = newId();
    await change(fee(-30, { reference_id }));
    await change(fee(30, { reference_id, kind: 'entry_fee_refund' }));
    const rows = await db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', player.user_id)
      .orderBy('created_at')
      .execute();
    expect(rows.map(({ notice }) => notice)).toMatchObject([
      { reason: 'admin_adjustment' },
      { reason: 'entry_fee_refund' },
    ]);
  });
});

test('one tournament pays each of its players, each once', async () => {
  const outsider = await buildAccount(db);
  const prize = { kind: 'tournament_prize', reference_type: 'tournament', reference_id: newId() } as const;
  await change(fee(100, prize));
  await change(fee(50, { ...prize, account_id: outsider.user_id }));
  await expect(change(fee(100, prize))).rejects.toThrow(/points_entry_once/);
  expect((await standing()).balance).toBe(100);
});

test('a statement shows one kind and one page at a time, newest first', async () => {
  for (const amount of [5, 6, 7]) await adjust(amount);
  await change(fee(-1));
  const page = await points.mine(player, { skip: 1, limit: 1, kind: 'admin_adjustment' });
  expect(page).toMatchObject({ balance: 17, total: 3, skip: 1, limit: 1, items: [{ amount: 6 }] });
  expect(page.items[0]).not.toHaveProperty('actor_name');
});
