import { MOTIF_PATHS, SILHOUETTE_PATHS } from './paths.ts';
import { CREST_TONES, type Tones } from './tones.ts';
import type { CrestStyle } from './types.ts';

/**
 * What is drawn of a generated crest, in a square of 24 × 24: the silhouette filled from `top` to `bottom`, and on it the motif
 * (even-odd) in `motif`. Colours are `#rrggbb`, the same in both themes.
 */
export type CrestDrawing = Tones & { silhouette_path: string; motif_path: string };

export function drawCrest({ silhouette, motif, colour }: CrestStyle): CrestDrawing {
  return { silhouette_path: SILHOUETTE_PATHS[silhouette], motif_path: MOTIF_PATHS[motif], ...CREST_TONES[colour] };
}
