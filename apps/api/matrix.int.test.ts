import { ERRORS } from '@pailei/contracts/errors';
import { holdsRight } from '@pailei/domain/rights';
import { describe, expect, test } from 'vitest';
import { ACTOR_NAMES, createActors, personOf } from './actors.fixture.ts';
import type { ActorName } from './actors.fixture.ts';
import { useApp } from './app.fixture.ts';
import type { RouteAccess } from './plugins/access.ts';
import { PRODUCT_CALLS } from './product-calls.fixture.ts';

const { app, deps } = await useApp();
const actors = await createActors(deps, app);

const ROUTES = app.accessTable.filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD');
const NO_SUCH_ID = '01890000-0000-7000-8000-000000000000';
const GATE_TEXTS: readonly string[] = [
  ERRORS.expert_only,
  ERRORS.captain_only,
  ERRORS.referee_only,
  ERRORS.admin_only,
].map(([, text]) => text);

/** Calls with nothing in the body: whoever passes the gate is answered by the feature, and nothing is there to be changed. */
async function knock({ method, url }: RouteAccess, name: ActorName) {
  const token = await actors.tokenOf(name);
  const response = await app.inject({
    method,
    url: url.replaceAll(/:\w+/g, NO_SUCH_ID).replace('*', 'nothing'),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: response.statusCode, text: response.body };
}

test('every route of the API is here', () => {
  expect(ROUTES.length).toBeGreaterThan(30);
});

describe.each(ROUTES)('$method $url ($access)', (route) => {
  test.each(ACTOR_NAMES)('answers %s by the table of rights', async (name) => {
    const { status, text } = await knock(route, name);
    expect(status).not.toBe(500);
    if (holdsRight(route.access, personOf(name))) {
      expect(GATE_TEXTS.filter((refusal) => text.includes(refusal))).toEqual([]);
      if (personOf(name) !== null) expect(status).not.toBe(401);
    } else {
      expect(status).toBe(personOf(name) === null ? 401 : 403);
    }
  });
});

const isProductCall = ({ method, url }: RouteAccess) =>
  `${method} ${url.slice('/api'.length).replace(':id', '{id}')}` in PRODUCT_CALLS;
/** The product's own calls drop such fields instead, as `unknown-fields.int.test.ts` shows. */
const WRITES = ROUTES.filter((route) => route.method !== 'GET' && !isProductCall(route));

describe.each(WRITES)('$method $url', (route) => {
  test.each([
    ['columns of tables', { role: 'admin', is_expert: true, password_hash: 'x', points_balance: 9_999, is_demo: true }],
    ['names that objects have by themselves', JSON.parse('{"__proto__": {"role": "admin"}, "constructor": 1}')],
  ])('takes no fields that it does not name: %s', async (_what, payload: object) => {
    const token = await actors.tokenOf('admin');
    const response = await app.inject({
      method: route.method,
      url: route.url.replaceAll(/:\w+/g, NO_SUCH_ID),
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
    expect([400, 404, 409, 415, 422]).toContain(response.statusCode);
  });
});

test('a query that names a field twice, or one that is unknown, is refused', async () => {
  for (const query of ['skip=1&skip=2', 'unknown=1']) {
    const response = await app.inject(`/api/solo-tournaments?${query}`);
    expect([400, 422]).toContain(response.statusCode);
  }
});
