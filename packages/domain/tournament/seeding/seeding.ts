import { randomFromKey } from '../../random/keyed.ts';
import type { DrawKey } from '../../random/draw-key.ts';

export const SEED_ORDERS = ['random', 'points', 'season', 'places', 'hand'] as const;

/** Where the order of the seeds comes from. */
export type SeedOrder =
  /** All by lot. */
  | { readonly kind: 'random' }
  /** By the points of the site's leaderboard at the start. */
  | { readonly kind: 'points' }
  /** By the points of a season's table at the start; entrants without points come behind by lot. */
  | { readonly kind: 'season'; readonly season_id: string }
  /** By the places of an earlier event; who was not in it comes behind by lot. */
  | { readonly kind: 'places'; readonly tournament_id: string }
  /** Participant ids, the strongest first; who is not among them comes behind by lot. */
  | { readonly kind: 'hand'; readonly participant_ids: readonly string[] };

export type Seeding = {
  readonly order: SeedOrder;
  /** Whether players of one team are kept apart. */
  readonly teams_apart: boolean;
  /** Participant ids of those who are to be kept apart besides. */
  readonly pairs: readonly (readonly [string, string])[];
};

export const SEEDING_BY_LOT: Seeding = { order: { kind: 'random' }, teams_apart: false, pairs: [] };

/** More named pairs than a referee can survey. */
export const SEED_PAIRS_MAX = 200;

/** How the seeds of a start came about: enough to draw them again. */
export type RecordedSeeding = {
  readonly kind: SeedOrder['kind'];
  /** Of the places; missing for every other order. */
  readonly tournament_id?: string;
  /** The season of its points; missing for every other order. */
  readonly season_id?: string;
  /** For each entrant in seed order what they were ordered by, less is better; null: by lot behind the others. */
  readonly values: readonly (number | null)[];
};

/** By participant id: what an entrant is ordered by, less is better. */
export type SeedValues = ReadonlyMap<string, number>;

/** By value, those of one value by lot, and behind them by lot all who have none, whatever order they come in. */
export function drawSeeds(entrants: readonly string[], values: SeedValues, key: DrawKey): string[] {
  const drawn = randomFromKey(key).shuffle(entrants.toSorted());
  return drawn.toSorted((one, other) => compareValues(values.get(one), values.get(other)));
}

function compareValues(one: number | undefined, other: number | undefined): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return one - other;
}

export const valuesInOrder = (participantIds: readonly string[]): SeedValues =>
  new Map(participantIds.map((id, index) => [id, index]));
