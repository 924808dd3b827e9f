import { unrankedRows } from './tiebreaker-values.ts';
import { compareFractions } from './fraction.ts';
import { countResult, MATCH_POINTS, tallyResults, type OpenTally, type Tally } from './tally.ts';
import type { StandingsInput, StandingsResult, StandingsRow, StandingsRules, Tiebreaker } from './types.ts';

type Criterion = Exclude<StandingsRow['decided_by'], null>;
/** Positive when b stands before a. */
type Compare = (a: StandingsRow, b: StandingsRow) => number;

/** The table, first to last: match points 3/1/0, then the tie-breakers in their order, then the lot. */
export function computeStandings(input: StandingsInput): StandingsRow[] {
  const tallies = tallyResults(input.entrants, input.results);
  return rank(unrankedRows([...tallies.values()], tallies, input.byes_in_opponent_rates), input.tiebreakers);
}

/**
 * The table after one result came in (`before` null) or changed: the same as computing all of it again, but only
 * the two sides and those who have met them are worked out again.
 */
export function updateStandings(
  rows: readonly StandingsRow[],
  rules: StandingsRules,
  change: { readonly before: StandingsResult | null; readonly after: StandingsResult | null },
): StandingsRow[] {
  const tallies = new Map<string, Tally>(rows.map((row) => [row.id, row]));
  const sides = new Map<string, OpenTally>();
  for (const id of [change.before, change.after].flatMap((result) => (result ? sidesOf(result) : []))) {
    const tally = tallies.get(id);
    if (tally) sides.set(id, { ...tally, meetings: [...tally.meetings] });
  }
  if (change.before) countResult(sides, change.before, -1);
  if (change.after) countResult(sides, change.after, 1);
  for (const [id, tally] of sides) tallies.set(id, tally);
  const touched = new Set(
    [...sides.values()].flatMap(({ id, meetings }) => [id, ...meetings.map(({ opponent_id }) => opponent_id)]),
  );
  const stale = [...touched].flatMap((id) => tallies.get(id) ?? []);
  const fresh = new Map(unrankedRows(stale, tallies, rules.byes_in_opponent_rates).map((row) => [row.id, row]));
  return rank(
    rows.map((row) => fresh.get(row.id) ?? row),
    rules.tiebreakers,
  );
}

function sidesOf(result: StandingsResult): string[] {
  return result.kind === 'match' ? [result.a, result.b] : [result.id];
}

function rank(unordered: readonly StandingsRow[], tiebreakers: readonly Tiebreaker[]): StandingsRow[] {
  const table: Table = { order: ['disqualification', 'match_points', ...tiebreakers, 'lot'], rows: [] };
  place(table, unordered, 0, null);
  return table.rows;
}

/** The table while it is being made: the rows placed so far. */
type Table = {
  readonly order: readonly Criterion[];
  readonly rows: StandingsRow[];
};

/**
 * Adds a group of equals to the rows. Each criterion parts the group into smaller ones, which go on with the
 * next criterion: head-to-head is only defined among all who are still equal, never between two at a time.
 */
function place(
  table: Table,
  group: readonly StandingsRow[],
  index: number,
  decidedBy: StandingsRow['decided_by'],
): void {
  const { order, rows } = table;
  const criterion = order[index];
  if (group.length === 1 || criterion === undefined) {
    for (const row of group) rows.push(rowOf(row, rows.length + 1, row === group[0] ? decidedBy : 'lot'));
    return;
  }
  const compare = compareBy(criterion, group);
  if (!compare) {
    place(table, group, index + 1, decidedBy);
    return;
  }
  const sorted = group.toSorted(compare);
  let start = 0;
  for (let end = 1; end <= sorted.length; end++) {
    const isSame = end < sorted.length && compare(sorted[start] as StandingsRow, sorted[end] as StandingsRow) === 0;
    if (isSame) continue;
    place(table, sorted.slice(start, end), index + 1, start === 0 ? decidedBy : criterion);
    start = end;
  }
}

/** A row that stays as it was is the same object, so that its line needs no new render. */
function rowOf(row: StandingsRow, rank: number, decidedBy: StandingsRow['decided_by']): StandingsRow {
  const isSame = row.rank === rank && row.decided_by === decidedBy;
  return isSame ? row : { ...row, rank, decided_by: decidedBy };
}

/** null when the criterion says nothing about this group. */
function compareBy(criterion: Criterion, group: readonly StandingsRow[]): Compare | null {
  switch (criterion) {
    case 'disqualification':
      return (a, b) => Number(a.is_disqualified) - Number(b.is_disqualified);
    case 'match_points':
      return (a, b) => b.match_points - a.match_points;
    case 'omw':
    case 'gw':
    case 'ogw':
    case 'sonneborn_berger':
      return (a, b) => compareFractions(b[criterion], a[criterion]);
    case 'buchholz':
    case 'buchholz_cut_1':
    case 'median_buchholz':
      return (a, b) => b[criterion] - a[criterion];
    case 'head_to_head':
      return compareHeadToHead(group);
    case 'lot':
      return (a, b) => a.lot - b.lot;
    default:
      return criterion satisfies never;
  }
}

/** Points of the matches within the group, when everybody in it has met everybody else. */
function compareHeadToHead(group: readonly StandingsRow[]): Compare | null {
  const ids = new Set(group.map(({ id }) => id));
  const points = new Map<string, number>();
  for (const { id, meetings } of group) {
    const inside = meetings.filter(({ opponent_id }) => ids.has(opponent_id));
    if (new Set(inside.map(({ opponent_id }) => opponent_id)).size < group.length - 1) return null;
    points.set(
      id,
      inside.reduce((sum, { result }) => sum + MATCH_POINTS[result], 0),
    );
  }
  return (a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0);
}
