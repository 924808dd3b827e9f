import type { BracketPlacement, ResolvedBracket, ResolvedNode } from '../../bracket/types.ts';
import type { FixtureSection } from '../position.ts';

/** Those who have come to one height; `isComplete` when nobody can join them any more. */
type Level = { readonly ids: readonly string[]; readonly isComplete: boolean };

/**
 * Who has a place, first to last: the winners of the groups share the first ones, those who came second the next, and so on. Counted
 * from both ends as far as the levels are complete.
 */
export function dualPlaces(bracket: ResolvedBracket): BracketPlacement[] {
  const { entrants } = bracket;
  const levels = dualLevels(bracket.nodes);
  const top: BracketPlacement[] = [];
  const bottom: BracketPlacement[] = [];
  let first = 0;
  for (; levels[first]?.isComplete; first++) top.push(...shared(entrants, levels[first] as Level, top.length + 1));
  for (let last = levels.length - 1; last > first && levels[last]?.isComplete; last--) {
    const level = levels[last] as Level;
    bottom.unshift(...shared(entrants, level, entrants.length - bottom.length - level.ids.length + 1));
  }
  return [...top, ...bottom];
}

function shared(entrants: readonly string[], { ids }: Level, place: number): BracketPlacement[] {
  const bySeed = entrants.filter((id) => ids.includes(id));
  return bySeed.map((id) => ({ id, place, place_to: place + ids.length - 1 }));
}

/** First, second, third and fourth of the groups. Of two who both lost a match nobody goes on: they are out where they stand. */
export function dualLevels(nodes: readonly ResolvedNode[]): readonly Level[] {
  const of = (...sections: FixtureSection[]) => nodes.filter(({ node }) => sections.includes(node.section));
  const isOver = (...sections: FixtureSection[]) => of(...sections).every(({ status }) => status === 'decided');
  const winners = (section: FixtureSection) =>
    of(section).flatMap(({ winner }) => (winner.kind === 'entrant' ? [winner.id] : []));
  const losers = (section: FixtureSection) => of(section).flatMap((node) => node.losers);
  const bothLost = (section: FixtureSection) =>
    of(section).flatMap((node) => (node.status === 'decided' && node.winner.kind === 'nobody' ? node.losers : []));
  return [
    { ids: winners('winners'), isComplete: isOver('winners') },
    { ids: winners('decider'), isComplete: isOver('winners', 'decider') },
    { ids: [...losers('decider'), ...bothLost('winners')], isComplete: isOver('winners', 'decider') },
    { ids: [...losers('losers'), ...bothLost('main')], isComplete: isOver('main', 'losers') },
  ];
}
