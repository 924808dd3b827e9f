import type { SwissEntrant, SwissPair, SwissPairing } from './types.ts';

type Seats = { readonly pairs: readonly (readonly [string, string])[]; readonly bye: string | null };

/**
 * Reasons, tables and what is relaxed of a pairing that was not computed, as of one changed by hand: the same words for
 * both. Tables follow the order given; in each pair the one of more points comes first, else the order stays. Throws
 * RangeError for somebody who is not an entrant.
 */
export function seatPairs(
  entrants: readonly SwissEntrant[],
  { pairs, bye }: Seats,
): Pick<SwissPairing, 'pairs' | 'bye' | 'relaxed'> {
  const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  const scores = [...new Set(entrants.map(({ points }) => points))].toSorted((a, b) => b - a);
  const groupOf = new Map(scores.map((points, group) => [points, group]));
  const find = (id: string) => {
    const entrant = byId.get(id);
    if (!entrant) throw new RangeError(`${id} is no entrant.`);
    return entrant;
  };
  const seated = pairs.map(([one, other], index): SwissPair => {
    const [x, y] = [find(one), find(other)];
    const [a, b] = y.points > x.points ? [y, x] : [x, y];
    const group_difference = (groupOf.get(b.points) ?? 0) - (groupOf.get(a.points) ?? 0);
    const isCrossing = group_difference > 0;
    return {
      a: a.id,
      b: b.id,
      table: index + 1,
      reason: {
        rematch: haveMet(a, b),
        forbidden: areApart(a, b),
        points_a: a.points,
        points_b: b.points,
        group_difference,
        float_a: isCrossing ? 'down' : null,
        float_b: isCrossing ? 'up' : null,
      },
    };
  });
  return {
    pairs: seated,
    bye,
    relaxed: {
      rematches: seated.filter(({ reason }) => reason.rematch).length,
      repeated_byes: bye === null ? 0 : find(bye).byes,
      forbidden_pairs: seated.filter(({ reason }) => reason.forbidden).length,
    },
  };
}

const haveMet = (a: SwissEntrant, b: SwissEntrant) => a.opponents.includes(b.id) || b.opponents.includes(a.id);

const areApart = (a: SwissEntrant, b: SwissEntrant) =>
  (a.group !== undefined && a.group === b.group) ||
  (a.apart?.includes(b.id) ?? false) ||
  (b.apart?.includes(a.id) ?? false);
