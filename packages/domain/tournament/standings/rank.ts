import { unrankedRows } from './tiebreaker-values.ts';
import { compareBy } from './compare.ts';
import { criteriaOf } from './criteria.ts';
import { countResult, openTally, tallyResults, type OpenTally, type Tally } from './tally.ts';
import type {
  Criterion,
  HeadToHeadRule,
  StandingsInput,
  StandingsResult,
  StandingsRow,
  StandingsRules,
} from './types.ts';

/** The table, first to last: match points 3/1/0, then the tie-breakers in their order, then the lot. Independent of the order of its input. */
export function computeStandings(input: StandingsInput): StandingsRow[] {
  const tallies = tallyResults(input.entrants, input.results);
  return rank(unrankedRows([...tallies.values()], tallies, input.byes_in_opponent_rates), input);
}

export type ResultChange = { readonly before: StandingsResult | null; readonly after: StandingsResult | null };

/**
 * The table after results came in (`before` null) or changed: the same as computing all of it again, but only the
 * sides and those who have met them are worked out again.
 */
export function updateStandings(
  rows: readonly StandingsRow[],
  rules: StandingsRules,
  ...changes: readonly ResultChange[]
): StandingsRow[] {
  const tallies = new Map<string, Tally>(rows.map((row) => [row.id, row]));
  const sides = new Map<string, OpenTally>();
  const results = changes.flatMap(({ before, after }) => [before, after]).filter((result) => result !== null);
  for (const id of results.flatMap(sidesOf)) {
    const tally = tallies.get(id);
    if (tally && !sides.has(id)) sides.set(id, openTally(tally));
  }
  for (const { before, after } of changes) {
    if (before) countResult(sides, before, -1);
    if (after) countResult(sides, after, 1);
  }
  for (const [id, tally] of sides) tallies.set(id, tally);
  const touched = new Set(
    [...sides.values()].flatMap(({ id, meetings }) => [id, ...meetings.map(({ opponent_id }) => opponent_id)]),
  );
  const stale = [...touched].flatMap((id) => tallies.get(id) ?? []);
  const fresh = new Map(unrankedRows(stale, tallies, rules.byes_in_opponent_rates).map((row) => [row.id, row]));
  return rank(
    rows.map((row) => fresh.get(row.id) ?? row),
    rules,
  );
}

function sidesOf(result: StandingsResult): string[] {
  return result.kind === 'match' ? [result.a, result.b] : [result.id];
}

function rank(unordered: readonly StandingsRow[], rules: StandingsRules): StandingsRow[] {
  const table: Table = { order: criteriaOf(rules), head_to_head: rules.head_to_head ?? 'once', rows: [] };
  place(table, unordered, 0, null);
  return table.rows;
}

/** The table while it is being made: the rows placed so far. */
type Table = {
  readonly order: readonly Criterion[];
  readonly head_to_head: HeadToHeadRule;
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
  const { order, head_to_head, rows } = table;
  const criterion = order[index];
  if (group.length < 2 || criterion === undefined) {
    for (const row of group) rows.push(rowOf(row, rows.length + 1, row === group[0] ? decidedBy : 'lot'));
    return;
  }
  const compare = compareBy(criterion, group);
  if (!compare) {
    place(table, group, index + 1, decidedBy);
    return;
  }
  const sorted = group.toSorted(compare);
  const isAnew = criterion === 'head_to_head' && head_to_head === 'repeated';
  const parts = compare(sorted[0] as StandingsRow, sorted.at(-1) as StandingsRow) !== 0;
  const next = isAnew && parts ? index : index + 1;
  let start = 0;
  for (let end = 1; end <= sorted.length; end++) {
    const isSame = end < sorted.length && compare(sorted[start] as StandingsRow, sorted[end] as StandingsRow) === 0;
    if (isSame) continue;
    place(table, sorted.slice(start, end), next, start === 0 ? decidedBy : criterion);
    start = end;
  }
}

/** A row that stays as it was is the same object, so that its line needs no new render. */
function rowOf(row: StandingsRow, rank: number, decidedBy: StandingsRow['decided_by']): StandingsRow {
  const isSame = row.rank === rank && row.decided_by === decidedBy;
  return isSame ? row : { ...row, rank, decided_by: decidedBy };
}
