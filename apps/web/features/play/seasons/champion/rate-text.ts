/** `64.0%`; a dash where nothing was played. */
export const rateText = (won: number, lost: number): string =>
  won + lost === 0 ? '—' : `${((won / (won + lost)) * 100).toFixed(1)}%`;
