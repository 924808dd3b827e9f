import type { Comparison } from '../people/compare.ts';

/** What a run says at its end, and whether all that it checked holds. */
export type Report = { readonly lines: readonly string[]; readonly isRight: boolean };

/** What spectators folded against the server; every difference is named. */
export function comparisonReport(comparisons: readonly Comparison[]): Report {
  const different = comparisons.filter((comparison) => !comparison.isEqual);
  return {
    lines: [
      ...different.map(({ topic }) => `DIFFERENT: ${topic}`),
      `${comparisons.length - different.length} of ${comparisons.length} spectators equal the server`,
    ],
    isRight: different.length === 0,
  };
}

export const faultReport = (faults: readonly string[]): Report => ({
  lines: faults.map((fault) => `WRONG: ${fault}`),
  isRight: faults.length === 0,
});

export const textReport = (...lines: readonly string[]): Report => ({ lines, isRight: true });

export const joinReports = (...reports: readonly Report[]): Report => ({
  lines: reports.flatMap(({ lines }) => lines),
  isRight: reports.every(({ isRight }) => isRight),
});

/** `1 battle`, `2 battles`. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
