import { Agent, createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { openRaw } from '@pailei/tests/support/raw-request';
import { staysSame } from '@pailei/tests/support/until';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLivePath } from './forwarded.ts';
import { devRoute, siteRoute, startGateway, type Gateway } from './gateway.ts';

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
    else if (request.url === '/refused') response.writeHead(413, { connection: 'keep-alive' }).end('too large');
    else if (request.url === '/early') request.once('data', () => request.socket.resetAndDestroy());
    else if (request.url === '/hang') return;
    else if (request.url === '/half') response.write('half', () => request.socket.destroy());
    else response.end(JSON.stringify({ url: request.url, headers: request.headers }));
  });
  hub = createServer((_request, response) => response.writeHead(400).end('no socket'));
  hub.on('upgrade', (request, socket: Socket, head: Buffer) => {
    hubSockets.push(socket);
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.write(`${request.url} ${String(request.headers['x-forwarded-for'])}\n`);
    socket.write(head);
    socket.pipe(socket);
  });
  const [apiUrl, hubUrl] = [`http://127.0.0.1:${await listen(api)}`, `http://127.0.0.1:${await listen(hub)}`];
  const route = siteRoute({ api: apiUrl, hub: hubUrl, worker: hubUrl });
  const times = { headMs: 1_000, answerMs: 1_000 };
  gateway = await startGateway({ host: '127.0.0.1', port: 0, route, isSocketPath: isLivePath, times });
});

afterEach(async () => {
  await gateway.close();
  for (const socket of hubSockets) socket.destroy();
  await Promise.all([stop(api), stop(hub)]);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${gateway.port}${path}`, { headers });

type RawSocket = {
  socket: Socket;
  text: () => string;
};

function open(): RawSocket {
  const socket = connect(gateway.port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => socket.destroy());
  return { socket, text: () => text };
}

const upgradeOf = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

function upgrade(path: string): RawSocket {
  const opened = open();
  opened.socket.write(upgradeOf(path));
  return opened;
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

test('a client that read nothing while the hub let go of it is cut when it reads again', async () => {
  const { socket, text } = upgrade('/feed');
  await expect.poll(text).toContain('/feed');
  socket.pause();
  hubSockets[0]?.write(Buffer.alloc(64_000_000));
  // Until all that lies between them is full.
  await vi.waitFor(() => staysSame(() => hubSockets[0]?.writableLength, 100), { timeout: 4_000 });
  hubSockets[0]?.destroy();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  await closed;
  expect(text().length).toBeLessThan(64_000_000);
});

test('a connection that carried requests first becomes a live socket as well, with what was sent right behind', async () => {
  const { socket, text } = open();
  socket.write('GET /before HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(text).toContain('/before');
  socket.write(`${upgradeOf('/feed')}right behind`);
  await expect.poll(text).toMatch(/\n\/feed 127\.0\.0\.1\nright behind$/);
  socket.destroy();
});

test('an upgrade of anything else is answered like any other request', async () => {
  const { socket, text } = open();
  socket.write('GET /api/x HTTP/1.1\r\nhost: x\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\n\r\n');
  await expect.poll(text).toContain('"url":"/api/x"');
  socket.destroy();
});

test('a head that does not come to its end in time costs the connection, and delays no one else', async () => {
  const slow = openRaw(gateway.port);
  const answered = slow.answer();
  await slow.send('GET /slow HTTP/1.1\r\nhost: ');
  expect((await get('/quick')).status).toBe(200);
  expect((await answered).status).toBe(408);
});

test('a call that a frozen api does not answer is 503', async () => {
  expect((await get('/hang')).status).toBe(503);
});

test('a thousand concurrent connections are all answered', async () => {
  const opened = Array.from({ length: 1_000 }, (_, index) => {
    const raw = open();
    raw.socket.write(`GET /${index} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return raw;
  });
  const answered = () => opened.filter(({ text }) => text().includes('"url"')).length;
  await expect.poll(answered, { timeout: 20_000 }).toBe(1_000);
  for (const { socket } of opened) socket.destroy();
}, 30_000);

test('while the api is away the answer is 503 in the envelope', async () => {
  await stop(api);
  const response = await get('/api/health');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.json()).toEqual({ status: 'error', data: null, message: '服务暂时不可用', errors: {} });
});

const DATA = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

test('what the gateway answers by itself has the headers of every answer', async () => {
  await stop(api);
  expect(Object.fromEntries((await get('/api/health')).headers)).toMatchObject(DATA);
});

test.each([
  ['an address', 414, '请求地址过长', (long: string) => `GET /api/x?q=${long} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ['a header', 431, '请求头过大', (long: string) => `GET /api/x HTTP/1.1\r\nhost: x\r\nx-a: ${long}\r\n\r\n`],
  ['what is not HTTP', 400, '请求参数有误', (long: string) => `${long}\r\n\r\n`],
])('%s of 20 KB or 2 MB is answered in the envelope (%i)', async (_what, status, message, request) => {
  for (const length of [20_000, 2_000_000]) {
    const raw = openRaw(gateway.port);
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

test('a body that the api refuses unread is answered, however much of it follows', async () => {
  const length = 4_000_000;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const raw = openRaw(gateway.port);
    await raw.send(`POST /refused HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`);
    await raw.send(Buffer.alloc(length));
    await raw.send('GET /after HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(raw.text).toMatch(/^HTTP\/1\.1 413 [^]*too large[^]*HTTP\/1\.1 200 [^]*\/after/);
    raw.socket.destroy();
  }
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
    '/share/site.png': 'api',
    '/sitemap.xml': 'api',
    '/sitemap/pages.xml': 'api',
    '/robots.txt': 'api',
    '/metrics': 'api',
    '/metrics/hub': 'hub',
    '/metrics/worker': 'worker',
  };
  for (const [path, target] of Object.entries(wanted)) expect(route(path, false)).toBe(target);
  expect(route('/__hmr', true)).toBe('vite');
  expect(route('/socket.io/', true)).toBe('hub');
});

test('the metrics of each process are read from that process', () => {
  const route = siteRoute({ api: 'api', hub: 'hub', worker: 'worker' });
  expect(['/metrics', '/metrics/hub', '/metrics/worker', '/metrics/other'].map((path) => route(path, false))).toEqual([
    'api',
    'hub',
    'worker',
    'api',
  ]);
});
