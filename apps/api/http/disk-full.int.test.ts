import { failWrites, mendWrites } from '@pailei/tests/support/failing-writes';
import { useOwner } from '@pailei/tests/support/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { call, PASSWORD, registerPlayer, useApp } from '../testing/app.fixture.ts';

const rateLimitKey = 'whoever sends this is not limited';
const { app, deps, redis, database } = await useApp({ hasRateLimits: true, rateLimitKey });

const owner = useOwner(database);
const mend = () => mendWrites(owner, 'session');
const login = (username: string, headers = {}) =>
  call(app, { method: 'POST', url: '/api/auth/login', payload: { username, password: PASSWORD }, headers });

const { user: player } = await registerPlayer(app);
afterEach(mend);

test.each(['53100', '53200', '53400', '57P02', '57014', '58000', '58030'])(
  'a command that PostgreSQL cannot carry out now (%s) is 503 with Retry-After, and works when it can',
  async (code) => {
    const unlimited = { 'x-rate-limit-key': rateLimitKey };
    await failWrites(owner, 'session', code);
    const refused = await login(player.username, unlimited);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(refused.body).toEqual({ status: 'error', data: null, message: '服务暂时不可用', errors: {} });
    await mend();
    expect((await login(player.username, unlimited)).status).toBe(200);
  },
);

test('no request depends on a Redis that takes no writes', async () => {
  const { user, access_token: token } = await registerPlayer(app);
  await deps.redis.config('SET', 'maxmemory', '1');
  await vi.waitFor(() => expect(deps.redis.set('one', 'more')).rejects.toThrow(/^OOM/));
  expect((await login(user.username)).status).toBe(200);
  expect((await call(app, { url: '/api/auth/me', token })).status).toBe(200);
  expect((await call(app, { url: '/api/solo-tournaments' })).status).toBe(200);
  expect((await registerPlayer(app)).user.id).toBeTruthy();
  await redis.process.stop();
  expect((await call(app, { url: '/api/auth/me', token })).status).toBe(200);
});
