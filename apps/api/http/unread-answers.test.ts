import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { until } from '@pailei/tests/support/until';
import { cutUnreadAnswers } from './unread-answers.ts';

const MEGABYTE = 1024 * 1024;
/** More than the buffers of both ends hold. */
const LARGE = Buffer.alloc(32 * MEGABYTE);
const LIMITS = { silentMs: 300, bytesPerSecond: MEGABYTE, checkEveryMs: 20 };

const opened: { destroy: () => unknown }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.destroy();
});

async function serve(answer: RequestListener, limits = LIMITS): Promise<Socket> {
  const server = createServer(answer);
  cutUnreadAnswers(server, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1');
  caller.on('error', () => undefined);
  opened.push(caller, { destroy: () => server.close() });
  const [accepted] = (await once(server, 'connection')) as [Socket];
  accepted.on('error', () => undefined);
  caller.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return accepted;
}

/** How long the server has kept the connection, in milliseconds. */
async function cutAfter(accepted: Socket): Promise<number> {
  const startedAt = performance.now();
  await once(accepted, 'close');
  return performance.now() - startedAt;
}

test.each<[string, RequestListener]>([
  ['one large write', (_request, response) => response.end(LARGE)],
  [
    'a stream',
    (_request, response) =>
      void Readable.from(Array.from({ length: 512 }, () => LARGE.subarray(0, 65_536))).pipe(response),
  ],
])('a caller who never reads %s is cut', async (_what, answer) => {
  expect(await cutAfter(await serve(answer))).toBeLessThan(3_000);
});

test('a caller who takes a few bytes again and again is cut by its rate', async () => {
  const accepted = await serve((_request, response) => response.end(LARGE), {
    ...LIMITS,
    bytesPerSecond: 64 * MEGABYTE,
  });
  const caller = opened[0] as Socket;
  const trickle = setInterval(() => caller.read(1_024), 20);
  expect(await cutAfter(accepted)).toBeLessThan(5_000);
  clearInterval(trickle);
});

test(
  'a caller who reads to the end keeps the connection, also for what it asks later',
  { timeout: 30_000 },
  async () => {
    // a machine with too much to do stops both ends for longer than the other limit
    const accepted = await serve((_request, response) => response.end(LARGE), { ...LIMITS, silentMs: 5_000 });
    const caller = opened[0] as Socket;
    let received = 0;
    caller.on('data', (chunk: Buffer) => (received += chunk.length));
    await until(() => (received > LARGE.length ? true : undefined), { withinMs: 15_000, what: 'the first answer' });
    caller.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    await until(() => (received > 2 * LARGE.length ? true : undefined), {
      withinMs: 15_000,
      what: 'the second answer',
    });
    expect(accepted.destroyed).toBe(false);
  },
);

test('an answer that is made slowly is waited for', async () => {
  let finish = () => {};
  const accepted = await serve(
    (_request, response) => {
      finish = () => response.end('late');
    },
    { ...LIMITS, silentMs: 1 },
  );
  const caller = opened[0] as Socket;
  let checks = 0;
  await until(() => ((checks += 1) > 10 ? true : undefined), { withinMs: 5_000, what: 'ten looks' });
  expect(accepted.destroyed).toBe(false);
  finish();
  const [text] = (await once(caller, 'data')) as [Buffer];
  expect(text.toString()).toContain('late');
});
