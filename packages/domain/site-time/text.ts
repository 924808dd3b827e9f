import { SITE_AHEAD_MS } from './zone.ts';

/** `2026-11-20 20:24:31`: a moment on the site's clock, as tables show it. */
export function siteDateTime(iso: string): string {
  return new Date(Date.parse(iso) + SITE_AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');
}
