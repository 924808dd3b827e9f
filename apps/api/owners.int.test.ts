import { newId } from '@pailei/db/id';
import { buildAccount, buildServices, buildTournament, deckCode } from '@pailei/tests/support/builders';
import { ADDRESS, buildProduct, givePoints, ordersOf, purchase } from '@pailei/tests/support/shop';
import type { HTTPMethods } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from './actors.fixture.ts';
import { useApp } from './app.fixture.ts';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);

const objects = { session: '', match: '', file: '', deck: '', order: '', address: '' };

beforeAll(async () => {
  await actors.tokenOf('player');
  const owner = actors.idOf('player');
  const session = await deps.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', owner)
    .executeTakeFirstOrThrow();
  objects.session = session.id;
  objects.match = await openMatch();
  objects.file = await privateFileOf(owner);
  objects.deck = await privateDeckOf(owner);
  objects.order = await orderOf(owner);
  objects.address = await addressOf(owner);
});

async function openMatch(): Promise<string> {
  const services = buildServices(deps.db);
  const { id, referee } = await buildTournament(deps.db, services, { players: 4 });
  await services.tournaments.start(referee, id);
  const row = await deps.db.selectFrom('match').select('id').where('tournament_id', '=', id).executeTakeFirstOrThrow();
  return row.id;
}

async function privateFileOf(owner_id: string): Promise<string> {
  const id = newId();
  await deps.db
    .insertInto('stored_file')
    .values({
      id,
      owner_id,
      purpose: 'expert_proof',
      storage_key: 'a'.repeat(32),
      width: 10,
      height: 10,
      byte_count: 10,
    })
    .execute();
  return id;
}

async function privateDeckOf(account_id: string): Promise<string> {
  const id = newId();
  const words = { name: '私房', archetype: '', note: '', visibility: 'private' } as const;
  const list = {
    class: 'mage',
    format: 'standard',
    code: deckCode(0),
    cards: '[]',
    sideboard: '[]',
    content_hash: '-',
  };
  await deps.db
    .insertInto('deck')
    .values({ id, account_id, ...words, ...list })
    .execute();
  return id;
}

async function orderOf(user_id: string): Promise<string> {
  await givePoints(deps.db, { user_id }, 100);
  const owner = { ...(await buildAccount(deps.db)), user_id };
  return (await ordersOf(deps.db).place(purchase(owner, await buildProduct(deps.db)))).id;
}

async function addressOf(account_id: string): Promise<string> {
  const id = newId();
  await deps.db
    .insertInto('saved_address')
    .values({ id, account_id, full_address: ADDRESS, is_default: true })
    .execute();
  return id;
}

type Owned = { params: () => Record<string, string>; payload?: object; status: 403 | 404 };
const ofMatch = (payload: object): Owned => ({ params: () => ({ id: objects.match }), payload, status: 403 });

/**
 * Somebody's own things, by the routes that lead to them. What is private is not there for others (404); a match is
 * there for all to see, and only its two sides act in it (403).
 */
const OWNED: Record<string, Owned> = {
  'DELETE /api/auth/sessions/:id': { params: () => ({ id: objects.session }), payload: {}, status: 404 },
  'GET /api/files/:id/:size': { params: () => ({ id: objects.file, size: 'full' }), status: 404 },
  'PUT /api/decks/:id': { params: () => ({ id: objects.deck }), payload: { name: '改名', version: 1 }, status: 404 },
  'DELETE /api/decks/:id': { params: () => ({ id: objects.deck }), payload: {}, status: 404 },
  'GET /api/decks/:id/versions': { params: () => ({ id: objects.deck }), status: 404 },
  'GET /api/orders/:id': { params: () => ({ id: objects.order }), status: 404 },
  'PUT /api/orders/:id/cancel': { params: () => ({ id: objects.order }), payload: {}, status: 404 },
  'PUT /api/addresses/:id': {
    params: () => ({ id: objects.address }),
    payload: { full_address: '北京市朝阳区建国路 1 号' },
    status: 404,
  },
  'DELETE /api/addresses/:id': { params: () => ({ id: objects.address }), payload: {}, status: 404 },
  'GET /api/matches/:id/side': { params: () => ({ id: objects.match }), status: 403 },
  'POST /api/matches/:id/ready': ofMatch({}),
  'POST /api/matches/:id/shield': ofMatch({ slot: 0 }),
  'POST /api/matches/:id/bans': ofMatch({ slots: [0] }),
  'POST /api/matches/:id/pick': ofMatch({ game_number: 1, slot: 0 }),
  'POST /api/matches/:id/report': ofMatch({ game_number: 1, result: 'a' }),
  'POST /api/matches/:id/contest': ofMatch({ game_number: 1, note: '不是这样' }),
  'POST /api/matches/:id/forfeit': ofMatch({}),
};

/** Things of everybody, where each caller acts for themself alone. */
const SHARED = [
  'GET /api/products/:id',
  'GET /api/solo-tournaments/:id/entry',
  'POST /api/solo-tournaments/:id/register',
  'POST /api/solo-tournaments/:id/withdraw',
  'PUT /api/solo-tournaments/:id/decks',
  'POST /api/solo-tournaments/:id/check-in',
  'POST /api/solo-tournaments/:id/drop',
];

const nameOf = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;

test('every route of players that names a thing is either of their own things or of everybody’s', () => {
  const named = app.accessTable.filter(
    ({ method, url, access }) => access === 'user' && method !== 'HEAD' && url.includes(':'),
  );
  const known = [...Object.keys(OWNED), ...SHARED];
  expect(named.map(nameOf).filter((name) => !known.includes(name))).toEqual([]);
});

async function ask(name: string, params: Record<string, string>): Promise<{ status: number; body: string }> {
  const [method, url = ''] = name.split(' ');
  const token = await actors.tokenOf('another player');
  const response = await app.inject({
    method: method as HTTPMethods,
    url: url.replaceAll(/:(\w+)/g, (_whole, key: string) => params[key] ?? ''),
    headers: { authorization: `Bearer ${token}` },
    ...(method !== 'GET' && { payload: OWNED[name]?.payload ?? {} }),
  });
  return { status: response.statusCode, body: response.body };
}

describe.each(Object.keys(OWNED))('%s', (name) => {
  test('is closed to others, and their call changes nothing', async () => {
    const { params, status } = OWNED[name] ?? { params: () => ({}), status: 404 };
    const before = await digest();
    const theirs = await ask(name, params());
    expect(theirs.status).toBe(status);
    if (status === 404) expect(theirs).toEqual(await ask(name, { ...params(), id: newId() }));
    expect(await digest()).toBe(before);
  });
});

/** What a stranger's call could have changed. */
async function digest(): Promise<string> {
  const match = await deps.db.selectFrom('match').select(['state', 'status']).where('id', '=', objects.match).execute();
  const session = await deps.db.selectFrom('session').selectAll().where('id', '=', objects.session).execute();
  const secrets = await deps.db.selectFrom('match_secret').selectAll().execute();
  const decks = await deps.db.selectFrom('deck').selectAll().execute();
  const orders = await deps.db.selectFrom('shop_order').selectAll().execute();
  const addresses = await deps.db.selectFrom('saved_address').selectAll().execute();
  const sessions = session.map(({ last_seen_at: _seen, ...row }) => row);
  return JSON.stringify([match, sessions, secrets, decks, orders, addresses]);
}
