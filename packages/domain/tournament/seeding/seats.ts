import { seedPositions, bracketSize } from '../bracket/seeding.ts';
import type { StageDistribution } from '../stages/stage-entry.ts';

/** Places to be taken in order: the n-th of the order stands in the n-th seat, and may change seats with others of its tier. */
export type Seats = {
  /** Seat numbers from 0, tier by tier: what one of them may give the other. */
  readonly tiers: readonly (readonly number[])[];
  /** The round in which those in two seats can meet first; null: never in this stage. */
  meetsIn(one: number, other: number): number | null;
};

/** The seats of a bracket, which are its seeds. Tiers are 1, 2, 3–4, 5–8, …: within them no seed is better off than another. */
export function bracketSeats(entrants: number): Seats {
  const positionOf = positionsBySeed(bracketSize(entrants));
  const tiers: number[][] = [];
  for (let from = 0; from < entrants; from = from === 0 ? 1 : from * 2)
    tiers.push(range(from, Math.min(entrants, from === 0 ? 1 : from * 2)));
  return {
    tiers,
    meetsIn: (one, other) => Math.floor(Math.log2((positionOf[one] ?? 0) ^ (positionOf[other] ?? 0))) + 1,
  };
}

function positionsBySeed(size: number): number[] {
  const positions: number[] = [];
  seedPositions(size).forEach((seed, position) => (positions[seed - 1] = position));
  return positions;
}

export type GroupSeats = Seats & {
  /** By seat: the group, from 0. */
  readonly groupOf: readonly number[];
};

/**
 * The seats of so many groups [E53]. A tier is one turn around the groups; every second turn goes backwards, but
 * by seed none does.
 */
export function groupSeats(entrants: number, groups: number, distribution: StageDistribution): GroupSeats {
  const groupOf = range(0, entrants).map((seat) => {
    const isBack = distribution !== 'seed' && Math.floor(seat / groups) % 2 === 1;
    return isBack ? groups - 1 - (seat % groups) : seat % groups;
  });
  const turns = range(0, Math.ceil(entrants / groups));
  return {
    tiers: turns.map((turn) => range(turn * groups, Math.min(entrants, (turn + 1) * groups))),
    groupOf,
    meetsIn: (one, other) => (groupOf[one] === groupOf[other] ? 1 : null),
  };
}

/** How many stand in each group. */
export function groupSizes(entrants: number, groups: number): number[] {
  const { groupOf } = groupSeats(entrants, groups, 'snake');
  return range(0, groups).map((group) => groupOf.filter((other) => other === group).length);
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
