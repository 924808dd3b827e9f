import { resultsOf } from '../export/results-of.ts';
import type { OrderedTable } from '../proof/types.ts';
import { computeStandings } from '../rank.ts';

/**
 * The rank of everybody after each round, first to newest, by the rules of the table; its last entry is the rank now.
 * Results without a round count from the beginning.
 */
export function ranksByRound({ rows, rules }: OrderedTable): ReadonlyMap<string, readonly number[]> {
  const results = resultsOf(rows);
  const last = results.reduce((newest, { round = 0 }) => Math.max(newest, round), 0);
  const ranks = new Map(rows.map(({ id }) => [id, [] as number[]]));
  for (let round = 1; round <= last; round++) {
    const so_far = results.filter((result) => (result.round ?? 0) <= round);
    const table = round === last ? rows : computeStandings({ entrants: rows, results: so_far, ...rules });
    for (const { id, rank } of table) ranks.get(id)?.push(rank);
  }
  return ranks;
}
