import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRaw } from '@pailei/tests/support/raw-request';
import { afterAll, describe, expect, test } from 'vitest';
import { createActors } from '../testing/actors.fixture.ts';
import { portOf, useApp } from '../testing/app.fixture.ts';

const clientFolder = await mkdtemp(join(tmpdir(), 'pailei-client-'));
await mkdir(join(clientFolder, 'assets'));
for (const name of ['index.html', 'match-view.html', 'assets/app-1.js']) await writeFile(join(clientFolder, name), ' ');
afterAll(() => rm(clientFolder, { recursive: true }));

const { app, deps } = await useApp({ clientFolder, publicUrl: 'https://pailei.example', hasRateLimits: true });
const actors = await createActors(deps, app);

const NO_SUCH_ID = '01890000-0000-7000-8000-000000000000';
const DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** What every answer says, be it data, a page, a file or an error. */
function expectSecured(headers: Record<string, unknown>, what: string): void {
  expect.soft(headers['content-security-policy'], what).toMatch(/default-src|sandbox/);
  expect.soft(headers['x-content-type-options'], what).toBe('nosniff');
  expect.soft(headers['referrer-policy'], what).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  expect.soft(headers['cross-origin-resource-policy'], what).toBe('same-origin');
}

describe('security headers', () => {
  test('are asked of all routes', () => expect(app.accessTable.length).toBeGreaterThan(100));

  test.each(app.accessTable)('stand on $method $url, for a guest and for an admin', async ({ method, url }) => {
    const path = url.replaceAll(/:\w+/g, NO_SUCH_ID).replace('*', 'nothing');
    const token = await actors.tokenOf('admin');
    for (const login of [{}, { authorization: `Bearer ${token}` }]) {
      const { headers, statusCode } = await app.inject({ method: method as 'GET', url: path, headers: login });
      expectSecured(headers, `${statusCode}`);
      expect(headers['x-frame-options']).toBe('DENY');
    }
  });

  test.each([
    ['an address that cannot be decoded', 400, { url: '/%' }],
    ['one below /api', 400, { url: '/api/matches/%ff' }],
    ['an unknown address', 404, { url: '/api/nowhere' }],
    ['a file that is not there', 404, { url: '/assets/nothing.js' }],
    ['a wrong method', 405, { method: 'DELETE', url: '/api/auth/login' }],
    [
      'a body that is too large',
      413,
      { method: 'POST', url: '/api/auth/login', payload: { username: 'x'.repeat(70_000) } },
    ],
    [
      'a type that is not taken',
      415,
      { method: 'POST', url: '/api/auth/login', payload: 'a', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'a body that is no JSON',
      400,
      { method: 'POST', url: '/api/auth/login', payload: '{', headers: { 'content-type': 'application/json' } },
    ],
    ['a field that is missing', 422, { method: 'POST', url: '/api/auth/login', payload: {} }],
    ['the metrics, for other machines', 404, { url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ] as const)('stand on %s (%i)', async (_what, status, request) => {
    const { headers, statusCode } = await app.inject(request as never);
    expect(statusCode).toBe(status);
    expectSecured(headers, String(status));
  });

  test('stand on a refusal for too many calls', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const ask = () => app.inject({ method: 'POST', url: '/api/auth/login', payload: {}, headers: from });
    for (let call = 0; call < 10; call++) await ask();
    const { headers, statusCode } = await ask();
    expect([statusCode, headers]).toMatchObject([429, DATA]);
  });

  test('stand on an error that nobody foresaw', async () => {
    const clock = { isBroken: false };
    const now = () => {
      if (clock.isBroken) throw new Error('no clock');
      return new Date().toISOString();
    };
    const broken = await useApp({}, { now });
    clock.isBroken = true;
    const { headers, statusCode } = await broken.app.inject('/api/leaderboard');
    expect([statusCode, headers]).toMatchObject([500, DATA]);
  });

  test('of a file of the client are few, whether it is there or not: a page loads dozens', async () => {
    for (const [url, status] of [
      ['/assets/app-1.js', 200],
      ['/assets/none.js', 404],
    ] as const) {
      const { headers, statusCode } = await app.inject(url);
      expect(statusCode).toBe(status);
      expectSecured(headers, url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(JSON.stringify(headers).length).toBeLessThan(900);
    }
  });

  test('of pages are theirs: the API’s documentation with all its parts, and the client', async () => {
    for (const url of ['/api/docs', '/api/docs/live', '/api/docs/live.css', '/', '/solo-tournaments']) {
      const { headers, statusCode } = await app.inject(url);
      expect.soft(statusCode, url).toBe(200);
      expect.soft(headers['content-security-policy'], url).toContain("script-src 'self'");
      expect.soft(headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
    }
  });

  test('let others frame the overlay, and nothing else', async () => {
    const { headers } = await app.inject('/match-view');
    expectSecured(headers, 'overlay');
    expect(headers).not.toHaveProperty('x-frame-options');
  });
});

const login = `host: x\r\ncontent-type: application/json\r\n`;

test.each([
  ['an address', 414, '请求地址过长', (long: string) => `GET /api/x?q=${long} HTTP/1.1\r\nhost: x\r\n\r\n`],
  [
    'a header',
    431,
    '请求头过大',
    (long: string) => `GET /api/featured-match HTTP/1.1\r\nhost: x\r\nx-a: ${long}\r\n\r\n`,
  ],
  [
    'a token',
    431,
    '请求头过大',
    (long: string) => `GET /api/auth/me HTTP/1.1\r\nauthorization: Bearer ${long}\r\n\r\n`,
  ],
  ['what is not HTTP', 400, '请求参数有误', (long: string) => `${long}\r\n\r\n`],
  [
    'a chunk of a body that is none',
    400,
    '请求参数有误',
    (long: string) => `POST /api/auth/login HTTP/1.1\r\n${login}transfer-encoding: chunked\r\n\r\n${long}`,
  ],
])('%s of 20 KB or 2 MB is answered in the envelope (%i)', async (_what, status, message, request) => {
  const port = await portOf(app);
  for (const length of [20_000, 2_000_000]) {
    const raw = openRaw(port);
    await raw.send(request('x'.repeat(length)));
    const answer = await raw.answer();
    expect([answer.status, JSON.parse(answer.body), answer.headers]).toMatchObject([
      status,
      { status: 'error', data: null, message, errors: {} },
      DATA,
    ]);
  }
});
