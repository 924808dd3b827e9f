import type { DataOf } from '@pailei/contracts/http/endpoint';
import type { productsApi } from '@pailei/contracts/shop/products/products.api';
import { ADDRESS, buildProduct, givePoints } from '@pailei/tests/support/shop';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActors } from '../testing/actors.fixture.ts';
import { call, registerPlayer, useApp, type Registered } from '../testing/app.fixture.ts';
import { useSocket } from './router-calls.fixture.ts';

const { app, deps } = await useApp();
const { db } = deps;
const { get, warm } = useSocket(app);
const SHOP = '/api/products';
const LOBBY = '/api/solo-tournaments';

type List = DataOf<(typeof productsApi)['list']>;
const itemsOf = ({ text }: { text: string }) => (JSON.parse(text) as { data: List }).data.items;

const actors = await createActors(deps, app);
let player: Registered;
let product: string;
let admin: string;
beforeAll(async () => {
  player = await registerPlayer(app);
  for (let number = 1; number <= 8; number += 1)
    product = await buildProduct(db, { name: `桌垫 ${number}`, stock: 100 });
});
beforeEach(async () => {
  admin = (await actors.tokenOf('admin')) ?? '';
});

describe('an answer without the router', () => {
  test('is the answer of the router, but for the id of the request', async () => {
    const token = player.access_token;
    const routed = await call<List>(app, { url: SHOP, token });
    const fast = await warm(SHOP, { token });
    expect(fast.text).toBe(routed.text);
    const {
      connection: _,
      'keep-alive': _kept,
      date: _date,
      'x-request-id': id,
      ...fields
    } = Object.fromEntries(fast.headers);
    const { connection: _closed, date: _then, 'x-request-id': other, ...expected } = routed.headers;
    expect(fields).toEqual(Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, String(value)])));
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(id).not.toBe(other);
    expect((await warm(SHOP, { token })).headers.get('x-request-id')).not.toBe(id);
  });

  test('is not sent again to whoever names its tag, and compressed for whoever asks for it so', async () => {
    const token = player.access_token;
    const { headers, text } = await warm(SHOP, { token });
    const known = { token, headers: { 'if-none-match': String(headers.get('etag')) } };
    const answer = await get(SHOP, known);
    expect([answer.status, answer.text, answer.headers.get('etag')]).toEqual([304, '', headers.get('etag')]);
    const compressed = await warm(SHOP, { token, headers: { 'accept-encoding': 'br' } });
    expect([compressed.headers.get('content-encoding'), compressed.text]).toEqual(['br', text]);
    const other = { token, headers: { 'if-none-match': 'W/"another"' } };
    expect((await get(SHOP, other)).status).toBe(200);
  });

  test('is never older than the change that was committed before the question', async () => {
    const token = player.access_token;
    for (let price = 200; price < 230; price += 1) {
      await warm(SHOP, { token });
      const payload = { points_price: price };
      expect((await call(app, { method: 'PUT', url: `${SHOP}/${product}`, token: admin, payload })).status).toBe(200);
      expect(itemsOf(await get(SHOP, { token })).find(({ id }) => id === product)?.points_price).toBe(price);
    }
  });

  test('is given to nobody who does not say who they are, by a token that is ours', async () => {
    await warm(SHOP, { token: player.access_token });
    expect((await get(SHOP)).status).toBe(401);
    expect((await get(SHOP, { token: `${player.access_token}x` })).status).toBe(401);
  });

  test('is counted as all are', async () => {
    const count = async () => {
      const { payload } = await app.inject('/metrics');
      const line = /_count\{process="api",method="GET",route="\/api\/products",status="200"\} (\d+)/.exec(payload);
      return Number(line?.[1] ?? 0);
    };
    await warm(SHOP, { token: player.access_token });
    const before = await count();
    expect((await get(SHOP, { token: player.access_token })).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });
});

describe('a login', () => {
  test('that has ended is refused within 3 s, however hot what it asks for', async () => {
    const { access_token: token, user } = await registerPlayer(app);
    await warm(SHOP, { token });
    await db
      .updateTable('session')
      .set({ revoked_at: new Date() as never })
      .where('account_id', '=', user.id)
      .execute();
    let fast = 0;
    const read = async () => {
      const { status, isFast } = await get(SHOP, { token });
      fast += Number(isFast);
      return status;
    };
    await vi.waitFor(async () => expect(await read()).toBe(401), { timeout: 3_000, interval: 5 });
    expect(fast).toBeGreaterThan(0);
    expect(await read()).toBe(401);
  });

  test('that ends here is refused at once', async () => {
    const { access_token: token } = await registerPlayer(app);
    await warm(SHOP, { token });
    expect((await call(app, { method: 'POST', url: '/api/auth/logout', token, payload: {} })).status).toBe(200);
    expect((await get(SHOP, { token })).status).toBe(401);
  });
});

describe('what is somebody’s own', () => {
  test('is given to them alone, and anew after each change', async () => {
    const people = [await registerPlayer(app), await registerPlayer(app)];
    const own = async (token: string) => {
      const { text, isFast } = await warm('/api/orders/me', { token });
      expect(isFast).toBe(true);
      return (JSON.parse(text) as { data: { items: { user_id: string }[] } }).data.items;
    };
    for (const [bought, { access_token: token, user }] of people.entries()) {
      await givePoints(db, { user_id: user.id }, 10_000);
      for (let order = 0; order <= bought; order += 1) {
        expect(await own(token)).toHaveLength(order);
        const payload = { product_id: product, quantity: 1, shipping_address: { full_address: ADDRESS } };
        expect((await call(app, { method: 'POST', url: '/api/orders', token, payload })).status).toBe(200);
        expect(await own(token)).toHaveLength(order + 1);
      }
    }
    for (const [bought, { access_token: token, user }] of people.entries())
      expect((await own(token)).map(({ user_id }) => user_id)).toEqual(
        Array.from({ length: bought + 1 }, () => user.id),
      );
  });
});

describe('callers who are not like all others', () => {
  test('a key goes through the router, and what only it is told is told to nobody else', async () => {
    const payload = { name: '统计程序', scopes: ['events:read'], expires_at: null };
    const { body } = await call<{ token: string }>(app, {
      method: 'POST',
      url: '/api/admin/api-keys',
      token: admin,
      payload,
    });
    const url = `${LOBBY}?limit=7`;
    const keyed = await get(url, { token: body.data?.token ?? '' });
    expect([keyed.status, keyed.isFast]).toEqual([200, false]);
    expect((await get(url)).isFast).toBe(false);
    await warm(url);
    expect((await get(url, { token: body.data?.token ?? '' })).isFast).toBe(false);
  });

  test('who is logged in reads a list of their own where guests read another', async () => {
    await warm(LOBBY);
    const { status, isFast } = await get(LOBBY, { token: player.access_token });
    expect([status, isFast]).toEqual([200, false]);
  });

  test('an address that nobody asked for yet, another query and a special header go through the router', async () => {
    await warm(LOBBY);
    expect((await get(`${LOBBY}?limit=8`)).isFast).toBe(false);
    expect((await get(`${LOBBY}?nonsense=1`)).status).toBe(422);
    expect((await get(LOBBY, { headers: { 'x-rate-limit-key': 'somebody' } })).isFast).toBe(false);
  });
});
