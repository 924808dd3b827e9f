import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A pixel differs when red, green and blue together differ by more than this, of 765: what no eye sees is passed over. */
const TOLERANCE = 48;
const CHANNELS = 3;
const GAP = 20;
const BEYOND = '#ff00ff';
const BETWEEN = '#333333';

type Size = { width: number; height: number };
type Pixels = Size & { data: Buffer };

export type Difference = {
  name: string;
  /** Share of the pixels that differ, 0–1; null where the second folder has no such picture. */
  share: number | null;
  /** How many pixels the second is higher than the first. */
  grownBy: number;
};

/**
 * Compares the pictures of two folders by name. For each that differs, before, after and the differing pixels in red stand
 * side by side in `folder`.
 */
export async function comparePictures(before: string, after: string, folder: string): Promise<Difference[]> {
  mkdirSync(folder, { recursive: true });
  const differences: Difference[] = [];
  for (const name of readdirSync(before).filter((file) => file.endsWith('.png'))) {
    const [first, second] = [join(before, name), join(after, name)];
    differences.push(existsSync(second) ? await compare(name, first, second, join(folder, name)) : absent(name));
  }
  return differences.toSorted((a, b) => (b.share ?? 2) - (a.share ?? 2) || a.name.localeCompare(b.name));
}

const absent = (name: string): Difference => ({ name, share: null, grownBy: 0 });

async function compare(name: string, first: string, second: string, picture: string): Promise<Difference> {
  const [a, b] = [await sharp(first).metadata(), await sharp(second).metadata()];
  const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
  const [before, after] = [await readPixels(first, size), await readPixels(second, size)];
  const { marked, count } = markDifferences(before, after);
  if (count > 0) await writeSideBySide([before, after, marked], picture);
  return { name, share: count / (size.width * size.height), grownBy: b.height - a.height };
}

/** What lies beyond a smaller picture counts as different. */
async function readPixels(file: string, { width, height }: Size): Promise<Pixels> {
  const picture = sharp(file);
  const own = await picture.metadata();
  const data = await picture
    .extend({ right: width - own.width, bottom: height - own.height, background: BEYOND })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, data };
}

function markDifferences(before: Pixels, after: Pixels): { marked: Pixels; count: number } {
  const data = Buffer.alloc(after.data.length);
  let count = 0;
  for (let at = 0; at < data.length; at += CHANNELS) {
    let difference = 0;
    let light = 0;
    for (let channel = at; channel < at + CHANNELS; channel += 1) {
      difference += Math.abs((before.data[channel] ?? 0) - (after.data[channel] ?? 0));
      light += after.data[channel] ?? 0;
    }
    const isDifferent = difference > TOLERANCE;
    if (isDifferent) count += 1;
    data.fill(isDifferent ? 0 : light / 9, at, at + CHANNELS);
    if (isDifferent) data[at] = 255;
  }
  return { marked: { ...after, data }, count };
}

async function writeSideBySide(pictures: readonly Pixels[], file: string): Promise<void> {
  const [{ width, height } = { width: 0, height: 0 }] = pictures;
  const parts = pictures.map(async ({ data }, index) => ({
    input: await sharp(data, { raw: { width, height, channels: CHANNELS } })
      .png()
      .toBuffer(),
    left: index * (width + GAP),
    top: 0,
  }));
  const total = pictures.length * (width + GAP) - GAP;
  await sharp({ create: { width: total, height, channels: CHANNELS, background: BETWEEN } })
    .composite(await Promise.all(parts))
    .png()
    .toFile(file);
}
