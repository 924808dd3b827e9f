/** The smallest power of two that holds n entrants. */
export function bracketSize(entrants: number): number {
  return 2 ** Math.ceil(Math.log2(entrants));
}

/** Rounds from the first match to the final. */
export function bracketRounds(entrants: number): number {
  return Math.log2(bracketSize(entrants));
}

/**
 * Seeds from top to bottom of the first round of a bracket of `size` (a power of two):
 * neighbours meet, and seeds 1 and 2 can meet only in the final.
 */
export function seedPositions(size: number): number[] {
  let positions = [1];
  for (let length = 2; length <= size; length *= 2) {
    positions = positions.flatMap((seed) => [seed, length + 1 - seed]);
  }
  return positions;
}
