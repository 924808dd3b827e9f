/** What each layout draws: a match, which of a battle is the board that runs; a whole event; a whole battle; a table of a season. */
export const LAYOUT_SUBJECTS = {
  bar: 'match',
  'lower-third': 'match',
  full: 'match',
  bracket: 'event',
  standings: 'event',
  groups: 'event',
  'battle-bar': 'battle',
  'line-up': 'battle',
  ring: 'battle',
  boards: 'battle',
  'next-player': 'battle',
  season: 'season',
} as const;
export type OverlayLayout = keyof typeof LAYOUT_SUBJECTS;

const isLayout = (name: string | null): name is OverlayLayout => name !== null && Object.hasOwn(LAYOUT_SUBJECTS, name);

const SCALE_MIN = 0.25;
const SCALE_MAX = 4;
const DELAY_MAX_SECONDS = 3_600;
const TABLES_MAX = 10_000;
const BOARDS_MAX = 999;
const SEASONS_MAX = 999;
const ID = /^[0-9A-Za-z_-]{1,64}$/;

/**
 * What the overlay follows: one match, a battle, the battle that a team plays, a table of a tournament, a tournament's hottest, a
 * season, or the site's featured match. Of a battle it shows board `board`, or without a number the one that runs.
 */
export type OverlaySource =
  | { readonly kind: 'match'; readonly match: string }
  | { readonly kind: 'battle'; readonly battle: string; readonly board: number | null }
  | { readonly kind: 'team'; readonly team: string; readonly board: number | null }
  | { readonly kind: 'tournament'; readonly tournament: string; readonly table: number | null }
  | { readonly kind: 'season'; readonly season: number; readonly table: 'account' | 'team' }
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
  const layout = query.get('layout');
  const source = sourceOf(query);
  return {
    source,
    layout: source.kind === 'season' ? 'season' : isLayout(layout) ? layout : 'bar',
    theme: query.get('theme') === 'light' ? 'light' : 'dark',
    scale: numberIn(query.get('scale'), SCALE_MIN, SCALE_MAX),
    delay: Math.floor(numberIn(query.get('delay'), 0, DELAY_MAX_SECONDS) ?? 0),
  };
}

function sourceOf(query: URLSearchParams): OverlaySource {
  const match = idIn(query, 'match');
  if (match) return { kind: 'match', match };
  const board = wholeIn(query, 'board', BOARDS_MAX);
  const battle = idIn(query, 'battle');
  if (battle) return { kind: 'battle', battle, board };
  const team = idIn(query, 'team');
  if (team) return { kind: 'team', team, board };
  const tournament = idIn(query, 'tournament');
  const season = wholeIn(query, 'season', SEASONS_MAX);
  if (!tournament && season !== null)
    return { kind: 'season', season, table: query.get('table') === 'team' ? 'team' : 'account' };
  if (!tournament) return { kind: 'featured' };
  return { kind: 'tournament', tournament, table: wholeIn(query, 'table', TABLES_MAX) };
}

/** A whole number from 1 up; null when it is none. */
function wholeIn(query: URLSearchParams, name: string, max: number): number | null {
  const value = numberIn(query.get(name), 1, max);
  return value !== null && Number.isInteger(value) ? value : null;
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
