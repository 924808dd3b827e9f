import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccessGuard } from '../plugins/access.ts';
import { addClient } from '../plugins/client.ts';
import { addErrorHandling } from '../plugins/errors.ts';
import { addSecurityHeaders } from '../plugins/security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'client-'));
const app = Fastify();
const NOBODY = '01890000-0000-7000-8000-000000000000';
const SOMEBODY = '01890000-0000-7000-8000-000000000001';
const UNREADABLE = '01890000-0000-7000-8000-000000000002';
let hosts: string[] = [];

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const page of ['index', 'match-view', 'solo-match-view'])
    writeFileSync(join(folder, `${page}.html`), `<p>${page}</p>`);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'compressed');
  addErrorHandling(app);
  addAccessGuard(app, { verifyToken: async () => undefined, refuseClosed: async () => undefined });
  await addSecurityHeaders(
    app,
    { publicUrl: 'https://pailei.example', clientFolder: folder },
    {
      get: async () => hosts,
      last: () => hosts,
      forget: () => undefined,
    },
  );
  app.get('/api/numbers', { config: { access: 'public' }, schema: {} }, async () => ({ answer: 42 }));
  await addClient(app, folder, {
    isSubject: async (_subject, id) => {
      if (id === UNREADABLE) throw new Error('the database is away');
      return id !== NOBODY;
    },
    pageSessions: { isMember: async () => false },
  });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 'index'],
  ['/solo-tournaments', 'index'],
  [`/solo-tournaments/${SOMEBODY}`, 'index'],
  [`/solo-tournaments/${UNREADABLE}`, 'index'],
  [`/solo-tournaments/${SOMEBODY}/match-view`, 'solo-match-view'],
  [`/solo-tournaments/${SOMEBODY}/match-view/`, 'solo-match-view'],
  ['/match-view?layout=bar', 'match-view'],
  ['/live?x=a.b', 'index'],
])('%s is the page %s', async (url, page) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(`<p>${page}</p>`);
  expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(response.headers['content-security-policy']).toContain("script-src 'self'");
});

test.each([
  ['/nowhere', 'index'],
  ['/matches/1?x=a.b', 'index'],
  ['/wp-login.php', 'index'],
  ['/solo-tournaments/1', 'index'],
  [`/players/${NOBODY}`, 'index'],
  [`/solo-tournaments/${NOBODY}/draws`, 'index'],
  [`/solo-tournaments/${NOBODY}/match-view`, 'solo-match-view'],
])('%s is not there: the page %s says so, and nobody keeps that', async (url, page) => {
  const read = (headers = {}) => app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } });
  const first = await read();
  expect(first.body).toBe(`<p>${page}</p>`);
  expect(first.statusCode).toBe(404);
  expect(first.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  const again = await read({
    'if-none-match': first.headers.etag,
    'if-modified-since': first.headers['last-modified'],
  });
  expect([again.statusCode, again.body]).toEqual([404, first.body]);
});

test('a file at the root is found, one that is not there is no page', async () => {
  expect(await app.inject('/robots.txt')).toMatchObject({ statusCode: 200, body: 'User-agent: *' });
  expect((await app.inject('/favicon.bmp')).json()).toMatchObject({ status: 'error' });
});

test.each(['/api/numbers', '/%61pi/numbers', '/api/nowhere'])('%s is no page, and is kept nowhere', async (url) => {
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test.each(['/reset-password', '/verify-email', '/verify-email?token=x'])(
  '%s, the page of a link in a mail, sends no referrer to other sites',
  async (path) => {
    expect((await app.inject(path)).headers['referrer-policy']).toBe('no-referrer');
    expect((await app.inject('/login')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  },
);

test('a page may frame known players, and load streams from the hosts of the setting alone', async () => {
  const policy = async () =>
    Object.fromEntries(
      String((await app.inject('/live')).headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.trim().split(/ (.*)/s, 2) as [string, string]),
    );
  expect(await policy()).toMatchObject({
    'frame-src': [
      'https://www.bilibili.com',
      'https://www.douyu.com',
      'https://liveshare.huya.com',
      'https://player.twitch.tv',
      'https://www.youtube-nocookie.com',
    ].join(' '),
    'media-src': "'self' blob:",
    'connect-src': "'self' wss://pailei.example",
  });
  hosts = ['live.example.com', 'cdn.example.cn'];
  expect(await policy()).toMatchObject({
    'media-src': "'self' blob: https://live.example.com https://cdn.example.cn",
    'connect-src': "'self' wss://pailei.example https://live.example.com https://cdn.example.cn",
    'script-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
  });
});

test('only the overlay may be framed', async () => {
  const [overlay, page] = [await app.inject('/match-view'), await app.inject('/')];
  expect(overlay.headers['content-security-policy']).toContain('frame-ancestors *');
  expect(overlay.headers).not.toHaveProperty('x-frame-options');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['x-frame-options']).toBe('DENY');
});

test('hashed files are kept for ever and sent as they were compressed', async () => {
  const response = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect(response.body).toBe('compressed');
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await app.inject('/assets/app-1a2b.js')).body).toBe('plain');
});

test.each([
  '/assets/app-gone.js',
  '/api',
  '/api/nowhere',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
])('%s is not there, and nobody keeps that', async (url) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.json()).toMatchObject({ status: 'error', data: null });
  expect(response.headers['cache-control']).toBe('no-store');
});
