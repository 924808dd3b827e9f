import { accountsApi } from '@pailei/contracts/accounts';
import type { Role } from '@pailei/domain/rights';
import type { Access, Endpoint } from '@pailei/contracts/endpoint';
import { healthApi } from '@pailei/contracts/health';
import { matchesApi } from '@pailei/contracts/matches';
import { tournamentsApi } from '@pailei/contracts/tournaments';
import { createDemoAccounts } from '@pailei/core/accounts';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, useApp } from './app.fixture.ts';

const { app, deps } = await useApp();

const ENDPOINTS: Endpoint[] = [accountsApi, healthApi, matchesApi, tournamentsApi].flatMap((api) =>
  Object.values<Endpoint>(api),
);
const NO_SUCH_ID = '01890000-0000-7000-8000-000000000000';
const LET_IN: Record<Access, readonly Role[]> = {
  public: ['user', 'referee', 'admin'],
  user: ['user', 'referee', 'admin'],
  expert: [],
  captain: [],
  referee: ['referee', 'admin'],
  admin: ['admin'],
};

const tokens = new Map<Role, string>();

beforeAll(async () => {
  const roles: readonly Role[] = ['user', 'referee', 'admin'];
  const accounts = await createDemoAccounts(
    deps.db,
    roles.map((role) => ({ username: `matrix-${role}`, role })),
  );
  for (const { username, password, role } of accounts) {
    const answer = await call<{ access_token: string }>(app, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { username, password },
    });
    tokens.set(role, answer.body.data!.access_token);
  }
});

/** The gate is passed when what answers is the feature itself: nothing is found, or the empty body is refused. */
function statusOf({ method, path }: Endpoint, token?: string): Promise<number> {
  const url = `/api${path.replaceAll(/:\w+/g, NO_SUCH_ID)}`;
  return call(app, { method, url, ...(token !== undefined && { token }) }).then((answer) => answer.status);
}

const isLogout = (endpoint: Endpoint) => endpoint === accountsApi.logout;

describe.each(ENDPOINTS.filter((endpoint) => !isLogout(endpoint)))('$method $path ($access)', (endpoint) => {
  test('is closed to those without a login, unless it is public', async () => {
    const status = await statusOf(endpoint);
    if (endpoint.access === 'public') expect([401, 403, 405]).not.toContain(status);
    else expect(status).toBe(401);
  });

  test.each(['user', 'referee', 'admin'] as const)('lets in, or not, a %s', async (role) => {
    const status = await statusOf(endpoint, tokens.get(role));
    if (LET_IN[endpoint.access].includes(role)) expect([401, 403, 405, 500]).not.toContain(status);
    else expect(status).toBe(403);
  });
});
