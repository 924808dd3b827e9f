import type { Outcome } from './combinations.ts';
import type { DecisiveResult, OpenMatch } from './types.ts';

const OWN = ['any', 'win', 'loss'] as const;
type Own = (typeof OWN)[number];

/** Collects which single result of another match settles it for one entrant, alone or with the own result. */
export function createDecisions(open: readonly OpenMatch[], focus: string | null) {
  const ownIndex = open.findIndex(({ a, b }) => a === focus || b === focus);
  const counts = new Map<string, { through: number; of: number }>();
  const count = (key: string, isThrough: boolean) => {
    const share = counts.get(key) ?? { through: 0, of: 0 };
    counts.set(key, { through: share.through + Number(isThrough), of: share.of + 1 });
  };

  const add = (outcomes: readonly Outcome[], isThrough: boolean): void => {
    const own = outcomes[ownIndex];
    const kinds: Own[] = own ? ['any', (own.result === 'a') === (own.a === focus) ? 'win' : 'loss'] : ['any'];
    for (const kind of kinds) {
      count(kind, isThrough);
      outcomes.forEach(({ result }, index) => {
        if (index !== ownIndex) count(`${kind} ${index} ${result}`, isThrough);
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

type Counted = { readonly through: number; readonly of: number } | undefined;

const isOpen = (share: Counted): boolean => share !== undefined && share.through > 0 && share.through < share.of;

function settledBy(share: Counted): 'through' | 'out' | null {
  if (!share || isOpen(share)) return null;
  return share.through === 0 ? 'out' : 'through';
}
