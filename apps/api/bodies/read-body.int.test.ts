import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photo } from '@pailei/tests/support/images';
import { openRaw } from '@pailei/tests/support/raw-request';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActors } from '../testing/actors.fixture.ts';
import { call, registerPlayer, portOf, useApp } from '../testing/app.fixture.ts';
import { createTemporaryFiles } from './temporary-files.ts';
import { imageForm } from '../testing/upload.fixture.ts';

const { app, deps, config } = await useApp();
const actors = await createActors(deps, app);

const NO_SUCH_ID = '01890000-0000-7000-8000-000000000000';
const DEEP = {
  lists: `${'['.repeat(16_000)}${']'.repeat(16_000)}`,
  objects: `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
};

describe('JSON that nests too deep', () => {
  const WRITES = app.accessTable.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
  const send = (method: string, url: string, payload: string, token?: string) =>
    app.inject({
      method: method as 'POST',
      url: url.replaceAll(/:\w+/g, NO_SUCH_ID),
      payload,
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    });

  test('is sent to all routes', () => expect(WRITES.length).toBeGreaterThan(60));

  test.each(WRITES)('is refused by $method $url, before it is parsed', async ({ method, url }) => {
    const token = await actors.tokenOf('admin');
    for (const payload of Object.values(DEEP)) {
      const { statusCode, body } = await send(method, url, payload, token);
      // A form is no JSON, and some routes are not even an admin's.
      if (statusCode === 415 || statusCode === 403) expect(body).toContain('"error"');
      else expect([statusCode, body]).toEqual([422, expect.stringContaining('内容嵌套过深，最多 64 层')]);
    }
  });

  test('is refused for strangers, also where it is no JSON at all', async () => {
    for (const payload of [...Object.values(DEEP), '['.repeat(60_000)]) {
      const { statusCode } = await send('POST', '/api/auth/login', payload);
      expect(statusCode).toBe(422);
    }
  });

  test('64 levels are read, and wrong for another reason', async () => {
    const { statusCode, body } = await send('POST', '/api/auth/login', `${'['.repeat(64)}${']'.repeat(64)}`);
    expect([statusCode, body]).toEqual([422, expect.not.stringContaining('嵌套')]);
  });
});

/** What was sent has arrived by then. */
const SOON = { timeout: 15_000, interval: 100 };

const PROOFS = '/api/experts/proofs';
const opened: { socket: { destroy(): void } }[] = [];
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy();
});

type Held = { port: number; token?: string; url: string; type: string; length: number; body: Uint8Array };

/** Sends the head and a part of a body, and then nothing more. */
async function hold({ port, token, url, type, length, body }: Held) {
  const raw = openRaw(port);
  opened.push(raw);
  const login = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  await raw.send(
    `POST ${url} HTTP/1.1\r\nhost: x\r\n${login}content-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  );
  await raw.send(body);
  return raw;
}

const heldUpload = (port: number, token: string, body: Uint8Array) =>
  hold({ port, token, url: PROOFS, type: 'multipart/form-data; boundary=b', length: 5_000_000, body });

const bytesInMemory = () => {
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
};

describe('uploads that are held', () => {
  test('a hundred of them cost no memory, and others are served', { timeout: 60_000 }, async () => {
    const { access_token } = await registerPlayer(app);
    const port = await portOf(app);
    const part = Buffer.alloc(2_000_000, 'x');
    const before = bytesInMemory();
    await Promise.all(Array.from({ length: 100 }, () => heldUpload(port, access_token, part)));
    const read = async () => (await fetch(`http://127.0.0.1:${port}/api/featured-match`)).status;
    // The bytes are on their way until then.
    expect(await read()).toBe(200);
    expect(bytesInMemory() - before).toBeLessThan(80_000_000);
    const { payload, headers } = imageForm(await photo('png', 40, 30));
    expect((await call(app, { method: 'POST', url: PROOFS, token: access_token, payload, headers })).status).toBe(200);
    expect(await readdir(config.incoming.folder)).toEqual([]);
  });

  test('a body beyond the shared budget is refused with a retry time, and accepted later', async () => {
    const incoming = { ...config.incoming, uploadBytes: 2_000_000, jsonBytes: 100_000 };
    const small = await useApp({ incoming });
    const { access_token: token } = await registerPlayer(small.app);
    const port = await portOf(small.app);
    const held = await heldUpload(port, token, Buffer.alloc(1_990_000, 'x'));
    const image = imageForm(Buffer.concat([await photo('png', 40, 30), Buffer.alloc(100_000)]));
    const send = () => call(small.app, { method: 'POST', url: PROOFS, token, ...image });
    await vi.waitFor(async () => {
      const { status, headers, body } = await send();
      expect([status, headers['retry-after'], body.message]).toEqual([503, '5', '系统繁忙，请稍后再试']);
    }, SOON);
    held.socket.destroy();
    await vi.waitFor(async () => expect((await send()).status).toBe(200), SOON);
  });

  test(
    'of twelve large photos at once each is accepted or gets a retry time, none is called broken',
    { timeout: 90_000 },
    async () => {
      const { access_token: token } = await registerPlayer(app);
      const image = imageForm(await photo('png', 1_300, 1_000));
      expect(image.payload.length).toBeGreaterThan(2_000_000);
      const send = () => call(app, { method: 'POST', url: PROOFS, token, ...image });
      const answers = await Promise.all(Array.from({ length: 12 }, send));
      for (const { status, headers } of answers)
        expect([status, headers['retry-after']]).toEqual(status === 200 ? [200, undefined] : [503, expect.any(String)]);
      expect(answers.map(({ status }) => status)).toContain(200);
    },
  );

  test('a file that a killed process left behind is gone at the next start, and nothing else is', async () => {
    const folder = join(config.incoming.folder, 'of-another-start');
    await mkdir(folder);
    await writeFile(join(folder, `upload-${'0'.repeat(24)}.part`), 'left behind');
    await writeFile(join(folder, 'note.txt'), 'not ours');
    const files = await createTemporaryFiles(folder);
    expect(await readdir(folder)).toEqual(['note.txt']);
    const file = await files.open();
    expect(await readdir(folder)).toEqual(['note.txt']);
    await file.close();
  });
});

test('JSON on its way is bounded for all together', async () => {
  const small = await useApp({ incoming: { ...config.incoming, jsonBytes: 100_000 } });
  const port = await portOf(small.app);
  const login = { port, url: '/api/auth/login', type: 'application/json', length: 60_000 };
  const payload = { username: 'x'.repeat(50), password: 'y'.repeat(5_000) };
  const ask = () => call(small.app, { method: 'POST', url: '/api/auth/login', payload });
  const held = [
    await hold({ ...login, body: Buffer.alloc(59_000, ' ') }),
    await hold({ ...login, body: Buffer.alloc(38_000, ' ') }),
  ];
  await vi.waitFor(async () => {
    const { status, headers } = await ask();
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  }, SOON);
  for (const { socket } of held) socket.destroy();
  await vi.waitFor(async () => expect((await ask()).status).toBe(422), SOON);
});

test.each([
  ['its length announced', (body: Buffer) => [`content-length: ${body.length}`, body] as const],
  [
    'in chunks',
    (body: Buffer) =>
      [
        'transfer-encoding: chunked',
        Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]),
      ] as const,
  ],
])('a body that is too large is answered and read to its end; the connection goes on: %s', async (_how, encode) => {
  const [lengthLine, body] = encode(Buffer.alloc(8_000_000, ' '));
  const raw = openRaw(await portOf(app));
  opened.push(raw);
  await raw.send(`POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${lengthLine}\r\n\r\n`);
  await raw.send(body);
  await raw.send('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(raw.text).toMatch(/^HTTP\/1\.1 413 [^]*请求内容过大[^]*HTTP\/1\.1 200 [^]*"up"/);
});

describe('the answer to a body that is too large', () => {
  const head = 'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const half = Buffer.alloc(2_000_000, ' ');

  test('waits for the end of the body: a proxy that is answered before closes with bytes unread', async () => {
    const port = await portOf(app);
    const raw = openRaw(port);
    opened.push(raw);
    await raw.send(`${head}content-length: ${2 * half.length}\r\n\r\n`);
    await raw.send(half);
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    expect(raw.text()).toBe('');
    await raw.send(half);
    await expect.poll(raw.text).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('does not wait for a sender who has stopped', async () => {
    const raw = openRaw(await portOf(app));
    opened.push(raw);
    await raw.send(`${head}content-length: ${2 * half.length}\r\n\r\n`);
    await raw.send(half);
    await expect.poll(raw.text, { timeout: 5_000 }).toMatch(/^HTTP\/1\.1 413 /);
  });
});
