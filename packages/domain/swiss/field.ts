import { randomFromKey } from '../random/index.ts';
import { lastMeeting, readMeetings, type Meetings } from './meetings.ts';
import type { Float, InsideGroup, SwissEntrant, SwissOptions } from './types.ts';

const NO_TEAM = -1;
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
  teamOf: Int32Array;
  teams: readonly (readonly number[])[];
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
  return { entrants, style, meetings, upClass, downClass, ...scoreGroups(entrants), ...teamsOf(entrants) };
}

export function floatClass(field: Field, entrant: number, float: Float): number {
  return (float === 'up' ? field.upClass : field.downClass)[entrant]!;
}

export function areTeammates(field: Field, a: number, b: number): boolean {
  return field.teamOf[a] !== NO_TEAM && field.teamOf[a] === field.teamOf[b];
}

/** Neither met before nor kept apart. */
export function canMeet(field: Field, a: number, b: number): boolean {
  return lastMeeting(field.meetings, a, b) === 0 && !areTeammates(field, a, b);
}

export function teammatesOf(field: Field, entrant: number): readonly number[] {
  const team = field.teamOf[entrant]!;
  return team === NO_TEAM ? NOBODY : field.teams[team]!;
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

function teamsOf(entrants: readonly SwissEntrant[]) {
  const teamOf = new Int32Array(entrants.length).fill(NO_TEAM);
  const numberOf = new Map<string, number>();
  const teams: number[][] = [];
  entrants.forEach((entrant, index) => {
    if (entrant.group === undefined) return;
    const team = numberOf.get(entrant.group) ?? teams.push([]) - 1;
    numberOf.set(entrant.group, team);
    teams[team]!.push(index);
    teamOf[index] = team;
  });
  return { teamOf, teams };
}
