import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { join } from 'node:path';
import type { LiveClient } from '@pailei/live/client';
import { nodeChild } from '@pailei/local/processes/children';
import { freePort } from '@pailei/local/servers/ports';
import { SupervisedProcess } from '@pailei/local/processes/supervisor';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { startCaddy, type Caddy } from '../support/caddy.ts';
import { useTestDatabase, useTestRedis } from '../support/fixtures.ts';
import { watchConnection } from '../support/watch-connection.ts';

const MEGABYTE = 1024 * 1024;
/** Far longer than this file runs: who is killed stays away. */
const STAYS_AWAY = { firstBackOffMs: 300_000, longestBackOffMs: 300_000 };
/** The promise of docs/live-protocol.md. */
const BACK_WITHIN_MS = 4_000;

type Server = { port: number; process: SupervisedProcess };

let caddy: Caddy;
let apis: Server[];
let hubs: Server[];
const clients: LiveClient[] = [];

const siteUrl = () => `http://127.0.0.1:${caddy.httpPort}`;

async function start(name: 'api' | 'hub', env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const process = new SupervisedProcess(
    nodeChild({ name, script: `apps/${name}/main.ts`, port, env }),
    () => undefined,
    STAYS_AWAY,
  );
  await process.start();
  return { port, process };
}

beforeAll(async () => {
  const [database, redis] = await Promise.all([useTestDatabase(), useTestRedis()]);
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    JWT_SECRET: 'a secret of the tests, long enough for HS256',
    PUBLIC_URL: 'http://127.0.0.1',
    DATA_DIR: join(inject('folder'), 'caddy-site'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  [apis, hubs] = await Promise.all([
    Promise.all([start('api', env), start('api', env)]),
    Promise.all([start('hub', env), start('hub', env)]),
  ]);
  caddy = await startCaddy({
    folder: join(inject('folder'), 'caddy'),
    apis: apis.map(({ port }) => port),
    hubs: hubs.map(({ port }) => port),
  });
});

afterAll(async () => {
  for (const client of clients) client.close();
  await caddy.stop();
  await Promise.all([...apis, ...hubs].map(({ process }) => process.stop()));
});

type Answer = { status: number; text: string };

/** Resolves to the answer, also where it comes before all of the body is sent. */
function post(path: string, headers: Record<string, string>, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(`${siteUrl()}${path}`, { method: 'POST', headers, agent: false });
    call.on('error', reject);
    call.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.end(body);
  });
}

/** How often a process has answered this route. */
async function answered({ port }: Server, route: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((row) => row.includes('seconds_count') && row.includes(`route="${route}"`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

async function openSockets({ port }: Server): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/hub_sockets\{.*kind="open".*\} (\d+)/.exec(text)?.[1]);
}

/** Node's own WebSocket, which asks with `connection: upgrade`. Resolves to the type of the first message. */
async function greet(): Promise<string> {
  const origin = { headers: { origin: 'http://127.0.0.1' } } as unknown as string[];
  const socket = new WebSocket(`ws://127.0.0.1:${caddy.httpPort}/feed`, origin);
  socket.addEventListener('open', () => socket.send('{"type":"hello"}'));
  const answer = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve((JSON.parse(String(data)) as { type: string }).type));
    socket.addEventListener('error', () => resolve('refused'));
  });
  return answer.finally(() => socket.close());
}

const many = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

/** Follows a public topic, and notes when it came back after a cut. */
function follow(index: number) {
  const { client, seen } = watchConnection(index, { url: siteUrl(), origin: 'http://127.0.0.1' });
  clients.push(client);
  return seen;
}

describe('with all processes up', () => {
  test('pages and calls are shared by both APIs', async () => {
    const statuses = await many(40, async () => (await fetch(`${siteUrl()}/api/leaderboard`)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const shares = await Promise.all(apis.map((api) => answered(api, '/api/leaderboard')));
    expect(Math.min(...shares)).toBeGreaterThan(5);
    expect(shares[0]! + shares[1]!).toBe(40);
    expect((await fetch(siteUrl())).headers.get('x-request-id')).not.toBeNull();
  });

  test('upgrades are shared by both hubs, however they spell their headers', async () => {
    expect(new Set(await many(20, greet))).toEqual(new Set(['hello']));
    const seen = Array.from({ length: 24 }, (_, index) => follow(index));
    await vi.waitFor(() => expect(seen.every(({ isLive }) => isLive)).toBe(true), { timeout: 10_000 });
    for (const hub of hubs) expect(await openSockets(hub)).toBeGreaterThan(3);
  });

  test('an address that does not exist is the site’s own 404', async () => {
    const answer = await fetch(`${siteUrl()}/api/nowhere`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { status: 'error', data: null }]);
    const missing = await fetch(`${siteUrl()}/feed/nowhere`);
    expect([missing.status, await missing.json()]).toMatchObject([404, { status: 'error', data: null }]);
  });

  test('HTTP/2 gets calls from the APIs, and at the path of the live connections the hub’s answer', async () => {
    const session = connect(`https://localhost:${caddy.httpsPort}`, { rejectUnauthorized: false });
    const get = async (path: string) => {
      const stream = session.request({ ':path': path });
      const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
      stream.resume();
      return headers;
    };
    const call = await get('/api/leaderboard');
    expect([call[':status'], call['x-request-id']]).toEqual([200, expect.any(String)]);
    const live = await get('/feed');
    expect([live[':status'], live['x-request-id']]).toEqual([404, undefined]);
    session.destroy();
  });

  test.each([
    {
      what: 'JSON of 5 MB',
      type: 'application/json',
      length: 5 * MEGABYTE,
      path: '/api/auth/login',
      message: '请求内容过大',
    },
    {
      what: 'an image of 12 MB',
      type: 'multipart/form-data; boundary=b',
      length: 12 * MEGABYTE,
      path: '/api/experts/proofs',
      message: '图片不能超过 5 MB',
    },
  ])('$what is always refused as too large, in the words of the site', async ({ type, length, path, message }) => {
    const player = { username: `选手${length}`, email: `player${length}@example.test`, password: 'correct horse' };
    const registered = await fetch(`${siteUrl()}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(player),
    });
    const { data } = (await registered.json()) as { data: { access_token: string } };
    const headers = { 'content-type': type, authorization: `Bearer ${data.access_token}` };
    const body = Buffer.alloc(length, ' ');
    const announced = many(12, () => post(path, { ...headers, 'content-length': `${length}` }, body));
    const chunked = many(12, () => post(path, { ...headers, 'transfer-encoding': 'chunked' }, body));
    for (const { status, text } of [...(await announced), ...(await chunked)]) {
      expect([status, JSON.parse(text)]).toMatchObject([413, { status: 'error', data: null, message }]);
    }
  });
});

describe('with one of two killed', () => {
  test('no call fails while one API is down', async () => {
    process.kill(apis[0]!.process.pid!, 'SIGKILL');
    const statuses = await many(40, async () => (await fetch(`${siteUrl()}/api/leaderboard`)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('no upgrade fails while one hub is down, and its viewers are back within 4 s', async () => {
    const seen = Array.from({ length: 24 }, (_, index) => follow(index));
    await vi.waitFor(() => expect(seen.every(({ isLive }) => isLive)).toBe(true), { timeout: 10_000 });
    const killedAt = performance.now();
    process.kill(hubs[0]!.process.pid!, 'SIGKILL');
    const opened = await many(20, greet);
    expect(new Set(opened)).toEqual(new Set(['hello']));
    await vi.waitFor(() => expect(seen.some(({ cutAt }) => cutAt > 0)).toBe(true));
    await vi.waitFor(() => expect(seen.filter(({ cutAt, backAt }) => cutAt > 0 && backAt === 0)).toEqual([]), {
      timeout: 10_000,
    });
    expect(Math.max(...seen.map(({ backAt }) => backAt)) - killedAt).toBeLessThan(BACK_WITHIN_MS);
  });
});

test('with all APIs down the answer is 503 in the envelope', async () => {
  process.kill(apis[1]!.process.pid!, 'SIGKILL');
  const answer = await fetch(`${siteUrl()}/api/leaderboard`);
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '1',
    { status: 'error', data: null, message: '服务暂时不可用', errors: {} },
  ]);
});
