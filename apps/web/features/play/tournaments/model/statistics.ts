import type { FieldStatisticsView } from '@pailei/contracts/play/decklists/decklists.api';

/** `37.5%`; a dash where nothing was counted. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '—' : `${((part / whole) * 100).toFixed(1)}%`;
}

export type Cell = { games: number; wins: number | null };
export type MatchUpTable = { classes: string[]; cellOf: (own: string, opponent: string) => Cell | undefined };

/** Classes that played, in the order of the statistics, and the results of each against each. */
export function matchUpTable({ classes, matchups }: Pick<FieldStatisticsView, 'classes' | 'matchups'>): MatchUpTable {
  const keyOf = (own: string, opponent: string) => `${own} ${opponent}`;
  const cells = new Map(matchups.map((cell) => [keyOf(cell.class, cell.opponent), cell]));
  const played = new Set(matchups.map((cell) => cell.class));
  return {
    classes: classes.map((one) => one.class).filter((id) => played.has(id)),
    cellOf: (own, opponent) => cells.get(keyOf(own, opponent)),
  };
}

/** How far from even a cell is, 0 … 1, and to which side. */
export function deviationOf({ games, wins }: Cell): { side: 'up' | 'down' | null; strength: number } {
  if (wins === null || games === 0 || wins * 2 === games) return { side: null, strength: 0 };
  const rate = wins / games;
  return { side: rate > 0.5 ? 'up' : 'down', strength: Math.abs(rate - 0.5) * 2 };
}
