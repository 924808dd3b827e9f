import { ERRORS } from '@pailei/contracts/http/errors';
import { createApiKeysService } from '@pailei/core/site/api-keys/api-keys.service';
import { API_SCOPES, type ApiScope } from '@pailei/domain/rights/scopes';
import { buildAccount } from '@pailei/tests/support/builders';
import type { HTTPMethods } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../testing/app.fixture.ts';
import { ROUTE_ACCESS } from './access.table.ts';
import { KEY_ACCESS } from './key-access.table.ts';

const { app, deps } = await useApp();
const keys = createApiKeysService(deps);
const NO_SUCH_ID = '01890000-0000-7000-8000-000000000000';
const tokens = new Map<ApiScope | 'all', string>();

beforeAll(async () => {
  const admin = await buildAccount(deps.db, 'admin');
  const newKey = async (scopes: ApiScope[]) =>
    (await keys.create(admin, { name: '统计', scopes, expires_at: null })).token;
  for (const scope of API_SCOPES) tokens.set(scope, await newKey([scope]));
  tokens.set('all', await newKey([...API_SCOPES]));
});

type Cell = 'may' | 'api_key_scope' | 'api_key_invalid';

async function ask(route: string, token: string): Promise<Cell> {
  const [method, url = ''] = route.split(' ');
  const path = url.replace(':stage', '0').replaceAll(/:\w+/g, NO_SUCH_ID).replace('*', 'nothing');
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode, body } = await app.inject({ method: method as HTTPMethods, url: path, headers });
  const isError = (code: Cell & keyof typeof ERRORS) =>
    statusCode === ERRORS[code][0] && body.includes(ERRORS[code][1]);
  if (isError('api_key_invalid')) return 'api_key_invalid';
  return isError('api_key_scope') ? 'api_key_scope' : 'may';
}

const OPEN = new Map(API_SCOPES.flatMap((scope) => KEY_ACCESS[scope].map((route) => [route, scope] as const)));

test.each(Object.keys(ROUTE_ACCESS))('%s', async (route) => {
  const own = OPEN.get(route);
  expect(await ask(route, tokens.get('all') ?? '')).toBe(own ? 'may' : 'api_key_scope');
  for (const scope of API_SCOPES)
    expect([scope, await ask(route, tokens.get(scope) ?? '')]).toEqual([
      scope,
      scope === own ? 'may' : 'api_key_scope',
    ]);
});

test('every route that a scope opens is one of the site', () => {
  expect([...OPEN.keys()].filter((route) => !(route in ROUTE_ACCESS))).toEqual([]);
});
