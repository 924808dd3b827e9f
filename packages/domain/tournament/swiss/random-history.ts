import type { Random } from '../../random/random.ts';
import type { SwissEntrant, SwissPairing } from './types.ts';

type Player = SwissEntrant & { opponents: string[]; floats: ('up' | 'down' | null)[] };

type History = {
  players: number;
  rounds: number;
  random: Random;
  /** Chances from 0 to 1, for each match and for each player and round. */
  draws?: number;
  drops?: number;
  pair: (entrants: readonly SwissEntrant[], round: number) => SwissPairing;
};

/** Plays Swiss rounds with random results (3, 1, 0 points) and returns who is still in, for tests and benchmarks. */
export function playHistory({ players, rounds, random, draws = 0, drops = 0, pair }: History): SwissEntrant[] {
  let active: Player[] = Array.from({ length: players }, (_, index) => ({
    id: `player-${index + 1}`,
    points: 0,
    opponents: [],
    byes: 0,
    floats: [],
    rank: index + 1,
  }));
  for (let round = 1; round <= rounds; round++) {
    record(active, pair(active, round), () => (random.next() < draws ? 'draw' : random.next() < 0.5 ? 'a' : 'b'));
    active = active.filter(() => random.next() >= drops);
  }
  return active;
}

function record(active: readonly Player[], pairing: SwissPairing, resultOf: () => 'a' | 'b' | 'draw'): void {
  const byId = new Map(active.map((player) => [player.id, player]));
  for (const pair of pairing.pairs) {
    const a = byId.get(pair.a)!;
    const b = byId.get(pair.b)!;
    const result = resultOf();
    a.opponents.push(b.id);
    b.opponents.push(a.id);
    a.floats.push(pair.reason.float_a);
    b.floats.push(pair.reason.float_b);
    a.points += result === 'a' ? 3 : result === 'draw' ? 1 : 0;
    b.points += result === 'b' ? 3 : result === 'draw' ? 1 : 0;
  }
  if (pairing.bye === null) return;
  const resting = byId.get(pairing.bye)!;
  resting.byes++;
  resting.points += 3;
  resting.floats.push('down');
}
