import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BusyError } from '@pailei/contracts/http/errors';
import { createDatabase } from '@pailei/db/client';
import { buildAccount } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { photo, readImage } from '@pailei/tests/support/images';
import { staysSame, until } from '@pailei/tests/support/until';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { FetchPublic } from '../../ground/outgoing/fetch-public.ts';
import { createImageDecoder } from '../../site/uploads/image-decoder.ts';
import { createAvatarCache } from './avatar-cache.ts';
import { createAvatarsService } from './avatars.service.ts';

const db = createDatabase({ url: (await useTestDatabase()).url });
const folder = await mkdtemp(join(tmpdir(), 'pailei-avatars-'));
const decoder = createImageDecoder();
afterAll(async () => {
  decoder.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

const HOUR_MS = 3_600_000;
const picture = await photo('jpeg', 140, 100);
const world = { time: Date.parse('2026-11-20T12:00:00.000Z'), asked: [] as string[] };
let answer: () => ReturnType<FetchPublic>;

const deps = {
  db,
  now: () => new Date(world.time).toISOString(),
  cache: createAvatarCache(folder),
  decoder,
  fetchPublic: (url: string) => {
    world.asked.push(url);
    return answer();
  },
};
const avatars = createAvatarsService(deps);
const withPicture = async () => ({ status: 200, type: 'image/jpeg', bytes: picture });
const withNothing = async () => ({ status: 404, type: 'text/html', bytes: Buffer.from('no') });

beforeEach(() => {
  world.asked = [];
  answer = withPicture;
});

let numbers = 10_000;
async function player(qq: string | null = String((numbers += 1))): Promise<string> {
  const { user_id } = await buildAccount(db);
  await db.updateTable('account').set({ qq }).where('id', '=', user_id).execute();
  return user_id;
}

test('a picture is fetched at size 100, drawn anew as a square, and kept for a day', async () => {
  const id = await player('123456789');
  const first = await avatars.read(id);
  expect(world.asked).toEqual(['https://q1.qlogo.cn/g?b=qq&nk=123456789&s=100']);
  expect(await readImage(first?.bytes ?? new Uint8Array())).toEqual({ format: 'webp', width: 100, height: 100 });
  world.time += 23 * HOUR_MS;
  expect((await avatars.read(id))?.etag).toBe(first?.etag);
  expect(world.asked).toHaveLength(1);
  world.time += 2 * HOUR_MS;
  await avatars.read(id);
  expect(world.asked).toHaveLength(2);
});

test('a hundred who ask at once share one fetch', async () => {
  const id = await player();
  const all = await Promise.all(Array.from({ length: 100 }, () => avatars.read(id)));
  expect(new Set(all.map((avatar) => avatar?.etag)).size).toBe(1);
  expect(world.asked).toHaveLength(1);
});

test('a full disk keeps nothing, and nothing from who asks', async () => {
  const isFull = async () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const onFullDisk = createAvatarsService({ ...deps, cache: { ...deps.cache, save: isFull, saveMiss: isFull } });
  expect(await onFullDisk.read(await player())).toBeDefined();
  answer = withNothing;
  expect(await onFullDisk.read(await player())).toBeUndefined();
});

test('a decoder that is busy with others says nothing of the picture: the next who asks has it fetched', async () => {
  const id = await player();
  answer = () => Promise.reject(new BusyError(10));
  expect(await avatars.read(id)).toBeUndefined();
  answer = withPicture;
  expect(await avatars.read(id)).toBeDefined();
});

test('never more than six are fetched at once', async () => {
  const { promise: answered, resolve: answerAll } = Promise.withResolvers<void>();
  let [running, most] = [0, 0];
  answer = async () => {
    most = Math.max(most, (running += 1));
    await answered;
    running -= 1;
    return withNothing();
  };
  const ids = await Promise.all(Array.from({ length: 20 }, () => player()));
  const reads = Promise.all(ids.map((id) => avatars.read(id)));
  await until(() => running === 6 || undefined, { withinMs: 10_000, what: 'six fetches' });
  await staysSame(() => running, 200);
  answerAll();
  await reads;
  expect([world.asked.length, most]).toEqual([20, 6]);
});

test.each<[string, () => ReturnType<FetchPublic>]>([
  ['there is none', withNothing],
  ['what comes is no image', async () => ({ status: 200, type: 'image/png', bytes: Buffer.from('<svg/>') })],
  ['what comes is a broken image', async () => ({ status: 200, type: 'image/png', bytes: picture.subarray(0, 60) })],
  ['nobody answers', () => Promise.reject(new Error('out of reach'))],
])('when %s, that is kept for an hour', async (_what, given) => {
  const id = await player();
  answer = given;
  expect(await avatars.read(id)).toBeUndefined();
  answer = withPicture;
  world.time += 0.9 * HOUR_MS;
  expect(await avatars.read(id)).toBeUndefined();
  expect(world.asked).toHaveLength(1);
  world.time += 0.2 * HOUR_MS;
  expect(await avatars.read(id)).toBeDefined();
});

test('an old picture is better than none', async () => {
  const id = await player();
  await avatars.read(id);
  world.time += 25 * HOUR_MS;
  answer = withNothing;
  expect(await avatars.read(id)).toBeDefined();
  expect(await avatars.read(id)).toBeDefined();
  expect(world.asked).toHaveLength(2);
});

test('another number has another picture at once', async () => {
  const id = await player();
  const before = await avatars.read(id);
  await db.updateTable('account').set({ qq: '55555' }).where('id', '=', id).execute();
  answer = async () => ({ status: 200, type: 'image/png', bytes: await photo('png', 100, 100) });
  expect((await avatars.read(id))?.etag).not.toBe(before?.etag);
});

test('a list of players is told who of them has a picture', async () => {
  const [known, fresh, without] = [await player(), await player(), await player(null)];
  await avatars.read(known);
  expect(new Set(await avatars.withPictures([known, fresh, without]))).toEqual(new Set([known, fresh]));
  answer = withNothing;
  expect(await avatars.withPictures([await player(), without])).toEqual([]);
  expect(await avatars.withPictures([])).toEqual([]);
});

test('a list does not wait for a picture that does not come', async () => {
  const [known, slow] = [await player(), await player()];
  await avatars.read(known);
  answer = () => new Promise(() => undefined);
  expect(await avatars.withPictures([known, slow])).toEqual([known]);
});

test('nobody is asked for who has no number, or is not there', async () => {
  for (const id of [await player(null), '01890000-0000-7000-8000-000000000000', 'nobody', '../1'])
    expect(await avatars.read(id)).toBeUndefined();
  expect(world.asked).toEqual([]);
});
