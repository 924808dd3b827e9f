import { randomFromKey } from '../../random/keyed.ts';
import { lastMeeting, readMeetings, type Meetings } from './meetings.ts';
import type { Float, InsideGroup, SwissEntrant, SwissOptions } from './types.ts';

const NOBODY: readonly number[] = [];

/**
 * The entrants as numbers, in the order of play: score groups from the top, inside each by lot or by rank.
 * This order depends on the key and the entrants alone, never on the order in which they were given.
 */
export type Field = {
  entrants: readonly SwissEntrant[];
  style: InsideGroup;
  /** Score group of each entrant; 0 is the top. */
  groupOf: Int32Array;
  groups: readonly (readonly number[])[];
  meetings: Meetings;
  /** Whom each entrant is to be kept apart from; nothing for most. */
  apart: ReadonlyMap<number, readonly number[]>;
  /** What a float costs each entrant, see `floatClass`. */
  upClass: Uint8Array;
  downClass: Uint8Array;
};

/** Kinds of floats from good to bad: the entrant's first one, a further one, one in the direction of the previous round. */
export const FIRST_FLOAT = 0;
export const FURTHER_FLOAT = 1;
export const SAME_FLOAT = 2;

export function createField(given: readonly SwissEntrant[], options: SwissOptions): Field {
  const style = styleOf(options);
  const entrants = inOrderOfPlay(given, style, options);
  const upClass = new Uint8Array(entrants.length);
  const downClass = new Uint8Array(entrants.length);
  for (let i = 0; i < entrants.length; i++) {
    const { floats } = entrants[i]!;
    const previous = floats.at(-1);
    const kind = floats.some((float) => float !== null) ? FURTHER_FLOAT : FIRST_FLOAT;
    upClass[i] = previous === 'up' ? SAME_FLOAT : kind;
    downClass[i] = previous === 'down' ? SAME_FLOAT : kind;
  }
  const meetings = readMeetings(entrants);
  return { entrants, style, meetings, upClass, downClass, apart: keptApart(entrants), ...scoreGroups(entrants) };
}

export function floatClass(field: Field, entrant: number, float: Float): number {
  return (float === 'up' ? field.upClass : field.downClass)[entrant]!;
}

export function areKeptApart({ apart }: Field, a: number, b: number): boolean {
  return apart.size > 0 && (apart.get(a)?.includes(b) ?? false);
}

/** Neither met before nor kept apart. */
export function canMeet(field: Field, a: number, b: number): boolean {
  return lastMeeting(field.meetings, a, b) === 0 && !areKeptApart(field, a, b);
}

export function keptApartFrom({ apart }: Field, entrant: number): readonly number[] {
  return apart.get(entrant) ?? NOBODY;
}

function styleOf(options: SwissOptions): InsideGroup {
  if (options.round === 1) return options.first_round === 'seeded' ? 'fold' : 'random';
  return options.inside_group ?? 'random';
}

/** By lot among those whom nothing else parts. They are sorted by id before, so the order of the list given cannot matter. */
function inOrderOfPlay(given: readonly SwissEntrant[], style: InsideGroup, { key }: SwissOptions): SwissEntrant[] {
  const rankOf = ({ rank }: SwissEntrant) => (style === 'random' ? 0 : (rank ?? Number.MAX_SAFE_INTEGER));
  const byStanding = (a: SwissEntrant, b: SwissEntrant) => b.points - a.points || rankOf(a) - rankOf(b);
  const sorted = given.toSorted((a, b) => byStanding(a, b) || (a.id < b.id ? -1 : 1));
  const { shuffle } = randomFromKey(key);
  const placed: SwissEntrant[] = [];
  for (let first = 0, next = 0; first < sorted.length; first = next) {
    while (next < sorted.length && byStanding(sorted[first]!, sorted[next]!) === 0) next++;
    placed.push(...shuffle(sorted.slice(first, next)));
  }
  return placed;
}

function scoreGroups(entrants: readonly SwissEntrant[]) {
  const groupOf = new Int32Array(entrants.length);
  const groups: number[][] = [];
  entrants.forEach((entrant, index) => {
    if (index === 0 || entrants[index - 1]!.points !== entrant.points) groups.push([]);
    groups.at(-1)!.push(index);
    groupOf[index] = groups.length - 1;
  });
  return { groupOf, groups };
}

/** Teammates and declared pairs, each once, from both sides. */
function keptApart(entrants: readonly SwissEntrant[]): Map<number, number[]> {
  const apart = new Map<number, Set<number>>();
  const keep = (a: number, b: number) => {
    if (a === b) return;
    apart.set(a, (apart.get(a) ?? new Set()).add(b));
    apart.set(b, (apart.get(b) ?? new Set()).add(a));
  };
  for (const team of teamsOf(entrants)) for (const a of team) for (const b of team) keep(a, b);
  if (entrants.some((entrant) => entrant.apart !== undefined)) {
    const indexOf = new Map(entrants.map(({ id }, index) => [id, index]));
    entrants.forEach((entrant, a) => {
      for (const id of entrant.apart ?? []) keep(a, indexOf.get(id) ?? a);
    });
  }
  return new Map([...apart].map(([entrant, others]) => [entrant, [...others]]));
}

function teamsOf(entrants: readonly SwissEntrant[]): number[][] {
  const teams = new Map<string, number[]>();
  entrants.forEach(({ group }, index) => {
    if (group === undefined) return;
    const team = teams.get(group) ?? [];
    team.push(index);
    teams.set(group, team);
  });
  return [...teams.values()];
}
