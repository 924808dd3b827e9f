import { losersRound } from './node-ids.ts';
import { endLevels, restOf, type Level } from './placements.ts';
import type { ResolvedNode } from './types.ts';

/**
 * Of a double elimination: the last match that was played for the title decides the first two places; behind them who
 * lost in the losers' final, then in the losers' round before it, and so on. Two who lost a winners' match together leave
 * beside those whom a loser of it would have met first.
 */
export function doubleLevels(nodes: readonly ResolvedNode[]): Level[] {
  const finals = nodes.filter(({ node }) => node.section === 'final');
  const [first, last] = [finals[0] as ResolvedNode, finals.at(-1) as ResolvedNode];
  const levels = endLevels(last);
  if (first !== last) levels.push(restOf([first], [last]));
  const heights = Map.groupBy(
    nodes.filter(({ node }) => node.section !== 'final'),
    ({ node }) => heightOf(node),
  );
  for (let height = Math.max(...heights.keys()); height > 1; height--) {
    levels.push(outAt(heights.get(height) ?? []));
  }
  return levels;
}

/** The round of the stage in which a loser of this match meets somebody, or its own where they are out. */
function heightOf({ section, round }: ResolvedNode['node']): number {
  if (section === 'losers') return round;
  return losersRound(round === 1 ? 1 : 2 * (round - 1));
}

/** Of the winners' matches only those that both lost; else the loser plays on. */
function outAt(matches: readonly ResolvedNode[]): Level {
  const lost = matches.flatMap(({ node, losers }) => (node.section === 'losers' || losers.length > 1 ? losers : []));
  return { ids: lost, isComplete: matches.every(({ status }) => status === 'decided') };
}
