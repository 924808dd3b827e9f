import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { createRandom } from '@pailei/domain/random/seeded';
import { freePort } from '@pailei/local/servers/ports';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProxy, type Proxy } from './proxy.ts';
import { staysSame } from '../../support/until.ts';

const upstreams: Socket[] = [];
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  upstreams.push(socket);
});
let proxy: Proxy;
let proxyPort: number;

beforeEach(async () => {
  const [port, ownPort] = [await freePort(), await freePort()];
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  proxyPort = ownPort;
  proxy = await startProxy({ target: { host: '127.0.0.1', port }, port: ownPort, random: createRandom(1) });
});

afterEach(async () => {
  await proxy.stop();
  for (const socket of upstreams.splice(0)) socket.destroy();
  server.close();
});

type Client = {
  socket: Socket;
  upstream: Socket;
  received: () => string;
  ending: () => string | undefined;
};

async function openClient(): Promise<Client> {
  const socket = connect(proxyPort, '127.0.0.1');
  let text = '';
  let ending: string | undefined;
  socket.on('data', (data) => (text += data.toString()));
  socket.on('end', () => (ending = 'end'));
  socket.on('error', (error: NodeJS.ErrnoException) => (ending = error.code));
  const before = upstreams.length;
  const upstream = await vi.waitFor(() => {
    const found = upstreams[before];
    if (found === undefined) throw new Error('not there yet');
    return found;
  });
  return { socket, upstream, received: () => text, ending: () => ending };
}

test('it passes both ways, late and in order when delayed', async () => {
  const client = await openClient();
  let asked = '';
  client.upstream.on('data', (data: Buffer) => (asked += data.toString()));
  client.socket.write('question');
  client.upstream.write('answer');
  await vi.waitFor(() => expect([asked, client.received()]).toEqual(['question', 'answer']));
  proxy.setMode({ kind: 'delay', ms: 50, jitterMs: 50 });
  const startedAt = performance.now();
  for (const part of ['1', '2', '3']) client.upstream.write(part);
  await vi.waitFor(() => expect(client.received()).toBe('answer123'));
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(49);
});

test('stalled it moves nothing and keeps the link; afterwards everything arrives', async () => {
  const client = await openClient();
  proxy.setMode({ kind: 'stall' });
  client.upstream.write('held');
  const late = connect(proxyPort, '127.0.0.1');
  await once(late, 'connect');
  let held = '';
  late.on('data', (data) => (held += data.toString()));
  await vi.waitFor(() => expect(upstreams).toHaveLength(2));
  upstreams[1]?.write('held too');
  expect(await staysSame(() => [client.received(), held, client.ending()], 100)).toEqual(['', '', undefined]);
  proxy.setMode({ kind: 'pass' });
  await vi.waitFor(() => expect([client.received(), held]).toEqual(['held', 'held too']));
  late.destroy();
});

test('a cut in mid-frame delivers half of the next bytes and ends the link', async () => {
  const client = await openClient();
  expect(proxy.cut(1, 'mid_frame')).toBe(1);
  client.upstream.write('12345678');
  await vi.waitFor(() => expect(client.ending()).toBe('end'));
  expect(client.received()).toBe('1234');
  await vi.waitFor(() => expect(client.upstream.destroyed).toBe(true));
});

test('a reset reaches the client as one, and a refusing proxy lets nobody in', async () => {
  const client = await openClient();
  expect(proxy.cut(1, 'reset')).toBe(1);
  await vi.waitFor(() => expect(client.ending()).toBe('ECONNRESET'));
  expect(proxy.links()).toBe(0);
  proxy.setMode({ kind: 'refuse' });
  const refused = connect(proxyPort, '127.0.0.1');
  expect(await once(refused, 'error')).toMatchObject([{ code: 'ECONNRESET' }]);
});
