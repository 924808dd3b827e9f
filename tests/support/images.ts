import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** What hides in the hostile images; nothing stored may hold it. */
export const HIDDEN = '<script>alert("hidden")</script>';

type Format = 'jpeg' | 'png' | 'gif';

/** What a stored image is, by its own header. */
export async function readImage(bytes: Uint8Array) {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
}

/** An image with something on it, so that its bytes are not all alike. */
export function photo(format: Format, width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: '#b33', noise } })
    .toFormat(format)
    .toBuffer();
}

export function withExif(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3b3' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { ImageDescription: HIDDEN } })
    .jpeg()
    .toBuffer();
}

export async function pngWithZip(): Promise<Buffer> {
  return Buffer.concat([await photo('png', 20, 20), Buffer.from(`PK\u0003\u0004${HIDDEN}PK\u0005\u0006`)]);
}

export async function gifWithScript(): Promise<Buffer> {
  return Buffer.concat([await photo('gif', 20, 20), Buffer.from(`*/=1;${HIDDEN}`)]);
}

/** A comment segment right after the start marker. */
export async function jpegWithHtml(): Promise<Buffer> {
  const image = await photo('jpeg', 20, 20);
  const comment = Buffer.from(HIDDEN);
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([image.subarray(0, 2), head, comment, image.subarray(2)]);
}

/** A colour profile of three megabytes that is none. */
export async function pngWithBigProfile(): Promise<Buffer> {
  const image = await photo('png', 20, 20);
  const profile = Buffer.concat([Buffer.from(`icc\0\0`), deflateSync(randomBytes(3_000_000)), Buffer.from(HIDDEN)]);
  const afterHeader = 8 + 25;
  return Buffer.concat([image.subarray(0, afterHeader), pngChunk('iCCP', profile), image.subarray(afterHeader)]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A small file that stands for very many pixels. */
export function onePixelColour(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width / 8 + 1) * height));
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}

/** The same frame of 8 × 8 again and again. */
export async function gifOfFrames(count: number): Promise<Buffer> {
  const one = await photo('gif', 8, 8);
  const colours = 3 * 2 ** ((one.readUInt8(10) & 7) + 1);
  const [head, frame] = [one.subarray(0, 13 + colours), one.subarray(13 + colours, -1)];
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from([0x3b])]);
}
