import { describe, expect, test } from 'vitest';
import { createActors } from '../testing/actors.fixture.ts';
import { useApp } from '../testing/app.fixture.ts';

const { app, deps } = await useApp({ hasRateLimits: true });
const actors = await createActors(deps, app);

const NO_SUCH_ID = '01890000-0000-7000-8000-000000000000';
const origin = 'https://elsewhere.example';
const CORS = ['access-control-allow-origin', 'access-control-allow-credentials', 'access-control-allow-headers'];

const addressOf = (url: string) => url.replaceAll(/:\w+/g, NO_SUCH_ID).replace('*', 'nothing');
const corsOf = (headers: Record<string, unknown>) => CORS.map((name) => headers[name]);

const isPublicRead = ({ method, url, access }: (typeof app.accessTable)[number]) =>
  access === 'public' &&
  (method === 'GET' || method === 'HEAD') &&
  url.startsWith('/api/') &&
  !/^\/api\/docs(\/|$)/.test(url);
const open = app.accessTable.filter(isPublicRead);
const closed = app.accessTable.filter((route) => !isPublicRead(route));

describe('pages of other sites', () => {
  test('are thought of for all routes', () => {
    expect(open.length).toBeGreaterThan(30);
    expect(closed.length).toBeGreaterThan(100);
    expect(open.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/api/solo-tournaments', '/api/leaderboard', '/api/openapi.json', '/api/asyncapi.json']),
    );
  });

  test.each(open)('may read $method $url', async ({ method, url }) => {
    const { headers } = await app.inject({ method: method as 'GET', url: addressOf(url), headers: { origin } });
    expect(corsOf(headers)).toEqual(['*', undefined, undefined]);
  });

  test.each(closed)('may not read $method $url, not even with a token', async ({ method, url }) => {
    const token = await actors.tokenOf('admin');
    for (const login of [{}, { authorization: `Bearer ${token}` }]) {
      const headers = { origin, ...login };
      const answer = await app.inject({ method: method as 'GET', url: addressOf(url), headers });
      expect(corsOf(answer.headers)).toEqual([undefined, undefined, undefined]);
    }
  });

  test.each(app.accessTable.filter(({ url }) => url.startsWith('/api/')))(
    'get no leave to send a token or a write to $method $url',
    async ({ method, url }) => {
      const asked = { 'access-control-request-method': method, 'access-control-request-headers': 'authorization' };
      const answer = await app.inject({ method: 'OPTIONS', url: addressOf(url), headers: { origin, ...asked } });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(corsOf(answer.headers)).toEqual([undefined, undefined, undefined]);
    },
  );

  test('read why they are refused for asking too often', async () => {
    const from = { origin, 'x-forwarded-for': '203.0.113.50' };
    const ask = () => app.inject({ url: '/api/search?q=a', headers: from });
    for (let call = 0; call < 60; call++) await ask();
    const { statusCode, headers } = await ask();
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([429, '*']);
  });
});
