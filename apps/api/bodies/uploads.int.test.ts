import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { IMAGE_MAX_BYTES, type StoredImage } from '@pailei/contracts/site/uploads/uploads.api';
import { HIDDEN, photo, pngWithZip, readImage } from '@pailei/tests/support/images';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActors } from '../testing/actors.fixture.ts';
import { call, registerPlayer, useApp } from '../testing/app.fixture.ts';
import { form, imageForm } from '../testing/upload.fixture.ts';

const { app, deps, config } = await useApp();
const actors = await createActors(deps, app);
const URL = '/api/experts/proofs';

let owner: Awaited<ReturnType<typeof registerPlayer>>;
let png: Buffer<ArrayBuffer>;
beforeAll(async () => {
  owner = await registerPlayer(app);
  png = Buffer.from(await photo('png', 640, 480));
});

type Parts = Parameters<typeof form>[0];
const send = (sent: ReturnType<typeof form>) =>
  call<StoredImage>(app, { method: 'POST', url: URL, token: owner.access_token, ...sent });
const sendParts = (parts: Parts) => send(form(parts));
const image = (name = 'image', value: Uint8Array = png) => ({ name, value, filename: 'a.png', type: 'image/png' });

async function store(bytes: Uint8Array, filename?: string): Promise<StoredImage> {
  const { body } = await send(imageForm(bytes, filename));
  if (body.status !== 'success') throw new Error(body.message);
  return body.data;
}

const open = (id: string, size: string, token?: string, headers: Record<string, string> = {}) =>
  app.inject({
    url: `/api/files/${id}/${size}`,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

const rows = () => deps.db.selectFrom('stored_file').selectAll().orderBy('id').execute();

describe('an image that is taken', () => {
  test('comes back as WebP in both sizes, for its owner and admins, under its own strict policy', async () => {
    const { id, width, height } = await store(png);
    expect([width, height]).toEqual([640, 480]);
    const full = await open(id, 'full', owner.access_token);
    expect(full.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `inline; filename="${id}-full.webp"`,
      'cache-control': 'private, max-age=86400, immutable',
      vary: 'authorization',
    });
    expect(await readImage(full.rawPayload)).toEqual({ format: 'webp', width: 640, height: 480 });
    const thumb = await open(id, 'thumb', await actors.tokenOf('admin'));
    expect(await readImage(thumb.rawPayload)).toEqual({ format: 'webp', width: 320, height: 240 });
    const etag = String(full.headers['etag']);
    expect((await open(id, 'full', owner.access_token, { 'if-none-match': etag })).statusCode).toBe(304);
  });

  test('is not there for anybody else, exactly as one that never was', async () => {
    const { id } = await store(png);
    const never = await open('01890000-0000-7000-8000-000000000000', 'full', await actors.tokenOf('player'));
    for (const name of ['player', 'referee', 'approved expert'] as const) {
      const answer = await open(id, 'full', await actors.tokenOf(name));
      expect([answer.statusCode, answer.body]).toEqual([404, never.body]);
    }
    expect((await open(id, 'full')).statusCode).toBe(404);
    expect((await open('nothing', 'full', owner.access_token)).statusCode).toBe(404);
    expect((await open(id, 'original', owner.access_token)).statusCode).toBe(422);
  });

  test('is for everybody where its purpose is public', async () => {
    const { id } = await store(png);
    await deps.db.updateTable('stored_file').set({ purpose: 'product_image' }).where('id', '=', id).execute();
    const answer = await open(id, 'thumb');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test('is stored as drawn anew: what was hidden behind its pixels is in no file', async () => {
    const bytes = await pngWithZip();
    const { id } = await store(bytes);
    for (const size of ['full', 'thumb']) {
      const { rawPayload } = await open(id, size, owner.access_token);
      expect(rawPayload.includes(HIDDEN)).toBe(false);
      expect(rawPayload.includes('PK\u0003\u0004')).toBe(false);
    }
  });

  test.each(['shell.php.png', '../../etc/passwd.png', 'a%00.png', 'photo.exe', 'C:\\\\boot.png', '图.png'])(
    'called %j has a random name of ours',
    async (filename) => {
      const { id } = await store(png, filename);
      const row = (await rows()).find((one) => one.id === id);
      expect(row?.storage_key).toMatch(/^[0-9a-f]{32}$/);
      const folder = config.storage.kind === 'local' ? config.storage.folder : '';
      const names = await readdir(join(folder, row?.storage_key.slice(0, 2) ?? ''));
      expect(names.filter((name) => name.startsWith(row?.storage_key ?? '-')).toSorted()).toEqual([
        `${row?.storage_key}-full.webp`,
        `${row?.storage_key}-thumb.webp`,
      ]);
      expect(JSON.stringify(row)).not.toContain('passwd');
    },
  );
});

describe('what is refused', () => {
  const tooLarge = () => Buffer.concat([png, Buffer.alloc(IMAGE_MAX_BYTES + 1 - png.length)]);

  test.each<[string, () => Parts, number, object | string]>([
    [
      'an SVG named .png',
      () => [image('image', Buffer.from('<svg onload="alert(1)"/>'))],
      422,
      { image: '只支持 jpg、jpeg、png 或 gif 图片' },
    ],
    [
      'a PNG cut in the middle',
      () => [image('image', png.subarray(0, png.length / 2))],
      422,
      { image: '图片无法读取，请换一张' },
    ],
    ['5 MB and a byte', () => [image('image', tooLarge())], 413, { image: '图片不能超过 5 MB' }],
    [
      'far more than that',
      () => [image('image', Buffer.alloc(IMAGE_MAX_BYTES + 200_000))],
      413,
      { image: '图片不能超过 5 MB' },
    ],
    ['two files', () => [image(), image()], 422, { image: '一次只能上传一张图片' }],
    ['a file under another name', () => [image('file')], 422, '上传的内容无法识别'],
    ['an empty file', () => [image('image', new Uint8Array())], 422, { image: '请选择图片' }],
    ['no file', () => [{ name: 'note', value: 'x' }], 422, { image: '请选择图片' }],
    [
      'a field twice',
      () => [{ name: 'note', value: '1' }, { name: 'note', value: '2' }, image()],
      422,
      { note: '上传的内容无法识别' },
    ],
    [
      'a field that is not asked for',
      () => [{ name: 'purpose', value: 'product_image' }, image()],
      422,
      { purpose: '不支持的字段：purpose' },
    ],
    [
      'nine parts',
      () => [...Array.from({ length: 8 }, (_, index) => ({ name: `n${index}`, value: 'x' })), image()],
      422,
      '上传的内容无法识别',
    ],
    [
      'names that objects have by themselves',
      () => [{ name: '__proto__', value: 'x' }, image()],
      422,
      { ['__proto__']: '不支持的字段：__proto__' },
    ],
    [
      'text that PostgreSQL cannot hold',
      () => [{ name: 'note', value: 'a\0b' }, image()],
      422,
      '内容包含无法识别的字符',
    ],
  ])('%s', async (_what, parts, status, expected) => {
    const before = (await rows()).length;
    const answer = await sendParts(parts());
    expect(answer.status).toBe(status);
    if (typeof expected === 'string') expect(answer.body.message).toBe(expected);
    else expect(Object.entries(answer.body.errors)).toEqual(Object.entries(expected));
    expect(await rows()).toHaveLength(before);
  });

  test('a form without its boundary, one that ends too early, and JSON', async () => {
    const whole = imageForm(png);
    const type = 'multipart/form-data';
    expect((await send({ ...whole, headers: { 'content-type': type } })).status).toBe(422);
    expect((await send({ ...whole, payload: whole.payload.subarray(0, 200) })).status).toBe(422);
    const json = await call(app, { method: 'POST', url: URL, token: owner.access_token, payload: {} });
    expect(json.status).toBe(415);
  });

  test('a form where JSON is expected', async () => {
    const answer = await call(app, {
      method: 'POST',
      url: '/api/experts/applications',
      token: owner.access_token,
      ...imageForm(png),
    });
    expect(answer.status).toBe(415);
  });

  test('anybody without a login, before their bytes are looked at', async () => {
    expect((await call(app, { method: 'POST', url: URL, ...imageForm(png) })).status).toBe(401);
  });
});

describe('over a socket', () => {
  /** Opens a request of 1,000 bytes, sends them one a second, and resolves to the answer and how long it took, or `null` after 14 s. */
  async function dribble(url: string, contentType: string): Promise<{ text: string; ms: number } | null> {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const startedAt = performance.now();
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    const head = `POST ${url} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${owner.access_token}\r\n`;
    socket.write(`${head}content-type: ${contentType}\r\ncontent-length: 1000\r\n\r\n`);
    const timer = setInterval(() => socket.write('-'), 1_000);
    const isClosed = await once(socket, 'close', { signal: AbortSignal.timeout(14_000) }).then(
      () => true,
      () => false,
    );
    clearInterval(timer);
    socket.destroy();
    return isClosed ? { text, ms: performance.now() - startedAt } : null;
  }

  test(
    'a call that comes one byte a second is cut off soon after ten seconds, a file has longer',
    { timeout: 20_000 },
    async () => {
      const [slow, file] = await Promise.all([
        dribble('/api/experts/applications', 'application/json'),
        dribble(URL, 'multipart/form-data; boundary=b'),
      ]);
      expect(slow?.ms).toBeGreaterThan(9_000);
      expect(slow?.text).toMatch(/^HTTP\/1\.1 408 .*请求超时/s);
      expect(file).toBeNull();
    },
  );
});

test('an account may send five a minute, from wherever it comes', async () => {
  const limited = await useApp({ hasRateLimits: true });
  const [player, other] = [await registerPlayer(limited.app), await registerPlayer(limited.app)];
  const sendFrom = async (token: string, ip: string) => {
    const { payload, headers } = imageForm(Buffer.from('no image'));
    const from = { ...headers, 'x-forwarded-for': ip };
    return (await call(limited.app, { method: 'POST', url: URL, token, payload, headers: from })).status;
  };
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) statuses.push(await sendFrom(player.access_token, `198.51.100.${count}`));
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect(await sendFrom(other.access_token, '198.51.100.1')).toBe(422);
});
