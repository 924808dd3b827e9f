import type { Random } from '../../../random/random.ts';
import type { StandingsInput, StandingsResult, StandingsRules } from '../types.ts';

type Match = StandingsResult & { readonly kind: 'match' };

/** A match between two with a random result. */
export function randomMatch(random: Random, a: string, b: string, round: number): Match {
  const result = (['a', 'b', 'a', 'b', 'draw', 'double_loss'] as const)[random.int(6)] ?? 'a';
  const lost = random.int(2);
  const wins = { a: [2, lost], b: [lost, 2], draw: [1, 1], double_loss: [0, 0] }[result];
  return { kind: 'match', a, b, result, wins_a: wins[0] ?? 0, wins_b: wins[1] ?? 0, drawn: 0, round };
}

/** A small field after some rounds, with byes, missed rounds and sometimes somebody disqualified. */
export function randomTable(random: Random, rules: StandingsRules, size = 3 + random.int(8)): StandingsInput {
  const ids = Array.from({ length: size }, (_, index) => `p${index}`);
  const lots = random.shuffle(ids.map((_, index) => index + 1));
  const entrants = ids.map((id, index) => ({
    id,
    lot: lots[index] ?? 0,
    is_disqualified: random.int(20) === 0,
    ...(random.int(4) === 0 && { carried_points: random.int(9) }),
  }));
  const results = Array.from({ length: 1 + random.int(5) }, (_, index) => index + 1).flatMap((round) => {
    const order = random.shuffle(ids);
    const matches = Array.from({ length: Math.floor(size / 2) }, (_, table) =>
      randomMatch(random, order[2 * table] ?? '', order[2 * table + 1] ?? '', round),
    );
    const last = order.at(-1) ?? '';
    const alone: StandingsResult =
      random.int(3) === 0
        ? { kind: random.int(3) === 0 ? 'half_bye' : 'missed', id: last, round }
        : { kind: 'bye', id: last, wins: 2, round };
    return size % 2 === 1 ? [...matches, alone] : matches;
  });
  return { entrants, results, ...rules };
}
