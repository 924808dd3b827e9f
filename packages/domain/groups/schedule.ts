import { circleRoundCount, circleRounds, type CirclePair } from './circle.ts';
import { groupNode } from './node-ids.ts';

export type GroupLegs = 1 | 2;

/** Two who meet in a group, whether the match is open yet or not. */
export type ScheduledMatch = {
  readonly node: string;
  /** From 0. */
  readonly group: number;
  /** Of the stage, from 1. */
  readonly round: number;
  /** Within the round over all groups, from 1. */
  readonly table: number;
  readonly leg: GroupLegs;
  /** Participant ids. */
  readonly a: string;
  readonly b: string;
};

/** How many rounds groups of these sizes take: those of the largest one. */
export function scheduleRoundCount(sizes: readonly number[], legs: GroupLegs): number {
  return legs * Math.max(...sizes.map((size) => (size < 2 ? 0 : circleRoundCount(size))));
}

/**
 * All matches of all groups, by rounds. The second leg goes through the same rounds with the sides reversed, in each group
 * as soon as its own first leg is over: a smaller group is done earlier.
 */
export function groupSchedule(groups: readonly (readonly string[])[], legs: GroupLegs): ScheduledMatch[][] {
  const sizes = groups.map(({ length }) => length);
  const rounds: ScheduledMatch[][] = Array.from({ length: scheduleRoundCount(sizes, legs) }, () => []);
  const circles = new Map([...new Set(sizes)].map((size) => [size, size < 2 ? [] : bothLegs(size, legs)]));
  groups.forEach((ids, group) => {
    circles.get(ids.length)?.forEach(({ leg, pairs }, index) => {
      const matches = rounds[index] as ScheduledMatch[];
      pairs.forEach(([a, b], place) => {
        const node = groupNode({ group, round: index + 1, number: place + 1, leg });
        const sides = { a: ids[a] as string, b: ids[b] as string };
        matches.push({ node, group, round: index + 1, table: matches.length + 1, leg, ...sides });
      });
    });
  });
  return rounds;
}

type LegRound = { readonly leg: GroupLegs; readonly pairs: readonly CirclePair[] };

function bothLegs(size: number, legs: GroupLegs): LegRound[] {
  const circle = circleRounds(size);
  const first = circle.map((pairs): LegRound => ({ leg: 1, pairs }));
  if (legs === 1) return first;
  return [...first, ...circle.map((pairs): LegRound => ({ leg: 2, pairs: pairs.map(([a, b]) => [b, a]) }))];
}
