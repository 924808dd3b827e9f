export const OVERLAY_LAYOUTS = ['bar', 'lower-third', 'full', 'bracket', 'standings'] as const;
export type OverlayLayout = (typeof OVERLAY_LAYOUTS)[number];

const SCALE_MIN = 0.25;
const SCALE_MAX = 4;
const DELAY_MAX_SECONDS = 3_600;
const ID = /^[0-9A-Za-z_-]{1,64}$/;

/** What the overlay follows: one match, a table of a tournament, a tournament's hottest, or the site's featured match. */
export type OverlaySource =
  | { readonly kind: 'match'; readonly match: string }
  | { readonly kind: 'tournament'; readonly tournament: string; readonly table: number | null }
  | { readonly kind: 'featured' };

export type OverlayParams = {
  readonly source: OverlaySource;
  readonly layout: OverlayLayout;
  readonly theme: 'dark' | 'light';
  /** Null: as wide as the browser source, counted from 1920. */
  readonly scale: number | null;
  /** Seconds; the hub uses it only when it is more than the event's own. */
  readonly delay: number;
};

/** What is missing or makes no sense falls back to the default: an overlay never shows an error. */
export function parseOverlayParams(search: string): OverlayParams {
  const query = new URLSearchParams(search);
  const layout = OVERLAY_LAYOUTS.find((name) => name === query.get('layout'));
  return {
    source: sourceOf(query),
    layout: layout ?? 'bar',
    theme: query.get('theme') === 'light' ? 'light' : 'dark',
    scale: numberIn(query.get('scale'), SCALE_MIN, SCALE_MAX),
    delay: Math.floor(numberIn(query.get('delay'), 0, DELAY_MAX_SECONDS) ?? 0),
  };
}

function sourceOf(query: URLSearchParams): OverlaySource {
  const match = idIn(query, 'match');
  if (match) return { kind: 'match', match };
  const tournament = idIn(query, 'tournament');
  if (!tournament) return { kind: 'featured' };
  const table = numberIn(query.get('table'), 1, 10_000);
  return { kind: 'tournament', tournament, table: table !== null && Number.isInteger(table) ? table : null };
}

function idIn(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  return value && ID.test(value) ? value : null;
}

/** The number, brought into the range; null when it is none. */
function numberIn(text: string | null, min: number, max: number): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : null;
}
