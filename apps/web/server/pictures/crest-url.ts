import { drawCrest } from '@pailei/domain/teams/crest/draw-crest';
import type { CrestStyle } from '@pailei/domain/teams/crest/types';

/** The generated crest as an image, since the drawing takes no gradients of its own. */
export function crestUrl(style: CrestStyle): string {
  const { silhouette_path, motif_path, top, bottom, motif } = drawCrest(style);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><path d="${silhouette_path}" fill="url(#g)"/><path d="${motif_path}" fill="${motif}" fill-rule="evenodd"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
