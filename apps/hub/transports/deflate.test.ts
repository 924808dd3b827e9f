import { constants, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFLATE_ABOVE_BYTES, deflatedMessage, shareText } from './deflate.ts';

const TAIL = Buffer.of(0, 0, 0xff, 0xff);
const inflated = (pieces: readonly Buffer[]) =>
  inflateRawSync(Buffer.concat([...pieces, TAIL]), { finishFlush: constants.Z_SYNC_FLUSH }).toString();

const text = fc.string({ unit: 'grapheme', maxLength: 200 });

test('whatever stands around a deflated piece, the message is the text as a whole', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, fc.integer({ min: 450, max: 2_000 }), async (before, unit, after, times) => {
      const middle = `${unit}牌擂的比赛记录与名单、战绩`.repeat(times);
      const { deflated } = await shareText(middle);
      expect(deflated).toBeDefined();
      expect(inflated(deflatedMessage(before, deflated!, after))).toBe(before + middle + after);
    }),
    { numRuns: 100 },
  );
});

test.each([0, 1, 65_535, 65_536, 200_000])(
  '%i bytes around it are stored in as many blocks as they need',
  async (length) => {
    const around = 'x'.repeat(length);
    const middle = 'abc'.repeat(DEFLATE_ABOVE_BYTES);
    const { deflated } = await shareText(middle);
    expect(inflated(deflatedMessage(around, deflated!, around))).toBe(around + middle + around);
  },
);

test('a text is deflated when it has more than 16 KB of UTF-8', async () => {
  expect((await shareText('x'.repeat(DEFLATE_ABOVE_BYTES))).deflated).toBeUndefined();
  expect((await shareText('x'.repeat(DEFLATE_ABOVE_BYTES + 1))).deflated).toBeDefined();
  expect((await shareText('牌'.repeat(DEFLATE_ABOVE_BYTES / 3 + 1))).deflated).toBeDefined();
});
