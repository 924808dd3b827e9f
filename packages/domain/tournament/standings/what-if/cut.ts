import { tiedClasses } from '../ties-and-leavers.ts';
import type { StandingsRow } from '../types.ts';
import type { WhatIfQuestion } from './types.ts';

export type PlaceAtCut = 'through' | 'tied' | 'out';

/** Who goes on by a table, and who would have to play for it once more. */
export type Cut = { readonly through: ReadonlySet<string>; readonly tied: ReadonlySet<string> };

export function cutOf(
  table: readonly StandingsRow[],
  { active, places, is_tie_played_off = false }: Pick<WhatIfQuestion, 'active' | 'places' | 'is_tie_played_off'>,
): Cut {
  const mayGoOn = (row: StandingsRow) => active.includes(row.id);
  if (!is_tie_played_off) return { through: idsOf(table.filter(mayGoOn).slice(0, places)), tied: new Set() };
  let above: readonly StandingsRow[] = [];
  for (const tied of tiedClasses(table)) {
    const here = tied.filter(mayGoOn);
    const isAtCut = above.length < places && above.length + here.length > places;
    if (isAtCut && here.length > 1) return { through: idsOf(above), tied: idsOf(here) };
    above = [...above, ...here];
  }
  return { through: idsOf(above.slice(0, places)), tied: new Set() };
}

export function placeAt({ through, tied }: Cut, id: string): PlaceAtCut {
  if (through.has(id)) return 'through';
  return tied.has(id) ? 'tied' : 'out';
}

const idsOf = (rows: readonly StandingsRow[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));
