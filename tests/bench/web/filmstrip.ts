import sharp, { type OverlayOptions } from 'sharp';
import type { Frame } from './first-paint.ts';

const STEP_MS = 500;
const STEPS = 16;
const WIDTH = 103;
const HEIGHT = 206;
const GAP = 4;
const LABEL = 16;

/** One row of pictures for each visit, one picture for each half second. */
export async function writeFilmstrip(file: string, rows: readonly (readonly Frame[])[]): Promise<void> {
  const parts = await Promise.all(
    rows.flatMap((frames, row) => Array.from({ length: STEPS }, (_, step) => partOf(frames, row, step))),
  );
  const times = Array.from({ length: STEPS }, (_, step) => label(step));
  const width = STEPS * (WIDTH + GAP) + GAP;
  const height = LABEL + rows.length * (HEIGHT + GAP) + GAP;
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite([...times, ...parts])
    .jpeg({ quality: 80 })
    .toFile(file);
}

/** What was seen at a moment: the last frame before it, or white. */
async function partOf(frames: readonly Frame[], row: number, step: number): Promise<OverlayOptions> {
  const frame = frames.findLast(({ atMs }) => atMs <= (step + 1) * STEP_MS);
  const blank = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } });
  const picture = frame ? sharp(frame.image).resize(WIDTH, HEIGHT, { fit: 'cover', position: 'top' }) : blank;
  return {
    input: await picture.png().toBuffer(),
    left: GAP + step * (WIDTH + GAP),
    top: LABEL + row * (HEIGHT + GAP),
  };
}

function label(step: number): OverlayOptions {
  const text = `${(((step + 1) * STEP_MS) / 1_000).toFixed(1)} s`;
  const svg = `<svg width="${WIDTH}" height="${LABEL}"><text x="4" y="12" font-size="11" font-family="sans-serif" fill="#fff">${text}</text></svg>`;
  return { input: Buffer.from(svg), left: GAP + step * (WIDTH + GAP), top: 0 };
}
