import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { pointsApi, StaffPointsEntry } from '@pailei/contracts/shop/points/points.api';
import { newId } from '@pailei/db/id';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from '@pailei/api/testing/actors.fixture';
import { call, registerPlayer, useApp } from '@pailei/api/testing/app.fixture';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);

let admin: string;
let player: { token: string; id: string };
beforeAll(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
  const { access_token, user } = await registerPlayer(app);
  player = { token: access_token, id: user.id };
});

const pathOf = (id: string) => `/api/admin/users/${id}/points`;
const adjust = (payload: object, id = player.id) =>
  call<StaffPointsEntry>(app, { method: 'POST', url: pathOf(id), token: admin, payload });

/** As a client that may not know whether its first try arrived; without the check that every call leaves an audit row. */
const adjustWithKey = (key: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: pathOf(player.id),
    headers: { authorization: `Bearer ${admin}`, 'idempotency-key': key },
    payload,
  });

async function statement() {
  const { body } = await call<DataOf<typeof pointsApi.mine>>(app, { url: '/api/points/me', token: player.token });
  if (body.status !== 'success') throw new Error(body.message);
  return body.data;
}

test('an adjustment is in both statements, with the name of who did it for the staff alone', async () => {
  const { status, body } = await adjust({ amount: 300, reason: '  周赛奖励 ' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ amount: 300, balance_after: 300, note: '周赛奖励' });
  const mine = await statement();
  expect(mine).toMatchObject({ balance: 300, total: 1, items: [{ id: body.data?.id }] });
  expect(mine.items[0]).not.toHaveProperty('actor_name');
  const staff = await call<DataOf<typeof pointsApi.ofUser>>(app, { url: pathOf(player.id), token: admin });
  expect(staff.body.data).toMatchObject({
    balance: 300,
    items: [{ id: body.data?.id, actor_name: expect.any(String) }],
  });
});

describe('a refused adjustment changes nothing and names the field', () => {
  test.each([
    [{ amount: 0, reason: '理由' }, { amount: '请输入不为 0 的积分' }],
    [{ amount: 1.5, reason: '理由' }, { amount: '请输入整数' }],
    [{ amount: 1_000_001, reason: '理由' }, { amount: '一次最多增加 1000000' }],
    [{ amount: -1_000_001, reason: '理由' }, { amount: '一次最多扣除 1000000' }],
    [{ amount: '5', reason: '理由' }, { amount: '请输入积分' }],
    [{ amount: 5, reason: ' 短 ' }, { reason: '原因至少 2 个字符' }],
    [{ amount: 5, reason: '长'.repeat(201) }, { reason: '原因最多 200 个字符' }],
    [{ amount: 5 }, { reason: '请填写原因' }],
  ])('%o', async (payload, errors) => {
    const { balance } = await statement();
    const { status, body } = await adjust(payload);
    expect(status).toBe(422);
    expect(body.errors).toEqual(errors);
    expect((await statement()).balance).toBe(balance);
  });

  test('more than there is: 409', async () => {
    const { status, body } = await adjust({ amount: -1_000_000, reason: '理由' });
    expect({ status, message: body.message }).toEqual({ status: 409, message: '积分不足' });
  });

  test('of a user who does not exist: 404', async () => {
    expect((await adjust({ amount: 5, reason: '理由' }, newId())).status).toBe(404);
    expect((await call(app, { url: pathOf(newId()), token: admin })).status).toBe(404);
  });
});

describe('Idempotency-Key', () => {
  test('gives the first answer again, and acts once', async () => {
    const before = (await statement()).balance;
    const first = await adjustWithKey('click-0001', { amount: 5, reason: '理由' });
    const second = await adjustWithKey('click-0001', { amount: 5, reason: '理由' });
    expect(second.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    expect((await statement()).balance).toBe(before + 5);
  });

  test('with another body is refused', async () => {
    await adjustWithKey('click-0002', { amount: 5, reason: '理由' });
    const { statusCode, body } = await adjustWithKey('click-0002', { amount: 6, reason: '理由' });
    expect(statusCode).toBe(422);
    expect(body).toContain('已用于另一个请求');
  });

  test('that is at work already: 409, with the time to come again', async () => {
    const before = (await statement()).balance;
    const press = async () => adjustWithKey('click-0003', { amount: 5, reason: '理由' });
    let both: Awaited<ReturnType<typeof press>>[] = [];
    let done: Promise<unknown> = Promise.resolve();
    await deps.db.transaction().execute(async (trx) => {
      await trx.selectFrom('account').select('id').where('id', '=', player.id).forUpdate().execute();
      const pressed = [press(), press()];
      done = Promise.all(pressed).then((answers) => (both = answers));
      // the other waits for the account
      const { statusCode, headers } = await Promise.race(pressed);
      expect({ statusCode, retryAfter: headers['retry-after'] }).toEqual({ statusCode: 409, retryAfter: '1' });
    });
    await done;
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await press()).statusCode).toBe(200);
    expect((await statement()).balance).toBe(before + 5);
  });

  test.each(['short', 'has a space in it', 'x'.repeat(201)])('%s is none', async (key) => {
    expect((await adjustWithKey(key, { amount: 5, reason: '理由' })).statusCode).toBe(422);
  });
});
