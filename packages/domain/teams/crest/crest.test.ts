import { expect, test } from 'vitest';
import { CREST_COLOURS, CREST_MOTIFS, CREST_SILHOUETTES, type CrestStyle } from './types.ts';
import { CREST_COUNT, crestFromSeed } from './crest-from-seed.ts';
import { drawCrest } from './draw-crest.ts';

test('neighbouring seeds look different', () => {
  const names = Array.from({ length: 100 }, (_, seed) => JSON.stringify(crestFromSeed(seed)));
  expect(new Set(names).size).toBeGreaterThan(90);
});

test('every silhouette, motif and colour comes up', () => {
  const styles = Array.from({ length: 2 * CREST_COUNT }, (_, seed) => crestFromSeed(seed));
  const used = (part: keyof CrestStyle) => new Set(styles.map((style) => style[part]));
  expect(used('silhouette')).toEqual(new Set(CREST_SILHOUETTES));
  expect(used('motif')).toEqual(new Set(CREST_MOTIFS));
  expect(used('colour')).toEqual(new Set(CREST_COLOURS));
});

/** Relative luminance of WCAG. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(CREST_COLOURS)('%s: the motif stands off 4.5 : 1 from both ends, which get darker downwards', (colour) => {
  const { top, bottom, motif } = drawCrest({ silhouette: 'shield', motif: 'flame', colour });
  expect((luminance(motif) + 0.05) / (luminance(top) + 0.05)).toBeGreaterThanOrEqual(4.5);
  expect(luminance(bottom)).toBeLessThan(luminance(top));
});

test('no two motifs and no two silhouettes are drawn alike', () => {
  const drawn = (styles: CrestStyle[]) => new Set(styles.map((style) => JSON.stringify(drawCrest(style)))).size;
  expect(drawn(CREST_MOTIFS.map((motif) => ({ silhouette: 'shield', motif, colour: 'ink' })))).toBe(
    CREST_MOTIFS.length,
  );
  expect(drawn(CREST_SILHOUETTES.map((silhouette) => ({ silhouette, motif: 'sun', colour: 'ink' })))).toBe(
    CREST_SILHOUETTES.length,
  );
});
