import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { useApp } from '../testing/app.fixture.ts';

// The document of all routes takes seconds of a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { app } = await useApp({ hasRateLimits: true });

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
  app.inject({ url, headers, remoteAddress });

describe.each(['/api/openapi.json', '/api/asyncapi.json', '/api/docs/json', '/api/docs/yaml', '/api/docs/live'])(
  '%s',
  (url) => {
    test('is compressed for who reads brotli, and the same text for all', async () => {
      const [plain, compressed] = [await get(url), await get(url, { 'accept-encoding': 'br' })];
      expect(compressed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
      expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    });

    test('is not sent again to a caller who has it', async () => {
      const { headers } = await get(url);
      const again = await get(url, { 'if-none-match': String(headers['etag']) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });
  },
);

test.each(['/api/openapi.json', '/api/asyncapi.json'])('%s has its own limit beside that of all calls', async (url) => {
  const from = '203.0.113.77';
  const tag = String((await get(url)).headers['etag']);
  const calls = Array.from({ length: 61 }, () => get(url, { 'if-none-match': tag }, from));
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 304)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await get('/api/seasons', {}, from)).statusCode).toBe(200);
});
