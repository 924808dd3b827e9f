import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { useApp } from './app.fixture.ts';

const { app } = await useApp();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

type Seen = { status: number | undefined; port: number | undefined };

/** Sends over one connection that is kept; answers the status and which connection it was. */
function sendOver(agent: Agent, method: string, path: string, body = Buffer.alloc(0)): Promise<Seen> {
  const headers = { 'content-type': 'application/json', 'content-length': body.byteLength };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, method, path, headers }, (response) => {
      const seen = { status: response.statusCode, port: sent.socket?.localPort };
      response.resume().on('end', () => resolve(seen));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a body over the limit is refused without cutting the connection, so that no proxy loses the answer', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const refused = await sendOver(agent, 'POST', '/api/auth/login', Buffer.alloc(3_000_000, ' '));
  const next = await sendOver(agent, 'GET', '/api/health/api');
  agent.destroy();
  expect(refused.status).toBe(413);
  expect(next).toEqual({ status: 200, port: refused.port });
});
