import { expect, test } from 'vitest';
import { ACTOR_NAMES } from '../testing/actors.fixture.ts';
import { useApp } from '../testing/app.fixture.ts';
import type { RouteAccess } from '../plugins/access.ts';
import { PRODUCT_CALLS } from '@pailei/core/shop/products/product-calls.fixture';
import { EVERYBODY, expectedCell, findWrongCells, LOGGED_IN } from './access-row.fixture.ts';
import { buildAccessWorld } from '../testing/access-world.fixture.ts';
import { ROUTE_ACCESS } from './access.table.ts';
import { callRoute, cellOfAnswer } from './call-route.fixture.ts';
import { OBJECT_ACCESS, SHARED_ROUTES } from './object-access.table.ts';
import { TOPIC_ACCESS } from './topic-access.table.ts';

const { app, deps } = await useApp();
const { actors } = await buildAccessWorld(app, deps);

const NO_SUCH_ID = '01890000-0000-7000-8000-000000000000';
const NO_SUCH_THING = new Proxy<Record<string, string>>({}, { get: () => NO_SUCH_ID });
const nameOf = ({ method, url }: RouteAccess) => `${method} ${url}`;
const ROUTES = app.accessTable.filter(({ method }) => method !== 'HEAD').map(nameOf);

test('the table has a line for every route, and a route for every line', () => {
  expect(Object.keys(ROUTE_ACCESS).toSorted()).toEqual(ROUTES.toSorted());
});

test('every route of players that names a thing is of their own things or of everybody’s', () => {
  const named = Object.entries(ROUTE_ACCESS)
    .filter(([route, { may }]) => may === LOGGED_IN && route.includes(':'))
    .map(([route]) => route);
  const known = new Set([...OBJECT_ACCESS.map(({ route }) => route), ...SHARED_ROUTES]);
  expect(named.filter((route) => !known.has(route))).toEqual([]);
  expect([...known].filter((route) => !(route in ROUTE_ACCESS))).toEqual([]);
});

test('no two actors are the same person: each differs from each other one in some cell', () => {
  const lines = [...Object.values(ROUTE_ACCESS), ...OBJECT_ACCESS, ...TOPIC_ACCESS];
  const rowOf = (name: (typeof ACTOR_NAMES)[number]) => lines.map((line) => expectedCell(line, name)).join(' ');
  const rows = ACTOR_NAMES.map((name) => [name, rowOf(name)] as const);
  const twins = rows.flatMap(([name, row], index) =>
    rows.slice(index + 1).flatMap(([other, otherRow]) => (row === otherRow ? [`${name} = ${other}`] : [])),
  );
  expect(twins).toEqual([]);
});

/** Nothing in the body and a thing that does not exist: whoever is let in is answered by the feature, and changes nothing. */
test.each(Object.entries(ROUTE_ACCESS))('%s', async (route, line) => {
  const ask = async (name: (typeof ACTOR_NAMES)[number]) => {
    const answer = await callRoute(app, actors, name, { route, params: NO_SUCH_THING });
    const cell = cellOfAnswer(answer);
    return cell === 'not_found' ? 'may' : cell;
  };
  expect(await findWrongCells(line, ask)).toEqual([]);
});

const isProductCall = (route: string) => route.replace('/api', '').replace(':id', '{id}') in PRODUCT_CALLS;
/** The product's own calls drop such fields instead, as `unknown-fields.int.test.ts` shows. */
const WRITES = ROUTES.filter((route) => !route.startsWith('GET ') && !isProductCall(route));

const UNNAMED_FIELDS = {
  'columns of tables': { role: 'admin', is_expert: true, password_hash: 'x', points_balance: 9_999, is_demo: true },
  'names that objects have by themselves': JSON.parse('{"__proto__": {"role": "admin"}, "constructor": 1}') as object,
};

test('no write takes fields that it does not name', async () => {
  const taken: string[] = [];
  for (const route of WRITES) {
    for (const [what, payload] of Object.entries(UNNAMED_FIELDS)) {
      const actor = ROUTE_ACCESS[route]?.may.includes('admin') ? 'admin' : (ROUTE_ACCESS[route]?.may[0] ?? 'admin');
      const { status } = await callRoute(app, actors, actor, { route, params: NO_SUCH_THING, payload });
      if (![400, 404, 409, 415, 422].includes(status)) taken.push(`${route}: ${what}, ${status}`);
    }
  }
  expect(taken).toEqual([]);
});

test('a query that names a field twice, or one that is unknown, is refused', async () => {
  for (const query of ['skip=1&skip=2', 'unknown=1']) {
    const response = await app.inject(`/api/solo-tournaments?${query}`);
    expect([400, 422]).toContain(response.statusCode);
  }
});

test('the groups of the tables are whom they name', () => {
  expect(EVERYBODY.filter((name) => !LOGGED_IN.includes(name))).toEqual([
    'guest',
    'suspended admin',
    'admin with a revoked session',
  ]);
});
