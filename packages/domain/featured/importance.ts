import type { FixtureSection } from '../tournament/stages/position.ts';

export type PlaceOfMatch = {
  /** Index of the stage of its event. */
  readonly stage: number;
  /** null where it is in no bracket. */
  readonly section: FixtureSection | null;
  readonly round: number;
  readonly round_count: number;
  readonly table: number;
  /** A board that can end its battle. */
  readonly is_deciding: boolean;
};

/** How much a match decides: 3 the final, 2 a semifinal, 1 the third place or a battle, 0 any other. */
export function importanceOf({ section, round, round_count, is_deciding }: Omit<PlaceOfMatch, 'table'>): 0 | 1 | 2 | 3 {
  if (section === 'final') return 3;
  if (section === 'third_place' || is_deciding) return 1;
  const isBracket = section === 'winners' || section === 'losers';
  return isBracket && round === round_count - 1 ? 2 : 0;
}

/** Sorts the match that an event is remembered by first: its last stage, there the final, then the last round and the first table. */
export function compareAfterEnd(one: PlaceOfMatch, other: PlaceOfMatch): number {
  return (
    other.stage - one.stage ||
    importanceOf(other) - importanceOf(one) ||
    other.round - one.round ||
    one.table - other.table
  );
}
