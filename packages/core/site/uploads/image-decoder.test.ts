import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createImageDecoder, type DecodeAnswer } from './image-decoder.ts';
import { formatOf } from './image-formats.ts';
import * as images from '@pailei/tests/support/images';

const decoder = createImageDecoder();
afterAll(() => decoder.close());

const SIZES = [
  { name: 'full', side: 1_600, fit: 'inside' },
  { name: 'thumb', side: 320, fit: 'inside' },
] as const;

function decode(bytes: Uint8Array): Promise<DecodeAnswer> {
  const limits = { maxPixels: 16_000_000, maxSide: 10_000 };
  return decoder.decode({ bytes, format: formatOf(bytes) ?? 'png', ...limits, sizes: SIZES });
}

async function rendered(bytes: Uint8Array) {
  const answer = await decode(bytes);
  if ('error' in answer) throw new Error(answer.error);
  return answer.images;
}

describe('what is drawn anew', () => {
  test.each(['jpeg', 'png', 'gif'] as const)(
    '%s becomes WebP in both sizes, never larger than it came',
    async (format) => {
      const [full, thumb] = await rendered(await images.photo(format, 400, 300));
      expect([full?.width, full?.height, thumb?.width, thumb?.height]).toEqual([400, 300, 320, 240]);
      expect((await sharp(full?.bytes).metadata()).format).toBe('webp');
    },
  );

  test('a large image is 1600 px at its longest side', async () => {
    const [full] = await rendered(await images.photo('jpeg', 2_000, 1_000));
    expect([full?.width, full?.height]).toEqual([1_600, 800]);
  });

  test('a photo that lies on its side is stood up, and what its camera wrote is gone', async () => {
    const [full] = await rendered(await images.withExif(40, 20));
    expect([full?.width, full?.height]).toEqual([20, 40]);
    const { exif, icc, xmp } = await sharp(full?.bytes).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(Buffer.from(full?.bytes ?? [])).not.toContain('<script>');
  });

  test.each([
    ['a PNG with a ZIP behind it', images.pngWithZip],
    ['a JPEG with HTML in a comment', images.jpegWithHtml],
    ['a GIF with JavaScript behind it', images.gifWithScript],
    ['a PNG with an oversized colour profile', images.pngWithBigProfile],
  ])('%s keeps its pixels only', async (_what, make) => {
    const bytes = await make();
    expect(Buffer.from(bytes).includes(images.HIDDEN)).toBe(true);
    for (const image of await rendered(bytes)) {
      expect(Buffer.from(image.bytes).includes(images.HIDDEN)).toBe(false);
      expect((await sharp(image.bytes).metadata()).format).toBe('webp');
    }
  });

  test('of 5,000 frames the first is enough, and it is quick', async () => {
    const bytes = await images.gifOfFrames(5_000);
    const startedAt = performance.now();
    const [full] = await rendered(bytes);
    expect([full?.width, full?.height]).toEqual([8, 8]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

describe('what is refused', () => {
  test('a small file of 400 million pixels is refused by its header', async () => {
    const bomb = images.onePixelColour(20_000, 20_000);
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await decode(bomb)).toEqual({ error: 'pixels' });
  });

  test.each([
    [1, 200_000],
    [200_000, 1],
  ])('an image of %i × %i pixels, before any of it is drawn', async (width, height) => {
    expect(await decode(images.onePixelColour(width, height))).toEqual({ error: 'side' });
  });

  test('a JPEG that ends in the middle', async () => {
    const whole = await images.photo('jpeg', 400, 300);
    expect(await decode(whole.subarray(0, whole.length / 2))).toEqual({ error: 'broken' });
  });

  test('a GIF that is only JavaScript behind its first bytes', async () => {
    expect(await decode(Buffer.from("GIF89a/*\0\0\0\0*/=1;alert('x')//"))).toEqual({ error: 'broken' });
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a WebP', Buffer.from('RIFF\u0024\0\0\0WEBPVP8 ')],
    ['nothing', Buffer.alloc(0)],
  ])('%s has no format that is taken', (_what, bytes) => {
    expect(formatOf(bytes)).toBeUndefined();
  });

  test('an SVG that says it is a PNG', async () => {
    expect(await decode(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toEqual({
      error: 'broken',
    });
  });
});

describe('a decoder that does not come back', () => {
  const stuck = createImageDecoder({
    script: new URL('./stuck-decoder.fixture.ts', import.meta.url),
    timeLimitMs: 500,
    queueLimitMs: 30_000,
  });
  afterAll(() => stuck.close());
  const request = (marker: number) => ({
    bytes: Uint8Array.of(marker),
    format: 'png' as const,
    maxPixels: 1,
    maxSide: 1,
    sizes: SIZES,
  });

  test('is killed after its time: the caller may come back, and the next image gets a new one', async () => {
    await expect(stuck.decode(request(0))).rejects.toMatchObject({ status: 503, retryAfterSeconds: 10 });
    expect(await stuck.decode(request(1))).toEqual({ images: [] });
  });

  test('and got no processor for four times its limit still answers', async () => {
    expect(await stuck.decode(request(3))).toEqual({ images: [] });
  });

  test('that crashes was given what is no image', async () => {
    const [crashed, next] = await Promise.all([stuck.decode(request(2)), stuck.decode(request(1))]);
    expect([crashed, next]).toEqual([{ error: 'broken' }, { images: [] }]);
  });

  test('that does not even start says nothing of the image', async () => {
    const missing = createImageDecoder({ script: new URL('./no-such-script.ts', import.meta.url) });
    await expect(missing.decode(request(1))).rejects.toMatchObject({ code: 'busy' });
  });

  test('is waited for by the others without losing their own time', async () => {
    const line = await Promise.allSettled([0, 0, 0, 1].map((marker) => stuck.decode(request(marker))));
    expect(line.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
  });

  test('is waited for so long, and no longer', async () => {
    const impatient = createImageDecoder({
      script: new URL('./stuck-decoder.fixture.ts', import.meta.url),
      timeLimitMs: 2_000,
      queueLimitMs: 100,
    });
    const [first, ...others] = await Promise.allSettled([0, 1, 1].map((marker) => impatient.decode(request(marker))));
    for (const other of others) expect(other).toMatchObject({ status: 'rejected', reason: { code: 'busy' } });
    expect(first).toMatchObject({ status: 'rejected' });
    expect(await impatient.decode(request(1))).toEqual({ images: [] });
    impatient.close();
  });

  test('takes no more in line than it can hold', async () => {
    const large = () => ({ ...request(1), bytes: new Uint8Array(12 * 1024 * 1024).fill(1) });
    const all = await Promise.allSettled([large(), large(), large()].map((each) => stuck.decode(each)));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});
