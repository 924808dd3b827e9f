import { Agent, createServer, request } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { devRoute, siteRoute, startGateway } from './gateway.ts';
import type { Gateway } from './gateway.ts';

let gateway: Gateway;
let api: Server;
let hub: Server;
let hubSockets: Socket[];

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

beforeEach(async () => {
  hubSockets = [];
  api = createServer((request, response) => {
    if (request.url === '/cut') request.socket.destroy();
    else if (request.url === '/early') request.once('data', () => request.socket.resetAndDestroy());
    else if (request.url === '/half') response.write('half', () => request.socket.destroy());
    else response.end(JSON.stringify({ url: request.url, headers: request.headers }));
  });
  hub = createServer((_request, response) => response.writeHead(400).end('no socket'));
  hub.on('upgrade', (request, socket: Socket) => {
    hubSockets.push(socket);
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.write(`${request.url} ${String(request.headers['x-forwarded-for'])}\n`);
    socket.pipe(socket);
  });
  const [apiUrl, hubUrl] = [`http://127.0.0.1:${await listen(api)}`, `http://127.0.0.1:${await listen(hub)}`];
  const route = siteRoute({ api: apiUrl, hub: hubUrl, worker: hubUrl });
  gateway = await startGateway({ host: '127.0.0.1', port: 0, route });
});

afterEach(async () => {
  await gateway.close();
  for (const socket of hubSockets) socket.destroy();
  await Promise.all([stop(api), stop(hub)]);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${gateway.port}${path}`, { headers });

interface RawSocket {
  socket: Socket;
  text: () => string;
}

function upgrade(path: string, port = gateway.port): RawSocket {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => socket.destroy());
  const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', '', ''];
  socket.write(lines.join('\r\n'));
  return { socket, text: () => text };
}

test('requests go to the api with their path, query and the peer appended to X-Forwarded-For', async () => {
  const answer = await (await get('/api/matches?skip=5', { 'x-forwarded-for': '203.0.113.9' })).json();
  expect(answer.url).toBe('/api/matches?skip=5');
  expect(answer.headers['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
});

test.each(['/socket.io/?EIO=4&transport=websocket', '/feed'])(
  'an upgrade of %s goes to the hub, bytes untouched',
  async (path) => {
    const { socket, text } = upgrade(path);
    await expect.poll(text).toContain(`${path} 127.0.0.1\n`);
    const bytes = Buffer.from([0x82, 0x03, 0x00, 0xff, 0x7f]).toString('latin1');
    socket.write(Buffer.from(bytes, 'latin1'));
    await expect.poll(text).toContain(bytes);
    socket.destroy();
  },
);

test('a client that is cut off leaves no socket open at the hub', async () => {
  const { socket, text } = upgrade('/feed');
  await expect.poll(text).toContain('/feed');
  socket.resetAndDestroy();
  await expect.poll(() => hubSockets.map((hubSocket) => hubSocket.destroyed)).toEqual([true]);
});

test('a client that reads nothing is cut when the hub lets go of it', async () => {
  const { socket, text } = upgrade('/feed');
  await expect.poll(text).toContain('/feed');
  socket.pause();
  hubSockets[0]?.write(Buffer.alloc(64_000_000));
  await sleep(50);
  hubSockets[0]?.destroy();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await sleep(1_200);
  socket.resume();
  await closed;
  expect(text().length).toBeLessThan(64_000_000);
});

test('while the api is away the answer is 503 in the envelope', async () => {
  await stop(api);
  const response = await get('/api/health');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.json()).toEqual({ status: 'error', data: null, message: '服务暂时不可用', errors: {} });
});

test('an api that dies before it answers is 503, one that dies in the middle a cut answer; the gateway goes on', async () => {
  expect((await get('/cut')).status).toBe(503);
  await expect(get('/half').then((response) => response.text())).rejects.toThrow();
  expect((await get('/api/again')).status).toBe(200);
});

test('a body that nobody reads any more does not hold up the next request of its connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, body: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = {
        agent,
        port: gateway.port,
        path,
        method: 'POST',
        headers: { 'content-length': body.byteLength },
      };
      request(options, (response) => response.resume().on('end', () => resolve(response.statusCode)))
        .on('error', reject)
        .end(body);
    });
  expect(await send('/early', Buffer.alloc(8_000_000))).toBe(503);
  expect(await send('/api/next', Buffer.alloc(0))).toBe(200);
  agent.destroy();
});

test('while the hub is away an upgrade is answered with 503', async () => {
  await stop(hub);
  const { text } = upgrade('/feed');
  await expect.poll(text).toMatch(/^HTTP\/1\.1 503 /);
  expect(text()).toContain('服务暂时不可用'.replace(/./gu, (character) => Buffer.from(character).toString('latin1')));
});

test('no new connection is taken while stopping, and open sockets go on until the end', async () => {
  const open = upgrade('/feed');
  await expect.poll(open.text).toContain('/feed');
  gateway.stopListening();
  await expect(get('/api/x')).rejects.toThrow();
  open.socket.write('still here');
  await expect.poll(open.text).toContain('still here');
  const closed = new Promise((resolve) => open.socket.once('close', resolve));
  await gateway.close();
  await closed;
});

test('in dev, pages and the reload socket belong to Vite', () => {
  const route = devRoute({ api: 'api', hub: 'hub', worker: 'worker' }, 'vite');
  const wanted = {
    '/api/auth/login': 'api',
    '/': 'vite',
    '/apifox': 'vite',
    '/shared/ui/Button.tsx': 'vite',
    '/metrics': 'api',
    '/metrics/hub': 'hub',
    '/metrics/worker': 'worker',
  };
  for (const [path, target] of Object.entries(wanted)) expect(route(path, false)).toBe(target);
  expect(route('/__hmr', true)).toBe('vite');
  expect(route('/socket.io/', true)).toBe('hub');
});

test('the figures of each process are asked of that process', () => {
  const route = siteRoute({ api: 'api', hub: 'hub', worker: 'worker' });
  expect(['/metrics', '/metrics/hub', '/metrics/worker', '/metrics/other'].map((path) => route(path, false))).toEqual([
    'api',
    'hub',
    'worker',
    'api',
  ]);
});
