import { createDatabase } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { buildAccount } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { photo } from '@pailei/tests/support/images';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createImageDecoder } from './image-decoder.ts';
import type { FileStorage } from './file-storage.ts';
import { attachFiles } from './attach-files.ts';
import { createUploadsService } from './uploads.service.ts';

const db = createDatabase({ url: (await useTestDatabase()).url });
const decoder = createImageDecoder();
afterAll(async () => {
  decoder.close();
  await db.destroy();
});

const DAY_MS = 86_400_000;
const world = { offsetMs: 0, isBroken: false };
const kept = new Map<string, Uint8Array>();
const storage: FileStorage = {
  async put(name, bytes) {
    if (world.isBroken) throw new Error('the disk is full');
    kept.set(name, bytes);
  },
  get: async (name) => kept.get(name),
  async remove(name) {
    if (world.isBroken) throw new Error('out of reach');
    kept.delete(name);
  },
};
const now = () => new Date(Date.now() + world.offsetMs).toISOString();
const uploads = createUploadsService({ db, now, storage, decoder });
const png = await photo('png', 40, 30);

let owner: Actor;
beforeEach(async () => {
  Object.assign(world, { offsetMs: 0, isBroken: false });
  owner = await buildAccount(db);
});

const save = () => uploads.saveImage(owner, { purpose: 'expert_proof', bytes: png, field: 'image' });

/** As a caller has to: what cannot be taken over as a whole is rolled back. */
function attach(ids: string[], owner_id = owner.user_id): Promise<boolean> {
  return runTransaction(db, async (trx) => {
    if (!(await attachFiles(trx, { ids, owner_id, purpose: 'expert_proof', now: now() }))) throw new Error('not all');
    return true;
  }).catch(() => false);
}

const isThere = async (id: string) => (await uploads.open(owner, id, 'full')) !== undefined;

test('what nothing took over is removed after a day, and what something took over stays', async () => {
  const [loose, used] = [await save(), await save()];
  expect(await attach([used.id])).toBe(true);
  world.offsetMs = DAY_MS - 60_000;
  expect(await uploads.removeLoose()).toBe(0);
  world.offsetMs = DAY_MS + 60_000;
  expect(await uploads.removeLoose()).toBe(1);
  expect([await isThere(loose.id), await isThere(used.id)]).toEqual([false, true]);
  expect(kept.size).toBe(2);
});

test('a removal that breaks off goes on the next time, and nothing can take the image over meanwhile', async () => {
  const { id } = await save();
  world.offsetMs = 2 * DAY_MS;
  world.isBroken = true;
  await expect(uploads.removeLoose()).rejects.toThrow('out of reach');
  expect([await isThere(id), await attach([id])]).toEqual([false, false]);
  world.isBroken = false;
  await uploads.removeLoose();
  expect(await db.selectFrom('stored_file').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('an image whose bytes could not be kept leaves nothing that stays', async () => {
  world.isBroken = true;
  await expect(save()).rejects.toThrow('the disk is full');
  world.isBroken = false;
  world.offsetMs = 2 * DAY_MS;
  await uploads.removeLoose();
  expect(await db.selectFrom('stored_file').select('id').where('owner_id', '=', owner.user_id).execute()).toEqual([]);
});

test('an image is taken over once, by its owner, for what it was sent for', async () => {
  const { id } = await save();
  const outsider = await buildAccount(db);
  expect(await attach([id], outsider.user_id)).toBe(false);
  expect(await attach([id, '01890000-0000-7000-8000-000000000000'])).toBe(false);
  const both = await Promise.all([attach([id]), attach([id])]);
  expect(both.filter(Boolean)).toHaveLength(1);
});
