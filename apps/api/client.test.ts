import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccessGuard } from './plugins/access.ts';
import { addClient } from './plugins/client.ts';
import { addErrorHandling } from './plugins/errors.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'client-'));
const app = Fastify();

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const page of ['index', 'match-view', 'solo-match-view'])
    writeFileSync(join(folder, `${page}.html`), `<p>${page}</p>`);
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'plain');
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'compressed');
  addErrorHandling(app);
  addAccessGuard(app, async () => undefined);
  await addSecurityHeaders(app, 'https://pailei.example');
  await addClient(app, folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 'index'],
  ['/solo-tournaments', 'index'],
  ['/solo-tournaments/1', 'index'],
  ['/solo-tournaments/1/match-view', 'solo-match-view'],
  ['/solo-tournaments/1/match-view/', 'solo-match-view'],
  ['/match-view?layout=bar', 'match-view'],
  ['/matches/1?x=a.b', 'index'],
])('%s is the page %s', async (url, page) => {
  const response = await app.inject(url);
  expect(response.body).toBe(`<p>${page}</p>`);
  expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(response.headers['content-security-policy']).toContain("script-src 'self'");
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
