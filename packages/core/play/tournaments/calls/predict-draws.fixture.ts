import { createRandom, hashSeed } from '@pailei/domain/random/seeded';

/**
 * What predicted a start while an event had one 32-bit number for all of its draws: the order of seeds that follows from
 * this number. It works for no draw that has a key of its own.
 */
export function predictSeeds(number: number, entrants: readonly string[]): string[] {
  return createRandom(hashSeed(number, 'seeds')).shuffle(entrants.toSorted());
}

/** The lots that follow from this number, by seed. */
export function predictLots(number: number, count: number): number[] {
  return createRandom(hashSeed(number, 'lots')).shuffle(Array.from({ length: count }, (_, index) => index + 1));
}

/** The pairs of round 1 that follow from this number, as sorted `a b` of participant ids. */
export function predictPairs(number: number, entrants: readonly string[]): string[] {
  const draw = hashSeed('swiss', hashSeed(number, 'pairing', 0, 1), 1);
  const order = entrants.toSorted((a, b) => hashSeed(draw, a) - hashSeed(draw, b));
  return pairsOf(order.flatMap((id, index) => (index % 2 === 0 ? [[id, order[index + 1] ?? '']] : [])));
}

export function pairsOf(pairs: readonly (readonly string[])[]): string[] {
  return pairs.map((pair) => pair.toSorted().join(' ')).toSorted();
}
