import type { AddressInfo } from 'node:net';
import { createMetrics } from '@pailei/core/ground/metrics/metrics';
import { openRaw } from '@pailei/tests/support/raw-request';
import { afterAll, expect, test } from 'vitest';
import { startHealthServer } from './health.ts';

const server = await startHealthServer({
  host: '127.0.0.1',
  port: 0,
  metrics: createMetrics('worker'),
  metricsToken: undefined,
});
afterAll(() => void server.close());

test.each([
  ['its health', 200, '/health', ''],
  ['its metrics, for this machine', 200, '/metrics/worker', ''],
  ['its metrics, for other machines', 404, '/metrics/worker', 'x-forwarded-for: 203.0.113.9\r\n'],
  ['an address that is too long', 414, `/${'x'.repeat(20_000)}`, ''],
])('%s (%i) is answered as data', async (_what, status, path, more) => {
  const raw = openRaw((server.address() as AddressInfo).port);
  const answered = raw.answer();
  await raw.send(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}\r\n`);
  const answer = await answered;
  expect([answer.status, answer.headers]).toMatchObject([
    status,
    {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  ]);
  if (status !== 200) expect(JSON.parse(answer.body)).toMatchObject({ status: 'error', data: null });
});
