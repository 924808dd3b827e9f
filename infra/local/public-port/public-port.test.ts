import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { openRaw } from '@pailei/tests/support/raw-request';
import { staysSame } from '@pailei/tests/support/until';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { nodeChild } from '../processes/children.ts';
import { isAlive } from '../processes/processes.ts';
import { SupervisedProcess } from '../processes/supervisor.ts';
import { freePort } from '../servers/ports.ts';
import { openPublicPort, type PublicPort } from './public-port.ts';

const APP = join(import.meta.dirname, '../../../tests/launcher/app.fixture.ts');

// Processes start here, on machines that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });
const SOON = { timeout: 10_000 };

type Name = 'api' | 'hub';

let site: PublicPort;
let ports: Record<Name | 'worker', number>;
const running = {} as Record<Name, SupervisedProcess>;

async function start(name: Name): Promise<void> {
  const child = nodeChild({ name, script: APP, port: ports[name], ...site.join(name) });
  running[name] = new SupervisedProcess(child, () => undefined);
  await running[name].start();
}

beforeAll(async () => {
  const [api, hub, worker] = await Promise.all([freePort(), freePort(), freePort()]);
  ports = { api, hub, worker };
  site = await openPublicPort({ host: '127.0.0.1', port: 0, ports, print: () => undefined });
  await Promise.all([start('api'), start('hub')]);
});

afterAll(async () => {
  site.stopListening();
  await Promise.all(Object.values(running).map((process) => process.stop()));
  await site.close();
});

beforeEach(async () => {
  for (const { isReady } of Object.values(running)) expect(isReady).toBe(true);
});

/** SIGKILL, and what resolves when the successor is ready. */
function kill(name: Name): Promise<void> {
  const restarted = running[name].untilRestarted();
  process.kill(running[name].pid!, 'SIGKILL');
  return restarted;
}

type Echo = { pid: number; url: string; headers: Record<string, string>; sockets: number };

const get = async (path: string, headers: Record<string, string> = {}, port = site.port): Promise<Echo> =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json();

const socketsAtHub = async () => (await get('/', {}, ports.hub)).sockets;

type RawSocket = { socket: Socket; text: () => string };

function open(port = site.port, localAddress = '127.0.0.1'): RawSocket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => socket.destroy());
  return { socket, text: () => text };
}

const upgradeOf = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

function upgrade(path: string, ...where: Parameters<typeof open>): RawSocket {
  const opened = open(...where);
  opened.socket.write(upgradeOf(path));
  return opened;
}

test('requests reach the api with their path, query and the peer appended to X-Forwarded-For', async () => {
  const { url, headers, pid } = await get('/api/matches?skip=5', { 'x-forwarded-for': '203.0.113.9' });
  expect([url, pid]).toEqual(['/api/matches?skip=5', running.api.pid]);
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9, 127.0.0.1',
    'x-forwarded-host': `127.0.0.1:${site.port}`,
    'x-forwarded-proto': 'http',
  });
});

test.each(['/socket.io/?EIO=4&transport=websocket', '/feed'])(
  'an upgrade of %s reaches the hub, which sees the peer, bytes untouched',
  async (path) => {
    const { socket, text } = upgrade(path, site.port, '127.0.0.3');
    await expect.poll(text, SOON).toContain(`${running.hub.pid} ${path} 127.0.0.3\n`);
    const bytes = Buffer.from([0x82, 0x03, 0x00, 0xff, 0x7f]).toString('latin1');
    socket.write(Buffer.from(bytes, 'latin1'));
    await expect.poll(text, SOON).toContain(bytes);
    socket.destroy();
    await expect.poll(socketsAtHub, SOON).toBe(0);
  },
);

test('a connection that carried requests first becomes a live socket as well, with what was sent right behind', async () => {
  const { socket, text } = open();
  socket.write('GET /before HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(text, SOON).toContain('/before');
  socket.write(`${upgradeOf('/feed')}right behind`);
  await expect.poll(text, SOON).toMatch(new RegExp(`\\n${running.hub.pid} /feed 127.0.0.1\\nright behind$`));
  socket.destroy();
});

test('an upgrade to anything else is a request as any other', async () => {
  const { socket, text } = open();
  socket.write('GET /api/x HTTP/1.1\r\nhost: x\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\n\r\n');
  await expect.poll(text, SOON).toContain('"url":"/api/x"');
  socket.destroy();
});

test('a client that is cut off leaves no socket open at the hub', async () => {
  const { socket, text } = upgrade('/feed');
  await expect.poll(text, SOON).toContain('/feed');
  expect(await socketsAtHub()).toBe(1);
  socket.resetAndDestroy();
  await expect.poll(socketsAtHub, SOON).toBe(0);
});

test('a client that read nothing while the hub let go of it is cut when it reads again', async () => {
  const { socket, text } = upgrade('/feed?flood');
  socket.pause();
  await expect.poll(socketsAtHub, SOON).toBe(1);
  // Until all that lies between them is full.
  await vi.waitFor(() => staysSame(() => socket.bytesRead, 100), { timeout: 4_000 });
  await get('/let-go', {}, ports.hub);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  await closed;
  expect(text().length).toBeLessThan(64_000_000);
});

test('a connection that is made while the api is dead is answered by its successor', async () => {
  const before = running.api.pid!;
  const restarted = kill('api');
  await expect.poll(() => isAlive(before), SOON).toBe(false);
  const waiting = Array.from({ length: 20 }, (_, index) => {
    const opened = open();
    opened.socket.write(`GET /waiting/${index} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return opened;
  });
  await restarted;
  expect(running.api.pid).not.toBe(before);
  const answered = () => waiting.filter(({ text }) => text().includes(`"pid":${running.api.pid},`));
  await expect.poll(() => answered().length, SOON).toBe(waiting.length);
  for (const { socket } of waiting) socket.destroy();
});

test('a live socket that is opened while the hub is dead waits for its successor, and loses no byte', async () => {
  const restarted = kill('hub');
  const { socket, text } = upgrade('/feed');
  for (let part = 0; part < 20; part += 1) {
    await new Promise((resolve) => socket.write(`part ${part};`, resolve));
    await new Promise(setImmediate);
  }
  await restarted;
  const parts = Array.from({ length: 20 }, (_, part) => `part ${part};`).join('');
  await expect.poll(text, SOON).toContain(`${running.hub.pid} /feed 127.0.0.1\n${parts}`);
  socket.destroy();
});

test('clients that reset their connections while a hub is killed keep nobody else from it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const restarted = round % 2 === 0 ? kill('hub') : Promise.resolve();
    const comers = Array.from({ length: 90 }, () => upgrade('/feed'));
    await Promise.all(comers.map(({ socket }) => new Promise((resolve) => socket.once('ready', resolve))));
    // Before the api has read anything, while the socket waits for a hub, and when the hub has it.
    for (const [index, { socket }] of comers.entries())
      if (index % 3 === 0) socket.resetAndDestroy();
      else socket.write('more;', () => index % 3 === 1 && socket.resetAndDestroy());
    await restarted;
    const stayed = comers.filter((_comer, index) => index % 3 === 2);
    await expect.poll(() => stayed.filter(({ text }) => text().endsWith('more;')).length, SOON).toBe(stayed.length);
    for (const { socket } of stayed) socket.resetAndDestroy();
  }
  await expect.poll(socketsAtHub, SOON).toBe(0);
});

test('a thousand connections at once are all answered', async () => {
  const opened = Array.from({ length: 1_000 }, (_, index) => {
    const raw = open();
    raw.socket.write(`GET /${index} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return raw;
  });
  await expect
    .poll(() => opened.filter(({ text }) => text().includes('"pid"')).length, { timeout: 20_000 })
    .toBe(1_000);
  for (const { socket } of opened) socket.destroy();
});

test('a head that does not come to its end in time costs the connection, and holds up nobody', async () => {
  const slow = openRaw(site.port);
  const answered = slow.answer();
  await slow.send('GET /slow HTTP/1.1\r\nhost: ');
  expect((await get('/quick')).url).toBe('/quick');
  expect((await answered).status).toBe(408);
});

test('a kill -9 of the api costs the calls that it was at, and no other', async () => {
  const calls = { answered: 0, cut: 0, wrong: 0 };
  const over = new AbortController();
  const caller = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!over.signal.aborted) {
      const status = await callOnce(agent);
      if (status === 200) calls.answered += 1;
      else if (status === undefined) calls.cut += 1;
      else calls.wrong += 1;
    }
    agent.destroy();
  };
  const callers = Array.from({ length: 32 }, caller);
  await expect.poll(() => calls.answered, SOON).toBeGreaterThan(500);
  await kill('api');
  const answeredBefore = calls.answered;
  await expect.poll(() => calls.answered, SOON).toBeGreaterThan(answeredBefore + 500);
  over.abort();
  await Promise.all(callers);
  expect(calls.wrong).toBe(0);
  // Each caller has one call under way.
  expect(calls.cut).toBeLessThanOrEqual(32);
});

function callOnce(agent: Agent): Promise<number | undefined> {
  return new Promise((resolve) => {
    const options = { agent, host: '127.0.0.1', port: site.port, path: '/burst' };
    httpRequest(options, (response) => response.resume().on('end', () => resolve(response.statusCode)))
      .on('error', () => resolve(undefined))
      .end();
  });
}

test('an answer that breaks off in the middle costs that connection alone', async () => {
  await expect(fetch(`http://127.0.0.1:${site.port}/half`).then((response) => response.text())).rejects.toThrow();
  expect((await get('/again')).url).toBe('/again');
});

test('an api gets the port when nobody answers on it any more, and when that one ends there is an answer again', async () => {
  const [hub, worker] = await Promise.all([freePort(), freePort()]);
  const options = { host: '127.0.0.1', port: 0, ports: { hub, worker }, print: () => undefined, awayAfterMs: 1 };
  const other = await openPublicPort(options);
  const ask = () => {
    const opened = open(other.port);
    opened.socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    return opened.text;
  };
  await expect.poll(ask(), SOON).toContain('HTTP/1.1 503');
  const send = vi.fn();
  const api = Object.assign(new EventEmitter(), { connected: true, send });
  other.join('api').onLaunch?.(api as unknown as ChildProcess);
  api.emit('message', { type: 'port_wanted' });
  await expect.poll(() => send.mock.calls, SOON).toEqual([[{ type: 'port_free' }]]);
  const waiting = ask();
  expect(await staysSame(waiting, 200)).toBe('');
  api.emit('exit');
  await expect.poll(waiting, SOON).toContain('HTTP/1.1 503');
  await other.close();
});
