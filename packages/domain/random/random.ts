export type Random = {
  /** The next number in [0, 1), 32 bits of it random. */
  next(): number;
  /** A whole number in [0, n); n must be a positive whole number. */
  int(n: number): number;
  /** A new list with the same elements in random order; the given list stays as it is. */
  shuffle<T>(list: readonly T[]): T[];
};

/** Fisher and Yates: every order is as likely as `int` is even. */
export function shuffled<T>(list: readonly T[], int: Random['int']): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = int(i + 1);
    const kept = result[i] as T;
    result[i] = result[j] as T;
    result[j] = kept;
  }
  return result;
}
