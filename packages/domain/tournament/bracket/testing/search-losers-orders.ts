/**
 * The search behind `LOSERS_ORDERS` for 128 and more. An order is a mask that is laid over the places (see there), so those who
 * lost to each other's conquerors in the winners' rounds q < r stand at places whose masks differ alike everywhere: they meet
 * again where the larger blocks of both masks are the same. Three digits tell the masks of the first seven rounds apart, and
 * more rounds need no more.
 */
const DIGITS = 3;

/** The round of the losers' bracket in which a loser of winners' round `later` may meet one of `earlier` from the same part. */
function rematchRound(rounds: number, masks: readonly string[], earlier: number, later: number): number {
  const [one, other] = [masks[earlier - 1] ?? '', masks[later - 1] ?? ''];
  const digits = rounds - later;
  let same = 0;
  while (same < digits && (one[same] ?? one.at(-1)) === (other[same] ?? other.at(-1))) same++;
  return same === digits ? 2 * (later - 1) : 2 * (rounds - 1 - same) - 1;
}

/** The masks for a bracket of 2 ** rounds with the fewest rematches in the first round that has any, then in the next, and so on. */
export function searchLosersOrders(rounds: number): string[] {
  const counts = Array.from({ length: 2 * rounds }, () => 0);
  const masks = ['0'.repeat(DIGITS)];
  let best: { readonly masks: string[]; readonly counts: readonly number[] } | null = null;

  const isWorse = () => {
    const known = best?.counts;
    const differing = known ? counts.findIndex((count, round) => count !== known[round]) : -1;
    return known !== undefined && (differing === -1 || (counts[differing] ?? 0) > (known[differing] ?? 0));
  };
  const search = (round: number): void => {
    if (isWorse()) return;
    if (round === rounds) {
      best = { masks: [...masks], counts: [...counts] };
      return;
    }
    const digits = Math.min(DIGITS, rounds - round);
    for (let mask = 0; mask < 2 ** digits; mask++) {
      masks[round - 1] = mask.toString(2).padStart(digits, '0');
      const met = Array.from({ length: round - 1 }, (_, index) => rematchRound(rounds, masks, index + 1, round));
      for (const one of met) counts[one] = (counts[one] ?? 0) + 1;
      search(round + 1);
      for (const one of met) counts[one] = (counts[one] ?? 0) - 1;
    }
    masks.length = round - 1;
  };
  search(2);
  return (best as { masks: string[] } | null)?.masks ?? [];
}

/**
 * The losers' round by which somebody may have to meet again, in whatever order the losers come. Those of one part of the
 * winners' bracket come down from s different rounds; once fewer places than that are left, two of them share one.
 */
export function latestRematch(rounds: number): number {
  for (let fresh = 2; fresh <= rounds; fresh++) {
    const places = 2 ** (rounds - fresh);
    if (fresh - 1 > places) return 2 * fresh - 3;
    if (fresh > places) return 2 * fresh - 2;
  }
  throw new RangeError(`${rounds} rounds have no rematch`);
}
