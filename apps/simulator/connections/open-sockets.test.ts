import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveClient } from '@pailei/live/feed-client';
import { afterEach, expect, test } from 'vitest';
import { untilOpen } from './open-sockets.ts';
import { SetupError } from '../options.ts';

const servers: { close: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A hub that answers every upgrade with this status. */
async function hubThatAnswers(status: number): Promise<string> {
  const server = createServer();
  server.on('upgrade', (_request, socket) => socket.end(`HTTP/1.1 ${status} No\r\ncontent-length: 0\r\n\r\n`));
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const client = (phase: () => string) => ({ state: () => ({ phase: phase() }) }) as unknown as LiveClient;
const options = (url: string, lines: string[] = []) => ({
  site: { url, origin: url, headers: {} },
  log: (line: string) => void lines.push(line),
  patienceMs: 300,
});

test.each([
  [429, /429, a limit on live connections.*RATE_LIMIT_KEY/],
  [403, /403.*--url must be its PUBLIC_URL/],
  [404, /404/],
  [502, /502/],
])('when none opens any more it is given up, with what the hub answers: %i', async (status, reason) => {
  const waiting = untilOpen(
    [client(() => 'live'), client(() => 'reconnecting')],
    options(await hubThatAnswers(status)),
  );
  await expect(waiting).rejects.toThrow(SetupError);
  await expect(waiting).rejects.toThrow(/1 of 2 are open, no other in 0\.3 s/);
  await expect(waiting).rejects.toThrow(reason);
});

test('a site that is not there is said to be', async () => {
  const url = await hubThatAnswers(429);
  for (const server of servers.splice(0)) server.close();
  await expect(untilOpen([client(() => 'connecting')], options(url))).rejects.toThrow(/no answer: .*ECONNREFUSED/);
});

test('when all are open it goes on, also when that took a while', async () => {
  const lines: string[] = [];
  let asked = 0;
  await untilOpen(
    [client(() => (++asked > 2 ? 'live' : 'connecting')), client(() => 'stale')],
    options('http://x', lines),
  );
  expect(lines).toEqual(['live connections: all 2 are open']);
});
