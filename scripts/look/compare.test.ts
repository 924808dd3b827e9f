import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { comparePictures } from './compare.ts';

let root: string;
const folderOf = (name: string) => join(root, name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'look-'));
  for (const name of ['before', 'after']) mkdirSync(folderOf(name));
});
afterEach(() => rmSync(root, { recursive: true }));

async function paint(folder: string, name: string, height: number, spot?: string): Promise<void> {
  const picture = sharp({ create: { width: 10, height, channels: 3, background: '#101010' } });
  const mark = spot && {
    input: { create: { width: 2, height: 5, channels: 3 as const, background: spot } },
    left: 0,
    top: 0,
  };
  await picture
    .composite(mark ? [mark] : [])
    .png()
    .toFile(join(folderOf(folder), name));
}

const compared = () => comparePictures(folderOf('before'), folderOf('after'), folderOf('out'));

test('equal pictures, and what no eye sees, are no difference', async () => {
  await paint('before', 'home.png', 10, '#202020');
  await paint('after', 'home.png', 10, '#222222');
  expect(await compared()).toEqual([{ name: 'home.png', share: 0, grownBy: 0 }]);
  expect(existsSync(join(folderOf('out'), 'home.png'))).toBe(false);
});

test('differing pixels are counted and shown beside both pictures', async () => {
  await paint('before', 'home.png', 10);
  await paint('after', 'home.png', 10, '#d4391d');
  expect(await compared()).toEqual([{ name: 'home.png', share: 0.1, grownBy: 0 }]);
  const { width, height } = await sharp(join(folderOf('out'), 'home.png')).metadata();
  expect([width, height]).toEqual([70, 10]);
});

test('a page that grew differs below its old end, and the largest difference comes first', async () => {
  await paint('before', 'home.png', 10);
  await paint('before', 'live.png', 10);
  await paint('before', 'gone.png', 10);
  await paint('after', 'home.png', 10, '#d4391d');
  await paint('after', 'live.png', 20);
  expect(await compared()).toEqual([
    { name: 'gone.png', share: null, grownBy: 0 },
    { name: 'live.png', share: 0.5, grownBy: 10 },
    { name: 'home.png', share: 0.1, grownBy: 0 },
  ]);
});
