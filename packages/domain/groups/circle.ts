/** Two of a group who meet, by their places in it from 0; the first is side a. */
export type CirclePair = readonly [a: number, b: number];

/**
 * The rounds in which everybody of a group of `size` meets everybody else once (circle method [E53]).
 * In a group of an odd number one rests in each round: no pair names them.
 */
export function circleRounds(size: number): CirclePair[][] {
  if (!Number.isInteger(size) || size < 2) throw new RangeError(`a group of ${size} has nobody to meet`);
  const even = size + (size % 2);
  const turn = even - 1;
  return Array.from({ length: turn }, (_, round) =>
    Array.from({ length: even / 2 }, (_pair, number): CirclePair => {
      const a = (round - number - 1 + even) % turn;
      return [a, number === 0 ? turn : (round + number) % turn];
    }).slice(size % 2),
  );
}

/** How many rounds a group of `size` takes for one leg. */
export function circleRoundCount(size: number): number {
  return size + (size % 2) - 1;
}
