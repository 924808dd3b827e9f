import type { BracketNode, Source } from '../../bracket/types.ts';
import { groupSeats } from '../../seeding/seats.ts';
import type { FixturePosition, FixtureSection } from '../position.ts';
import { DUAL_GROUP_SIZE } from './dual-tournament-stage.ts';

type MatchName = 'o1' | 'o2' | 'w' | 'l' | 'd';
type MatchPlan = {
  readonly section: FixtureSection;
  readonly round: number;
  /** Within its round, from 0, and how many of a group that round has. */
  readonly place: number;
  readonly ofGroup: number;
};

/** The five matches of a group: two openings, winners against winners, losers against losers, and between the two who have one of each. */
const PLANS: Readonly<Record<MatchName, MatchPlan>> = {
  o1: { section: 'main', round: 1, place: 0, ofGroup: 2 },
  o2: { section: 'main', round: 1, place: 1, ofGroup: 2 },
  w: { section: 'winners', round: 2, place: 0, ofGroup: 2 },
  l: { section: 'losers', round: 2, place: 1, ofGroup: 2 },
  d: { section: 'decider', round: 3, place: 0, ofGroup: 1 },
};

export const DUAL_ROUNDS = 3;

const NODE = /^g(\d+)-(o1|o2|w|l|d)$/;

/** It stands in logs and states for ever; `group` from 0. */
export function dualNode(group: number, name: MatchName): string {
  return `g${group + 1}-${name}`;
}

/** Into how many groups so many entrants go: none has more than four. */
export function dualGroups(entrants: number): number {
  return Math.ceil(entrants / DUAL_GROUP_SIZE);
}

/** The matches of all groups. In a group of fewer than four its first seeds have nobody to meet at the start. */
export function dualNodes(entrants: number): BracketNode[] {
  const groups = dualGroups(entrants);
  const { groupOf } = groupSeats(entrants, groups, 'snake');
  return Array.from({ length: groups }, (_, group) => {
    const seats = groupOf.flatMap((other, seat) => (other === group ? [seat] : []));
    return groupNodes(group, (place) => ({ kind: 'seed', seed: (seats[place] ?? entrants) + 1 }));
  })
    .flat()
    .toSorted((one, other) => one.round - other.round);
}

function groupNodes(group: number, seed: (place: number) => Source): BracketNode[] {
  const from = (kind: 'winner' | 'loser', name: MatchName): Source => ({ kind, node: dualNode(group, name) });
  const node = (name: MatchName, a: Source, b: Source): BracketNode => {
    const { section, round, place, ofGroup } = PLANS[name];
    const position = group * ofGroup + place;
    return { id: dualNode(group, name), section, group, round, position, leg: 1, sources: { a, b } };
  };
  return [
    node('o1', seed(0), seed(3)),
    node('o2', seed(1), seed(2)),
    node('w', from('winner', 'o1'), from('winner', 'o2')),
    node('l', from('loser', 'o1'), from('loser', 'o2')),
    node('d', from('loser', 'w'), from('winner', 'l')),
  ];
}

/** Where the match of an id stands. */
export function readDualNode(node: string): Omit<FixturePosition, 'stage'> {
  const [, group, name] = NODE.exec(node) ?? [];
  if (group === undefined || name === undefined) throw new Error(`${node} is no match of a group of four`);
  const { section, round, place } = PLANS[name as MatchName];
  return { group: Number(group) - 1, section, round, number: place + 1, leg: 1 };
}
