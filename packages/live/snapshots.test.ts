import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { snapshotsOf } from './snapshots.ts';

const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
let next: { status: number; body: string };
let url: string;

const server = createServer(({ url: path, headers }, response) => {
  asked.push({ url: path, headers });
  response.writeHead(next.status).end(next.body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const envelope = (data: object | null, message = '') =>
  JSON.stringify({ status: 'success', data, message, errors: {} });

test('a snapshot is asked for by its topic, with the token, and given as it came', async () => {
  const snapshot = { topic: 'match:1', epoch: 'e1', version: 4, delay: 30, state: { games: [] } };
  next = { status: 200, body: envelope(snapshot) };
  const request = { topic: 'match:1:side:a', delay: 30, at_least: 4 };
  expect(await snapshotsOf(url)(request, 'token')).toEqual({ ok: true, ...snapshot });
  expect(asked.at(-1)).toMatchObject({
    url: '/api/topics/match%3A1%3Aside%3Aa?delay=30&at_least=4',
    headers: { authorization: 'Bearer token' },
  });
  await snapshotsOf(url)({ topic: 'system' }, null);
  expect(asked.at(-1)?.url).toBe('/api/topics/system');
  expect(asked.at(-1)?.headers.authorization).toBeUndefined();
});

test.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [422, 'bad_request'],
  [429, 'rate_limited'],
  [503, 'unavailable'],
  [500, 'unavailable'],
])('an answer of %i is the refusal %s with its text', async (status, code) => {
  next = { status, body: envelope(null, '说明') };
  expect(await snapshotsOf(url)({ topic: 't' }, null)).toEqual({ ok: false, topic: 't', code, message: '说明' });
});

test.each([
  ['no JSON', () => ({ status: 502, body: '<html>' })],
  ['cut off', () => ({ status: 200, body: '{"data":' })],
])('an answer that is %s may pass', async (_what, answer) => {
  next = answer();
  expect(await snapshotsOf(url)({ topic: 't' }, null)).toMatchObject({ ok: false, code: 'unavailable' });
});

test('an API that is not there may come', async () => {
  expect(await snapshotsOf('http://127.0.0.1:1')({ topic: 't' }, null)).toMatchObject({ code: 'unavailable' });
});
