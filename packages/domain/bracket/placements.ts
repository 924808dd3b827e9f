import type { BracketPlacement, ResolvedBracket, ResolvedNode } from './types.ts';

/** Those who leave the bracket at the same height; `isComplete` when nobody can join them any more. */
type Level = {
  readonly ids: readonly string[];
  readonly isComplete: boolean;
};

/**
 * Places first to last; who lost in the same round shares them. They are counted from both ends as far as the
 * levels are complete, so that early losers have theirs while others still play, and no place named ever changes.
 */
export function bracketPlacements({ nodes, entrants }: ResolvedBracket): BracketPlacement[] {
  const seedOf = new Map(entrants.map((id, index) => [id, index]));
  const bySeed = (a: string, b: string) => (seedOf.get(a) ?? 0) - (seedOf.get(b) ?? 0);
  const levels = nodes.length === 0 ? [{ ids: entrants, isComplete: true }] : levelsOf(nodes);
  const top: BracketPlacement[] = [];
  const bottom: BracketPlacement[] = [];
  let first = 0;
  for (; levels[first]?.isComplete; first++) {
    const { ids } = levels[first] as Level;
    top.push(...shared(ids.toSorted(bySeed), top.length + 1));
  }
  for (let last = levels.length - 1; last > first && levels[last]?.isComplete; last--) {
    const { ids } = levels[last] as Level;
    bottom.unshift(...shared(ids.toSorted(bySeed), entrants.length - bottom.length - ids.length + 1));
  }
  return [...top, ...bottom];
}

function shared(ids: readonly string[], place: number): BracketPlacement[] {
  return ids.map((id) => ({ id, place, place_to: place + ids.length - 1 }));
}

/** From the champion down to those who lost in the first round. */
function levelsOf(nodes: readonly ResolvedNode[]): Level[] {
  const final = nodes.at(-1) as ResolvedNode;
  const thirdPlace = nodes.filter(({ node }) => node.section === 'third_place');
  const inThirdPlace = new Set(
    thirdPlace.flatMap(({ a, b }) => [a, b]).flatMap((slot) => (slot.kind === 'entrant' ? [slot.id] : [])),
  );
  const levels = [final, ...thirdPlace].flatMap(endLevels);
  const rounds = Map.groupBy(
    nodes.filter(({ node }) => node.section === 'winners' && !node.is_final),
    ({ node }) => node.round,
  );
  for (let round = final.node.round - 1; round >= 1; round--) {
    const played = rounds.get(round) ?? [];
    levels.push({
      ids: played.flatMap(({ losers }) => losers).filter((id) => !inThirdPlace.has(id)),
      isComplete: played.every(({ status }) => status === 'decided'),
    });
  }
  return levels;
}

function endLevels({ status, winner, losers }: ResolvedNode): Level[] {
  const isComplete = status === 'decided';
  return [
    { ids: winner.kind === 'entrant' ? [winner.id] : [], isComplete },
    { ids: losers, isComplete },
  ];
}
