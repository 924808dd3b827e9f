import type { StandingsRow } from '../../standings/types.ts';
import { isActive, type StageScope } from '../stage-scope.ts';

type Order = (a: StandingsRow, b: StandingsRow) => number;

/** What can be compared between groups, which may differ in size: each figure by the matches that were played. */
const PER_MATCH: readonly ((row: StandingsRow) => number)[] = [
  ({ match_points }) => match_points,
  ({ games_won, games_lost }) => games_won - games_lost,
  ({ games_won }) => games_won,
];

const compareAcross: Order = (a, b) => {
  for (const figure of PER_MATCH) {
    const gap = figure(b) * Math.max(1, a.played) - figure(a) * Math.max(1, b.played);
    if (gap !== 0) return gap;
  }
  return 0;
};

/**
 * All entrants, those who share a place together: first those who won their groups, then those who came second, and so
 * on; within a place by points per match, game difference per match and games won per match.
 */
export function rankAcrossGroups(groups: readonly (readonly StandingsRow[])[]): string[][] {
  const places = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: places }, (_, place) => groups.flatMap((rows) => rows[place] ?? [])).flatMap(
    sharedPlaces,
  );
}

function sharedPlaces(rows: readonly StandingsRow[]): string[][] {
  const shared: StandingsRow[][] = [];
  for (const row of rows.toSorted((a, b) => compareAcross(a, b) || a.lot - b.lot)) {
    const last = shared.at(-1);
    if (last && compareAcross(last[0] as StandingsRow, row) === 0) last.push(row);
    else shared.push([row]);
  }
  return shared.map((equals) => equals.map(({ id }) => id));
}

type RankedGroups = {
  readonly groups: readonly (readonly string[])[];
  readonly ranking: readonly string[];
  /** How many of each group go on at most; missing: all. */
  readonly perGroup?: number;
};

/**
 * Who goes on, the best first: the best of each group who is still in, in the order of the ranking, then the second of
 * each, and so on. `places` null: all who are still in.
 */
export function bestOfGroups(
  event: StageScope,
  { groups, ranking, perGroup = ranking.length }: RankedGroups,
  places: number | null,
): string[] {
  const groupOf = new Map(groups.flatMap((ids, group) => ids.map((id) => [id, group] as const)));
  const taken = groups.map(() => 0);
  const levels: string[][] = [];
  for (const id of ranking.filter((each) => isActive(event, each))) {
    const group = groupOf.get(id) ?? 0;
    const level = taken[group] ?? 0;
    taken[group] = level + 1;
    (levels[level] ??= []).push(id);
  }
  return levels
    .slice(0, perGroup)
    .flat()
    .slice(0, places ?? ranking.length);
}
