import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { createStorage, readStorageConfig } from './storage.ts';

const NAME = `${'0123456789abcdef'.repeat(2)}-full.webp`;
const BYTES = Uint8Array.of(1, 2, 3);

const folder = await mkdtemp(join(tmpdir(), 'pailei-storage-'));
afterAll(() => rm(folder, { recursive: true }));

const objects = new Map<string, Buffer>();
const asked: string[] = [];
const bucket = createServer((request, response) => void answer(request, response));
await new Promise<void>((ready) => bucket.listen(0, '127.0.0.1', ready));
afterAll(() => void bucket.close());

/** As much of S3 as a storage of files needs. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '', 'http://bucket').pathname;
  asked.push(`${request.method} ${path} ${request.headers.authorization?.split(' ')[0]}`);
  const body = await buffer(request);
  if (request.method === 'PUT') objects.set(path, body);
  if (request.method === 'DELETE') objects.delete(path);
  const object = objects.get(path);
  if (request.method === 'GET' && object) return void response.end(object);
  if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
  response.writeHead(404, { 'content-type': 'application/xml' });
  response.end('<Error><Code>NoSuchKey</Code><Message>There is none.</Message></Error>');
}

const S3 = {
  kind: 's3',
  endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
  bucket: 'pailei',
  region: 'us-east-1',
  accessKey: 'key',
  secretKey: 'secret',
} as const;

describe.each([
  ['a folder', createStorage({ kind: 'local', folder })],
  ['a bucket', createStorage(S3)],
])('%s', (_what, storage) => {
  test('gives back what was put, nothing for what was not, and forgets what was removed', async () => {
    expect(await storage.get(NAME)).toBeUndefined();
    await storage.put(NAME, BYTES);
    expect(Buffer.from((await storage.get(NAME)) ?? [])).toEqual(Buffer.from(BYTES));
    await storage.remove(NAME);
    await storage.remove(NAME);
    expect(await storage.get(NAME)).toBeUndefined();
  });
});

test('a bucket is asked by path, with a signature', async () => {
  await createStorage(S3).put(NAME, BYTES);
  expect(asked.at(-1)).toBe(`PUT /pailei/${NAME} AWS4-HMAC-SHA256`);
});

test.each(['../secret', '/etc/passwd', `${NAME}\0.png`, `a/${NAME}`, ''])('%j is no name of a folder', async (name) => {
  const storage = createStorage({ kind: 'local', folder });
  for (const attempt of [() => storage.put(name, BYTES), () => storage.get(name), () => storage.remove(name)])
    await expect((async () => attempt())()).rejects.toThrow('not a name of the storage');
});

test('files are their owner’s alone, and none is left half written', async () => {
  await createStorage({ kind: 'local', folder }).put(NAME, BYTES);
  const place = join(folder, NAME.slice(0, 2));
  expect(await readdir(place)).toEqual([NAME]);
  expect((await stat(join(place, NAME))).mode & 0o777).toBe(0o600);
});

test('a bucket needs its name and keys; without an address the data folder is used', () => {
  expect(readStorageConfig({}, '/data')).toEqual({ kind: 'local', folder: '/data/uploads' });
  expect(() => readStorageConfig({ UPLOADS_S3_ENDPOINT: 'https://s3.example' }, '/data')).toThrow(/UPLOADS_S3_BUCKET/);
});
