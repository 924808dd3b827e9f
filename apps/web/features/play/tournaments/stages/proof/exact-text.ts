import { formatRate, reduced, type Fraction } from '@pailei/domain/tournament/standings/fraction';

/** `9`, or a rate with its decimals: `0.5322`. */
export function exactText(value: Fraction): string {
  const lowest = reduced(value);
  return lowest.d === 1n ? String(lowest.n) : formatRate(lowest);
}
