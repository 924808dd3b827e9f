import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storedImageId } from '@pailei/contracts/site/uploads/image-address';
import { createDatabase } from '@pailei/db/client';
import { silentPublisher } from '@pailei/tests/support/builders';
import { useTestDatabase } from '@pailei/tests/support/fixtures';
import { readImage } from '@pailei/tests/support/images';
import { afterAll, expect, test } from 'vitest';
import { createDemoAccounts } from '../../people/users/seed.ts';
import { createImageDecoder } from '../../site/uploads/image-decoder.ts';
import { createStorage } from '../../site/uploads/storage.ts';
import { createUploadsService } from '../../site/uploads/uploads.service.ts';
import { seedDemoShop } from './seed-demo-shop.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
const folder = await mkdtemp(join(tmpdir(), 'pailei-demo-shop-'));
const decoder = createImageDecoder();
afterAll(async () => {
  decoder.close();
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const now = () => new Date().toISOString();
const uploads = createUploadsService({ db, now, storage: createStorage({ kind: 'local', folder }), decoder });
const seed = () => seedDemoShop({ db, publisher: silentPublisher, now, uploads });
const products = () => db.selectFrom('product').selectAll().orderBy('created_at', 'desc').execute();

test('a site without a demo cast stays as it is', async () => {
  await seed();
  expect(await products()).toEqual([]);
});

test('an empty shop is filled once, by however many, with pictures of its own and players who can pay', async () => {
  await createDemoAccounts(db, [
    { username: '掌柜的', role: 'admin' },
    { username: '甲选手', role: 'user' },
    { username: '乙选手', role: 'user' },
  ]);
  await Promise.all([seed(), seed()]);
  await seed();
  const filled = await products();
  expect(filled).toHaveLength(8);
  expect(filled.map(({ name }) => name).slice(0, 2)).toEqual(['「夜擂」卡套 60 枚', '漆黑对战桌垫']);
  expect(filled.filter(({ stock_quantity }) => stock_quantity === 0)).toHaveLength(1);
  for (const { image_url } of filled) {
    const file = await uploads.open(null, storedImageId(image_url) ?? '', 'card');
    expect(await readImage(file?.bytes ?? new Uint8Array())).toEqual({ format: 'webp', width: 640, height: 480 });
  }
  const wallets = await db.selectFrom('account').select('points_balance').where('role', '=', 'user').execute();
  expect(wallets.map(({ points_balance }) => points_balance).toSorted((a, b) => a - b)).toEqual([4_000, 4_530]);
});
