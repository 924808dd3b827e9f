import type { Outcome } from './combinations.ts';
import type { PlaceAtCut } from './cut.ts';
import { ownMatches, ownResult } from './own-matches.ts';
import type { DecisiveResult, OpenMatch } from './types.ts';

const OWN = ['any', 'win', 'loss'] as const;
type Own = (typeof OWN)[number];

/** Collects which single result of another match settles it for one entrant, alone or with the own results. */
export function createDecisions(open: readonly OpenMatch[], focus: string | null) {
  const ownIndexes = ownMatches(open, focus);
  const counts = new Map<string, Counted>();
  const count = (key: string, place: PlaceAtCut) => {
    const share = counts.get(key) ?? { through: 0, out: 0, of: 0 };
    counts.set(key, {
      through: share.through + Number(place === 'through'),
      out: share.out + Number(place === 'out'),
      of: share.of + 1,
    });
  };

  const add = (outcomes: readonly Outcome[], place: PlaceAtCut): void => {
    const own = ownResult(outcomes, ownIndexes, focus);
    const kinds: Own[] = own === null ? ['any'] : ['any', own];
    for (const kind of kinds) {
      count(kind, place);
      outcomes.forEach(({ result }, index) => {
        if (!ownIndexes.includes(index)) count(`${kind} ${index} ${result}`, place);
      });
    }
  };

  /** Those that settle what the own result leaves open; none with the own result where it is settled without. */
  const found = (): DecisiveResult[] => {
    const decisive: DecisiveResult[] = [];
    for (const kind of OWN) {
      if (!isOpen(counts.get(kind))) continue;
      open.forEach((match, index) => {
        for (const side of ['a', 'b'] as const) {
          const outcome = settledBy(counts.get(`${kind} ${index} ${side}`));
          const isKnown = kind !== 'any' && settledBy(counts.get(`any ${index} ${side}`)) !== null;
          if (outcome === null || isKnown) continue;
          decisive.push({ own: kind === 'any' ? null : kind, match_id: match.match_id, winner: match[side], outcome });
        }
      });
    }
    return decisive;
  };
  return { add, found };
}

type Counted = { readonly through: number; readonly out: number; readonly of: number };

const isOpen = (share: Counted | undefined): boolean =>
  share !== undefined && share.through < share.of && share.out < share.of;

function settledBy(share: Counted | undefined): 'through' | 'out' | null {
  if (!share || isOpen(share)) return null;
  return share.through === 0 ? 'out' : 'through';
}
