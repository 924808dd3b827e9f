import type { Random } from '../../random/random.ts';
import { GRAND_FINALS } from '../stages/double-elimination/double-elimination-stage.ts';
import type { StageSettings } from '../stages/stage.ts';
import { MISSED_ROUNDS } from '../pairing-settings.ts';
import type { TournamentSettings } from '../types.ts';

/** One of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.int(list.length)] as T;
}

/** Settings of an event that these may enter: any sound graph of stages, and how its rounds are drawn. */
export function randomSettings(random: Random, ids: readonly string[]): Partial<TournamentSettings> {
  const best_of = pick(random, [1, 3, 5] as const);
  const swiss: StageSettings = { type: 'swiss', rounds: pick(random, [null, null, 1, 3, 6]), best_of };
  const cut: StageSettings = {
    type: 'single_elimination',
    size: pick(random, [null, 2, 3, 4, 8, 16]),
    best_of,
    final_best_of: pick(random, [null, 5]),
    third_place: random.int(2) === 0,
    placement: random.int(4) === 0,
  };
  const double: StageSettings = {
    type: 'double_elimination',
    size: pick(random, [null, 2, 3, 4, 8, 16]),
    best_of: 3,
    final_best_of: pick(random, [null, 5]),
    grand_final: pick(random, GRAND_FINALS),
  };
  const groups: StageSettings = {
    type: 'round_robin',
    group_count: pick(random, [null, null, 1, 3]),
    group_size: 3 + random.int(6),
    legs: pick(random, [1, 1, 2]),
    best_of,
    tie_at_cut: pick(random, ['decider', 'lot']),
  };
  const dual: StageSettings = { type: 'dual_tournament', best_of, decider_best_of: pick(random, [null, 5]) };
  return {
    withdrawal: pick(random, ['by_share', 'annul', 'forfeit']),
    stages: pick(random, [
      [dual, cut],
      [swiss, dual],
      [double],
      [swiss, double],
      [groups],
      [groups, cut],
      [swiss, groups],
      [swiss],
      [swiss, cut],
      [swiss, cut],
      [cut],
      [swiss, swiss, cut],
      [double],
      [swiss, double],
      [groups],
      [groups, cut],
      [groups, double],
      [swiss, groups],
      [dual, cut],
      [swiss, dual],
    ]),
    first_round: pick(random, ['random', 'seeded']),
    advance: pick(random, ['auto', 'auto', 'manual']),
    check_in_required: random.int(3) > 0,
    approval_required: random.int(4) === 0,
    waitlist: random.int(4) > 0,
    byes_in_opponent_rates: random.int(2) === 0,
    pairing: pick(random, ['publish_at_once', 'publish_at_once', 'preview']),
    late_entry: {
      until_round: random.int(4),
      missed_rounds: pick(random, MISSED_ROUNDS),
      by_players: random.int(2) === 0,
    },
    forbidden_pairs: { same_team_rounds: random.int(3), pairs: randomPairs(random, ids) },
  };
}

function randomPairs(random: Random, ids: readonly string[]): [string, string][] {
  const people = random.shuffle(ids);
  const count = Math.min(random.int(4), Math.floor(people.length / 2));
  return Array.from({ length: count }, (_, index) => [people[index * 2] ?? '', people[index * 2 + 1] ?? '']);
}
