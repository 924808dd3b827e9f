/**
 * The order in which the losers of each winners' round enter the losers' bracket, by the size of the bracket; the
 * last winners' round has one loser and needs none. An order is written from the largest block to the smallest: a 1 swaps
 * the halves of each block, a 0 leaves them, and the last digit holds for all smaller blocks. So `0` is natural,
 * `1` reverse, `10` half-shift, `01` reverse-half-shift.
 *
 * Up to 64 as brackets are usually drawn [E53]. Above, what `testing/search-losers-orders.ts` finds: nobody meets
 * again before a round in which some would have to in every order, and then as few as can be.
 */
export const LOSERS_ORDERS: { readonly [size: number]: readonly string[] } = {
  2: [],
  4: ['0'],
  8: ['0', '1'],
  16: ['0', '01', '1'],
  32: ['0', '1', '10', '0'],
  64: ['0', '1', '10', '1', '0'],
  128: ['000', '010', '100', '110', '00', '1'],
  256: ['000', '001', '010', '100', '110', '10', '0'],
  512: ['000', '001', '010', '011', '100', '110', '10', '1'],
  1024: ['000', '001', '010', '011', '100', '101', '110', '11', '0'],
};

/** Who stands at each place, from top to bottom, of so many (a power of two) in such an order. */
export function inLosersOrder<T>(losers: readonly T[], order: string): T[] {
  let mask = 0;
  for (let level = 0, half = losers.length / 2; half >= 1; level++, half /= 2) {
    if ((order[level] ?? order.at(-1)) === '1') mask += half;
  }
  return losers.map((_, place) => losers[place ^ mask] as T);
}
