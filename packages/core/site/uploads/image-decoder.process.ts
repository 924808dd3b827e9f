import sharp, { type Sharp } from 'sharp';
import type { DecodeAnswer, DecodeRequest, RenderedImage } from './image-decoder.ts';

/**
 * A process of its own, because a decoder of foreign bytes may hang, crash or eat memory: it is killed then, and nothing
 * else notices. One image at a time.
 */
sharp.cache(false);
sharp.concurrency(1);

async function render({
  bytes,
  format,
  maxPixels,
  maxSide,
  sizes,
  mustBeStill = false,
}: DecodeRequest): Promise<RenderedImage[] | 'pixels' | 'side' | 'animated' | 'broken'> {
  const open = (): Sharp =>
    sharp(bytes, { limitInputPixels: maxPixels, pages: 1, failOn: 'error', sequentialRead: true, ignoreIcc: true });
  const header = await sharp(bytes, { limitInputPixels: false, pages: 1, ignoreIcc: true }).metadata();
  if (header.format !== format) return 'broken';
  if (header.width * header.height > maxPixels) return 'pixels';
  if (Math.max(header.width, header.height) > maxSide) return 'side';
  if (mustBeStill && (await countFrames(bytes)) > 1) return 'animated';
  const images: RenderedImage[] = [];
  for (const { name, side, fit } of sizes) {
    const resized = open()
      .autoOrient()
      .resize({ width: side, height: side, fit, withoutEnlargement: fit === 'inside' });
    const { data, info } = await resized.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
    images.push({ name, bytes: data, width: info.width, height: info.height });
  }
  return images;
}

async function countFrames(bytes: Uint8Array): Promise<number> {
  const { pages } = await sharp(bytes, { limitInputPixels: false, pages: -1, ignoreIcc: true }).metadata();
  return pages ?? 1;
}

process.on('message', (request: DecodeRequest) => {
  void render(request)
    .catch(() => 'broken' as const)
    .then((result) => {
      const answer: DecodeAnswer = typeof result === 'string' ? { error: result } : { images: result };
      process.send?.(answer);
    });
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
