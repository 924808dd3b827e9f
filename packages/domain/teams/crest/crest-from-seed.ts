import { CREST_COLOURS, CREST_MOTIFS, CREST_SILHOUETTES, type CrestStyle } from './types.ts';

/** Every crest there is, counted from 0. */
export const CREST_COUNT = CREST_SILHOUETTES.length * CREST_MOTIFS.length * CREST_COLOURS.length;

/** Spreads neighbouring seeds over the whole range (Murmur3's finaliser). */
function mix(seed: number): number {
  let hash = seed >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The crest of a seed, a whole number from 0 below 2³². The same seed is the same crest for ever only while the lists stand: a team stores its style. */
export function crestFromSeed(seed: number): CrestStyle {
  const place = mix(seed) % CREST_COUNT;
  const pick = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];
  const afterSilhouette = Math.floor(place / CREST_SILHOUETTES.length);
  return {
    silhouette: pick(CREST_SILHOUETTES, place),
    motif: pick(CREST_MOTIFS, afterSilhouette),
    colour: pick(CREST_COLOURS, Math.floor(afterSilhouette / CREST_MOTIFS.length)),
  };
}
