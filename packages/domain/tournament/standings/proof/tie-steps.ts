import { compareBy } from '../compare.ts';
import { criteriaOf } from '../criteria.ts';
import type { Criterion, StandingsRow } from '../types.ts';
import type { OrderedTable } from './types.ts';

/** One criterion asked about those who were still equal with a row. */
export type TieStep = {
  readonly criterion: Criterion;
  /** Who was still equal before it. */
  readonly group: readonly StandingsRow[];
  /** Who is still equal after it. */
  readonly left: readonly StandingsRow[];
  /** Whether it said anything at all: head-to-head does not where not everybody has met. */
  readonly says: boolean;
};

/** The criteria in the order in which they were asked about a row, until it stood alone. */
export function tieSteps(row: StandingsRow, { rows, rules }: OrderedTable): TieStep[] {
  const steps: TieStep[] = [];
  const order = criteriaOf(rules);
  let group = rows;
  for (let index = 0; index < order.length && group.length > 1;) {
    const criterion = order[index] as Criterion;
    const compare = compareBy(criterion, group);
    const left = compare ? group.filter((other) => compare(row, other) === 0) : group;
    steps.push({ criterion, group, left, says: compare !== null });
    const isAnew =
      criterion === 'head_to_head' &&
      rules.head_to_head === 'repeated' &&
      compare !== null &&
      hasParted(group, compare);
    if (!isAnew) index++;
    group = left;
  }
  return steps;
}

function hasParted(group: readonly StandingsRow[], compare: (a: StandingsRow, b: StandingsRow) => number): boolean {
  return group.some((other) => compare(group[0] as StandingsRow, other) !== 0);
}

/** The first criterion that parts two rows of a table, with those among whom it was asked; null for one and the same row. */
export function whatParts(a: StandingsRow, b: StandingsRow, table: OrderedTable): TieStep | null {
  return tieSteps(a, table).find(({ left }) => !left.includes(b)) ?? null;
}

/** Among whom a criterion is counted for a row; of head-to-head asked several times the last time. Empty when it was not asked. */
export function tiedAt(row: StandingsRow, table: OrderedTable, criterion: Criterion): readonly StandingsRow[] {
  return tieSteps(row, table).findLast((step) => step.criterion === criterion)?.group ?? [];
}
