import { newId } from '@pailei/db/id';
import { buildProduct } from '@pailei/tests/support/shop';
import { beforeAll, expect, test } from 'vitest';
import { createActors } from '../testing/actors.fixture.ts';
import { PASSWORD, registerPlayer, useApp } from '../testing/app.fixture.ts';
import { builtWebClient, isRendered, renderedPages } from './rendered-pages.fixture.ts';

const { app, deps } = await useApp(await builtWebClient());
const { read, rendered } = renderedPages(app);
const PRODUCT = `牌垫 ${newId().slice(-6)}`;

const NEW_PRODUCT = { description: '收纳卡牌', points_price: 200, stock_quantity: 5, image_url: '', is_active: true };
const WITHIN = { timeout: 20_000 };

type Login = { cookie: string; header: string; token: string; username: string };

/** Logs in as a browser does: the cookie of the answer goes with the next page. */
async function logIn(): Promise<Login> {
  const { user } = await registerPlayer(app);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: user.username, password: PASSWORD },
  });
  const header = [answer.headers['set-cookie']].flat().join('\n');
  const { access_token: token } = answer.json<{ data: { access_token: string } }>().data;
  return { cookie: header.split(';', 1)[0] ?? '', header, token, username: user.username };
}

beforeAll(async () => {
  await buildProduct(deps.db, { name: PRODUCT });
}, 60_000);

test('a member’s shop comes with its products, a guest’s as the empty shell', async () => {
  const { cookie, username } = await logIn();
  const { body, headers } = await rendered('/shopping', { cookie });
  expect(body).toContain(PRODUCT);
  expect(body).not.toContain(username);
  expect(headers.vary).toBe('cookie, accept-encoding');
  const guest = await read('/shopping');
  expect([guest.statusCode, isRendered(guest.body), guest.headers.vary]).toEqual([200, false, headers.vary]);
  expect(guest.body).not.toContain(PRODUCT);
});

test('the cookie goes to the pages alone, is out of reach of scripts, and lasts as long as the session', async () => {
  const { header } = await logIn();
  const attributes = header.split('\n').map((cookie) => cookie.replace(/^page_session=[\w.-]+; Max-Age=604800; /, ''));
  expect(attributes).toEqual(['/shopping', '/teams/battles'].map((path) => `Path=${path}; HttpOnly; SameSite=Lax`));
});

test('it is no login for the API', async () => {
  const { cookie } = await logIn();
  const answer = await app.inject({ url: '/api/products', headers: { cookie } });
  expect(answer.statusCode).toBe(401);
});

test('a session that has ended, a forged one and none get the shell, and logging out takes the cookie back', async () => {
  const { cookie, token } = await logIn();
  await rendered('/shopping', { cookie });
  const left = await app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });
  for (const gone of [left.headers['set-cookie']].flat())
    expect(gone).toMatch(/^page_session=; .*Max-Age=0|Expires=Thu, 01 Jan 1970/);
  for (const gone of [cookie, 'page_session=forged', 'page_session=', ''])
    expect(isRendered((await read('/shopping', { cookie: gone })).body)).toBe(false);
});

test('nobody outside reads as the pages do', async () => {
  for (const key of ['', 'guessed', 'x'.repeat(32)])
    expect((await app.inject({ url: '/api/products', headers: { 'x-page-reader': key } })).statusCode).toBe(401);
});

test('a change of the shop is in the next page', async () => {
  const { cookie } = await logIn();
  await rendered('/shopping', { cookie });
  const name = `卡册 ${newId().slice(-6)}`;
  const admin = await (await createActors(deps, app)).tokenOf('admin');
  const payload = { ...NEW_PRODUCT, name };
  const made = await app.inject({
    method: 'POST',
    url: '/api/products',
    headers: { authorization: `Bearer ${admin}` },
    payload,
  });
  expect(made.statusCode).toBe(200);
  await expect.poll(async () => (await read('/shopping', { cookie })).body.includes(name), WITHIN).toBe(true);
});
