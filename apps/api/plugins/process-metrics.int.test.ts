import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mayReadMetrics } from '@pailei/core/ground/metrics';
import { afterAll, expect, test } from 'vitest';
import { useApp } from '../testing/app.fixture.ts';

const TOKEN = 'the operator has it, and nobody else';

/** Asked as hub and worker are: each decides by itself who may read. */
async function process(name: string) {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    if (mayReadMetrics(request, TOKEN)) response.setHeader('content-type', 'text/plain').end(`metrics of ${name}`);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { asked, server, port: (server.address() as AddressInfo).port };
}

const [hub, worker] = [await process('hub'), await process('worker')];
afterAll(() => [hub, worker].forEach(({ server }) => server.close()));
const { app } = await useApp({ publicPort: { fds: [4], hub: hub.port, worker: worker.port } });

const read = (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/metrics/${name}`, headers });

test.each(['hub', 'worker'])('the operator reads the metrics of the %s over the port of the site', async (name) => {
  const { statusCode, body, headers } = await read(name, { authorization: `Bearer ${TOKEN}` });
  expect([statusCode, body]).toEqual([200, `metrics of ${name}`]);
  expect(headers).toMatchObject({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
});

test.each([{}, { authorization: 'Bearer guessed' }, { authorization: TOKEN }])(
  'for everybody else they do not exist, from this machine neither: %o',
  async (headers) => {
    const answer = await read('hub', headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual((await app.inject('/api/nothing')).json());
  },
);

test('the process is told of the caller, and of nothing else that the caller sent', async () => {
  await read('worker', { cookie: 'session=1', 'x-real-ip': '127.0.0.1' });
  const seen = worker.asked.at(-1);
  expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  expect([seen?.cookie, seen?.['x-real-ip'], seen?.authorization]).toEqual([undefined, undefined, undefined]);
});

test('a process that is away is 503 in the envelope', async () => {
  worker.server.close();
  worker.server.closeAllConnections();
  expect((await read('worker')).statusCode).toBe(503);
});
