import type { BracketPlacement, ResolvedBracket, ResolvedNode } from './types.ts';

/** Those who leave the bracket at the same height; `isComplete` when nobody can join them any more. */
export type Level = {
  readonly ids: readonly string[];
  readonly isComplete: boolean;
};

/**
 * Places first to last; who lost in the same round shares them. They are counted from both ends as far as the
 * levels are complete, so that early losers have theirs while others still play, and no place named ever changes.
 */
export function bracketPlacements(
  { nodes, entrants }: ResolvedBracket,
  levelsOf: (nodes: readonly ResolvedNode[]) => readonly Level[] = knockoutLevels,
): BracketPlacement[] {
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

/** Of a single elimination, from the champion down to those who lost in the first round. */
function knockoutLevels(nodes: readonly ResolvedNode[]): Level[] {
  const final = nodes.at(-1) as ResolvedNode;
  const thirdPlace = nodes.filter(({ node }) => node.section === 'third_place');
  const rounds = Map.groupBy(
    nodes.filter(({ node }) => node.section === 'winners'),
    ({ node }) => node.round,
  );
  const levels = [final, ...thirdPlace].flatMap(endLevels);
  for (let round = final.node.round - 1; round >= 1; round--) {
    const [played, after] = [rounds.get(round) ?? [], final.node.round - round];
    if (after === 2) levels.push(...placementLevels(nodes));
    const playedOn = after === 1 ? thirdPlace : after === 2 ? placement(nodes) : [];
    levels.push(restOf(played, playedOn));
  }
  return levels;
}

const placement = (nodes: readonly ResolvedNode[]) => nodes.filter(({ node }) => node.section === 'placement');

/** The places 5 to 8, where they are played for: the two last matches, behind them who lost before and plays no other. */
function placementLevels(nodes: readonly ResolvedNode[]): Level[] {
  const played = placement(nodes);
  const last = played.filter(({ node }) => node.round === played.at(-1)?.node.round);
  const semis = played.filter((match) => !last.includes(match));
  return [...last.flatMap(endLevels), restOf(semis, last)];
}

/** Who lost in these matches and takes no part in those that follow for a place. */
export function restOf(played: readonly ResolvedNode[], next: readonly ResolvedNode[]): Level {
  const goOn = new Set(
    next.flatMap(({ a, b }) => [a, b]).flatMap((slot) => (slot.kind === 'entrant' ? [slot.id] : [])),
  );
  return {
    ids: played.flatMap(({ losers }) => losers).filter((id) => !goOn.has(id)),
    isComplete: played.every(({ status }) => status === 'decided'),
  };
}

/** The two places of a match that nobody plays on from. */
export function endLevels({ status, winner, losers }: ResolvedNode): Level[] {
  const isComplete = status === 'decided';
  return [
    { ids: winner.kind === 'entrant' ? [winner.id] : [], isComplete },
    { ids: losers, isComplete },
  ];
}
