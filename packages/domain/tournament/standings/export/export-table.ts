import { criteriaOf } from '../criteria.ts';
import { formatFraction, reduced } from '../fraction.ts';
import { figureOf, isAmongTied } from '../proof/figure-of.ts';
import { tiedAt } from '../proof/tie-steps.ts';
import type { OrderedTable } from '../proof/types.ts';
import type { Criterion, StandingsEntrant, StandingsResult, StandingsRow } from '../types.ts';
import type { GroupFacts } from '../ties-and-leavers.ts';
import { resultsOf } from './results-of.ts';

/** One place of an exported table: each figure that orders it as an exact fraction in lowest terms, `319/600`. */
export type ExportedPlace = {
  readonly rank: number;
  readonly id: string;
  readonly decided_by: StandingsRow['decided_by'];
  /** By criterion; null where head-to-head was not asked about this row, or says nothing. */
  readonly figures: Readonly<Record<string, string | null>>;
};

/** Everything that a table follows from, and the table. */
export type ExportedTable = {
  readonly entrants: readonly StandingsEntrant[];
  readonly results: readonly StandingsResult[];
  readonly standings: readonly ExportedPlace[];
} & Partial<GroupFacts>;

export function exportTable(table: OrderedTable & Partial<GroupFacts>): ExportedTable {
  const entrants = table.rows.map(({ id, lot, is_disqualified, carried_points }) => ({
    id,
    lot,
    is_disqualified,
    ...(carried_points !== undefined && { carried_points }),
  }));
  const { annulled = [], deciders = [] } = table;
  return {
    entrants,
    results: resultsOf(table.rows),
    ...(annulled.length > 0 && { annulled }),
    ...(deciders.length > 0 && { deciders }),
    standings: exportPlaces(table),
  };
}

/** The criteria that have a figure: all but the disqualification and the lot, which stand with the entrants. */
export function figureCriteria(rules: OrderedTable['rules']): Criterion[] {
  return criteriaOf(rules).filter((criterion) => criterion !== 'disqualification' && criterion !== 'lot');
}

export function exportPlaces(table: OrderedTable): ExportedPlace[] {
  const criteria = figureCriteria(table.rules);
  return table.rows.map((row) => {
    const { rank, id, decided_by } = row;
    const figures = criteria.map((criterion) => {
      const group = isAmongTied(criterion) ? tiedAt(row, table, criterion) : [row];
      const value = group.length === 0 ? null : figureOf(criterion, row, group);
      return [criterion, value && formatFraction(reduced(value))] as const;
    });
    return { rank, id, decided_by, figures: Object.fromEntries(figures) };
  });
}
