import { connect } from 'node:net';
import { join } from 'node:path';
import { openRaw } from '@pailei/tests/support/raw-request';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nodeChild } from '../processes/children.ts';
import { SupervisedProcess } from '../processes/supervisor.ts';
import { freePort } from '../servers/ports.ts';
import { openPublicPort, type PublicPort } from './public-port.ts';

const APP = join(import.meta.dirname, '../../../tests/launcher/app.fixture.ts');
const AWAY_AFTER_MS = 500;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });
const SOON = { timeout: 10_000 };

let site: PublicPort;
let running: SupervisedProcess[];

beforeEach(async () => {
  running = [];
  const ports = { hub: await freePort(), worker: await freePort() };
  site = await openPublicPort({
    host: '127.0.0.1',
    port: 0,
    ports,
    print: () => undefined,
    awayAfterMs: AWAY_AFTER_MS,
  });
});

afterEach(async () => {
  site.stopListening();
  for (const process of running) await process.stop();
  await site.close();
});

async function startApi(): Promise<SupervisedProcess> {
  const child = nodeChild({ name: 'api', script: APP, port: await freePort(), ...site.join('api') });
  // A pause before it is started again that is longer than callers are let wait.
  const api = new SupervisedProcess(child, () => undefined, { firstBackOffMs: 3_000 });
  running.push(api);
  await api.start();
  await site.untilOpen();
  return api;
}

const get = (path: string) => fetch(`http://127.0.0.1:${site.port}${path}`);

const UNAVAILABLE = { status: 'error', data: null, message: '服务暂时不可用', errors: {} };
const DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

test('before the first api is up the answer is 503 in the envelope, with the headers of every answer', async () => {
  const response = await get('/api/health');
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toMatchObject({ ...DATA, 'retry-after': '1' });
  expect(await response.json()).toEqual(UNAVAILABLE);
});

test('an api that does not come back in time is 503, and its successor answers again', async () => {
  const api = await startApi();
  const restarted = api.untilRestarted();
  process.kill(api.pid!, 'SIGKILL');
  const beganAt = performance.now();
  expect((await get('/x')).status).toBe(503);
  expect(performance.now() - beganAt).toBeGreaterThan(AWAY_AFTER_MS / 2);
  await restarted;
  await expect.poll(async () => (await get('/x')).status, SOON).toBe(200);
});

test('while an api is frozen whoever comes anew is answered with 503, and with its answers once it goes on', async () => {
  const child = nodeChild({ name: 'api', script: APP, port: await freePort(), ...site.join('api') });
  const api = new SupervisedProcess(child, () => undefined, { probeEveryMs: 100 });
  running.push(api);
  await api.start();
  await site.untilOpen();
  process.kill(api.pid!, 'SIGSTOP');
  const statusOf = (response: Response) => response.status;
  const anew = { headers: { connection: 'close' }, signal: AbortSignal.timeout(10_000) };
  expect(await fetch(`http://127.0.0.1:${site.port}/x`, anew).then(statusOf)).toBe(503);
  process.kill(api.pid!, 'SIGCONT');
  const next = () => fetch(`http://127.0.0.1:${site.port}/x`, { headers: anew.headers }).then(statusOf);
  await expect.poll(next, SOON).toBe(200);
});

test.each([
  ['an address', 414, '请求地址过长', (long: string) => `GET /api/x?q=${long} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ['a header', 431, '请求头过大', (long: string) => `GET /api/x HTTP/1.1\r\nhost: x\r\nx-a: ${long}\r\n\r\n`],
  ['what is not HTTP', 400, '请求参数有误', (long: string) => `${long}\r\n\r\n`],
])('without an api %s of 20 KB or 2 MB is answered in the envelope (%i)', async (_what, status, message, request) => {
  for (const length of [20_000, 2_000_000]) {
    const raw = openRaw(site.port);
    const answered = raw.answer();
    await raw.send(request('x'.repeat(length)));
    const answer = await answered;
    expect([answer.status, JSON.parse(answer.body), answer.headers]).toMatchObject([
      status,
      { status: 'error', data: null, message, errors: {} },
      DATA,
    ]);
  }
});

test('without an api a body is answered, however much of it follows', async () => {
  const raw = openRaw(site.port);
  const answered = raw.answer();
  await raw.send('POST /x HTTP/1.1\r\nhost: x\r\ncontent-length: 4000000\r\n\r\n');
  await raw.send(Buffer.alloc(4_000_000));
  expect(JSON.parse((await answered).body)).toEqual(UNAVAILABLE);
});

function upgrade() {
  const raw = openRaw(site.port);
  void raw.send('GET /feed HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  return raw;
}

test.each(['with', 'without'])('%s an api an upgrade is 503 where there is no hub in time', async (has) => {
  if (has === 'with') await startApi();
  const answer = await upgrade().answer();
  expect([answer.status, JSON.parse(answer.body), answer.headers]).toMatchObject([503, UNAVAILABLE, DATA]);
});

test('live sockets need no api', async () => {
  const child = nodeChild({ name: 'hub', script: APP, port: await freePort(), ...site.join('hub') });
  const hub = new SupervisedProcess(child, () => undefined);
  running.push(hub);
  await hub.start();
  expect((await get('/x')).status).toBe(503);
  const raw = upgrade();
  await expect.poll(raw.text, SOON).toContain(`${hub.pid} /feed 127.0.0.1\n`);
  raw.socket.destroy();
});

test('no new connection is taken while stopping, and open ones are served until the end', async () => {
  await startApi();
  const raw = openRaw(site.port);
  await raw.send('GET /first HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(raw.text, SOON).toContain('/first');
  site.stopListening();
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const probe = connect(site.port, '127.0.0.1', () => resolve(false));
      probe.on('error', () => resolve(true)).on('close', () => probe.destroy());
    });
  await expect.poll(isRefused, SOON).toBe(true);
  await raw.send('GET /second HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(raw.text, SOON).toContain('/second');
  raw.socket.destroy();
});
