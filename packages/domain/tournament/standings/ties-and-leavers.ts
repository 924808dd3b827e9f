import { computeStandings } from './rank.ts';
import type { StandingsInput, StandingsResult, StandingsRow, StandingsRules } from './types.ts';

/** What the order of a group follows from beside the results that its table counts. */
export type GroupFacts = {
  /** Ids of those who left and whose results are annulled: they stand last. */
  readonly annulled: readonly string[];
  /** Results of the matches that were played to part those whom the table could not. */
  readonly deciders: readonly StandingsResult[];
};

/** The table of a group, first to last. Results of those whose results are annulled must not be among those given. */
export function computeGroupStandings(input: StandingsInput, { annulled, deciders }: GroupFacts): StandingsRow[] {
  return withDeciders(withoutAnnulled(input, annulled), deciders, input);
}

/** The table before any decider. */
export function withoutAnnulled(input: StandingsInput, annulled: readonly string[]): StandingsRow[] {
  const isGone = ({ id }: { readonly id: string }) => annulled.includes(id);
  const counted = computeStandings({ ...input, entrants: input.entrants.filter((one) => !isGone(one)) });
  const others = computeStandings({ ...input, entrants: input.entrants.filter(isGone), results: [] });
  const behind = others.map((row): StandingsRow => ({
    ...row,
    rank: counted.length + row.rank,
    decided_by: row.rank === 1 && counted.length > 0 ? 'withdrawal' : row.decided_by,
  }));
  return [...counted, ...behind];
}

/** Whom only the lot has parted stand as their deciders say, where these have parted them. */
export function withDeciders(
  rows: readonly StandingsRow[],
  deciders: readonly StandingsResult[],
  rules: StandingsRules,
): StandingsRow[] {
  if (deciders.length === 0) return [...rows];
  const inDecider = new Set(deciders.flatMap((one) => (one.kind === 'match' ? [one.a, one.b] : [])));
  return tiedClasses(rows).flatMap((tied) => {
    if (tied.length === 1 || !tied.some(({ id }) => inDecider.has(id))) return tied;
    const entrants = tied.map(({ id, lot }) => ({ id, lot, is_disqualified: false }));
    const decided = computeStandings({ ...rules, entrants, results: deciders });
    const [first] = tied as [StandingsRow];
    return decided.map(({ id, decided_by }, index): StandingsRow => {
      const row = tied.find((other) => other.id === id) as StandingsRow;
      const reason = index === 0 ? first.decided_by : decided_by === 'lot' ? 'lot' : 'decider';
      return { ...row, rank: first.rank + index, decided_by: reason };
    });
  });
}

/** The rows in runs that nothing but the lot has parted. */
export function tiedClasses(rows: readonly StandingsRow[]): StandingsRow[][] {
  const classes: StandingsRow[][] = [];
  for (const row of rows) {
    if (row.decided_by === 'lot' && row.rank > 1) classes.at(-1)?.push(row);
    else classes.push([row]);
  }
  return classes;
}
