import { SHARE_PICTURE_SIZE } from '@pailei/contracts/http/share-pictures';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';

import ring from '../../shared/assets/art/ring.svg?raw';
import { loadFonts } from './fonts.ts';
import { COLORS } from './look.ts';

const { width, height } = SHARE_PICTURE_SIZE;
/** The ring stands low: texts end above its ropes. */
const RING = { width: 1_440, top: 180 };

let fonts: Promise<Font[]> | undefined;
let stage: Promise<Buffer> | undefined;

sharp.concurrency(1);

/** The picture as PNG. What of it is drawn once, is drawn with the first. */
export async function draw(element: ReactNode): Promise<Buffer> {
  fonts ??= loadFonts();
  stage ??= drawStage();
  const front = await satori(element, { width, height, fonts: await fonts });
  return sharp(await stage)
    .composite([{ input: Buffer.from(front) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The empty ring, which all pictures stand on; its light begins above what of it is shown. */
async function drawStage(): Promise<Buffer> {
  const art = await sharp(Buffer.from(ring), { density: (72 * RING.width) / width })
    .resize({ width: RING.width })
    .extract({ left: (RING.width - width) / 2, top: 0, width, height: height - RING.top })
    .toBuffer();
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="fade" x2="0" y2="1">
      <stop offset="${RING.top / height}" stop-color="${COLORS.canvas}"/>
      <stop offset="0.62" stop-color="${COLORS.canvas}" stop-opacity="0"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#fade)"/>
  </svg>`;
  return sharp({ create: { width, height, channels: 3, background: COLORS.canvas } })
    .composite([{ input: art, left: 0, top: RING.top }, { input: Buffer.from(fade) }])
    .png()
    .toBuffer();
}

/** A picture of a user as satori takes it; `undefined` where it cannot be read. */
export async function dataUrlOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const image = await sharp(bytes, { limitInputPixels: 1_000_000 }).resize(200, 200).png().toBuffer();
    return `data:image/png;base64,${image.toString('base64')}`;
  } catch {
    return undefined;
  }
}
