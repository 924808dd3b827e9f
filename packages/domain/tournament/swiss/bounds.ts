import type { Field } from './field.ts';

/** What no pairing of this field can beat, whoever has met whom. */
export type Bounds = {
  /** The fewest earlier byes of anybody and the lowest score group where somebody has so few; null for an even field. */
  bye: { byes: number; group: number } | null;
  /** For each group, whether some pair has to cross from it or from above to a lower group. */
  isCrossedBelow: boolean[];
  /** One for each such crossing: a pair over d boundaries costs d² ≥ d. */
  groupDifference: number;
};

export function boundsOf(field: Field): Bounds {
  const bye = field.entrants.length % 2 === 1 ? lowestBye(field) : null;
  let above = 0;
  const isCrossedBelow = field.groups.map((group, index) => {
    above += group.length - (bye?.group === index ? 1 : 0);
    return above % 2 === 1;
  });
  return { bye, isCrossedBelow, groupDifference: isCrossedBelow.filter(Boolean).length };
}

function lowestBye(field: Field): { byes: number; group: number } {
  const byes = field.entrants.reduce((least, entrant) => Math.min(least, entrant.byes), Infinity);
  return { byes, group: field.groupOf[field.entrants.findLastIndex((entrant) => entrant.byes === byes)]! };
}
