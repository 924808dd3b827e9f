import { rulesOf } from '../stages/settings/rules-of.ts';
import type { StageDistribution, StageStart } from '../stages/stage-entry.ts';
import type { StageSettings } from '../stages/stage.ts';
import { keepApart, stillTogether, type Apart } from './keep-apart.ts';
import { bracketSeats, groupSeats, type Seats } from './seats.ts';

/** Entrants as their stage takes them up: in the order of its seeds, and its groups. */
export type Placing = Pick<StageStart, 'groups' | 'together'> & { readonly entrants: readonly string[] };

type PlacingRules = { readonly distribution: StageDistribution; readonly apart: Apart };

/** Where entrants, the best first, stand in a stage. Where its places mean nothing (a Swiss), the order stays as it is. */
export function placeEntrants(
  settings: StageSettings,
  order: readonly string[],
  { distribution, apart }: PlacingRules,
): Placing {
  const rules = rulesOf(settings);
  const count = rules.groupCount(settings, order.length);
  if (count === null) {
    if (rules.keepsScore) return { entrants: order };
    const placed = seated(order, apart, bracketSeats(order.length));
    return { entrants: placed.order, ...togetherOf(placed) };
  }
  const seats = groupSeats(order.length, count, distribution);
  const placed = seated(order, apart, seats);
  const groups = Array.from({ length: count }, (_, group) =>
    placed.order.filter((__, seat) => seats.groupOf[seat] === group),
  );
  return { entrants: placed.order, groups, ...togetherOf(placed) };
}

type Seated = { readonly order: readonly string[]; readonly together: StageStart['together'] };

function seated(order: readonly string[], apart: Apart, seats: Seats): Seated {
  const kept = keepApart(order, apart, seats);
  return { order: kept, together: stillTogether(kept, apart, seats) };
}

const togetherOf = ({ together = [] }: Seated): Pick<StageStart, 'together'> =>
  together.length > 0 ? { together } : {};
