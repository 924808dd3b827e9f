import {
  SEED_PAIRS_MAX,
  SEEDING_BY_LOT,
  valuesInOrder,
  type RecordedSeeding,
  type SeedValues,
} from '../seeding/seeding.ts';
import type { Apart } from '../seeding/keep-apart.ts';
import { violation } from '../../violation/violation.ts';
import type { TournamentState } from '../types.ts';
import type { TournamentCommandOf, TournamentFacts } from './commands.ts';
import { planFrom, type Decision } from './plan.ts';

/** Until the start draws them. */
export function decideChangeSeeding(
  state: TournamentState,
  { seeding }: TournamentCommandOf<'change_seeding'>,
  facts: TournamentFacts,
): Decision {
  const { status } = state;
  if (status === 'running' || status === 'finished' || status === 'cancelled')
    return violation('wrong_tournament_status', { status });
  const ordered = seeding.order.kind === 'hand' ? seeding.order.participant_ids : [];
  if (new Set(ordered).size !== ordered.length) return violation('invalid_seeding');
  if (seeding.pairs.length > SEED_PAIRS_MAX || seeding.pairs.some(([one, other]) => one === other))
    return violation('invalid_seeding');
  const isUnknown = [...ordered, ...seeding.pairs.flat()].some((id) => state.participants[id] === undefined);
  if (isUnknown) return violation('unknown_participant');
  if (JSON.stringify(seeding) === JSON.stringify(state.seeding ?? SEEDING_BY_LOT))
    return violation('seeding_unchanged');
  const plan = planFrom(state, facts);
  plan.add('seeding_changed', { seeding });
  return plan.events;
}

type StartFacts = Pick<TournamentCommandOf<'start'>, 'seed_order' | 'seed_values' | 'teams'>;

/** What the entrants of a start are ordered by: as the staff chose, from what the site knows of them. */
export function seedValuesOf(state: TournamentState, { seed_order, seed_values = {} }: StartFacts): SeedValues {
  if (seed_order.length > 0) return valuesInOrder(seed_order);
  const { order } = state.seeding ?? SEEDING_BY_LOT;
  switch (order.kind) {
    case 'random':
      return new Map();
    case 'hand':
      return valuesInOrder(order.participant_ids);
    case 'points':
    case 'season':
    case 'places':
      return new Map(Object.entries(seed_values));
    default:
      return order satisfies never;
  }
}

/** How the seeds came about, for the log; undefined where all came by lot. */
export function recordedSeeding(
  state: TournamentState,
  seeded: readonly string[],
  values: SeedValues,
): RecordedSeeding | undefined {
  if (values.size === 0) return undefined;
  const { order } = state.seeding ?? SEEDING_BY_LOT;
  return {
    kind: order.kind === 'random' ? 'hand' : order.kind,
    ...(order.kind === 'places' && { tournament_id: order.tournament_id }),
    ...(order.kind === 'season' && { season_id: order.season_id }),
    values: seeded.map((id) => values.get(id) ?? null),
  };
}

/** Lists of entrants who are to be kept apart: teams where the event wants that, and the named pairs. */
export function apartOf(
  { seeding = SEEDING_BY_LOT }: TournamentState,
  entrants: readonly string[],
  { teams = [] }: StartFacts,
): Apart {
  const isIn = new Set(entrants);
  const lists = [...(seeding.teams_apart ? teams : []), ...seeding.pairs];
  return lists.map((list) => list.filter((id) => isIn.has(id))).filter(({ length }) => length > 1);
}
