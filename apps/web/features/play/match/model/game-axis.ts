import type { SeriesGame, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { winsNeeded } from '@pailei/domain/series/settings';

/** A game that was never played, or is still to come, takes as much room as one of this length. */
const NOMINAL_MS = 300_000;
const SHORTEST_MS = 120_000;

export type AxisSegment = {
  readonly number: number;
  readonly kind: Side | 'draw' | 'running' | 'possible';
  /** Null of a game that has not begun. */
  readonly durationMs: number | null;
  /** Relative width. */
  readonly weight: number;
};

/** One segment per game that counts or may still come; voided games are left out. */
export function gameAxis(series: SeriesState, nowMs: number): readonly AxisSegment[] {
  const played = series.games.filter((game) => game.status !== 'voided').map((game) => segmentOf(game, nowMs));
  return isSeriesOver(series.status) ? played : [...played, ...possibleGames(series)];
}

/** Milliseconds from a game's start to its end, or to now. */
export function gameDurationMs(game: SeriesGame, nowMs: number): number {
  const end = game.ended_at ? Date.parse(game.ended_at) : nowMs;
  return Math.max(0, end - Date.parse(game.started_at));
}

export function playedMs(series: SeriesState, nowMs: number): number {
  const counted = series.games.filter((game) => game.status !== 'voided');
  return counted.reduce((sum, game) => sum + gameDurationMs(game, nowMs), 0);
}

function segmentOf(game: SeriesGame, nowMs: number): AxisSegment {
  const durationMs = gameDurationMs(game, nowMs);
  const kind = game.status === 'finished' ? (game.winner ?? 'draw') : 'running';
  return { number: game.number, kind, durationMs, weight: Math.max(durationMs, SHORTEST_MS) };
}

function possibleGames(series: SeriesState): AxisSegment[] {
  const won = series.sides.a.wins + series.sides.b.wins;
  const running = series.games.some((game) => game.status === 'playing' || game.status === 'disputed') ? 1 : 0;
  const last = series.games.at(-1)?.number ?? 0;
  const left = 2 * winsNeeded(series.settings.best_of) - 1 - won - running;
  return Array.from({ length: Math.max(0, left) }, (_, index) => ({
    number: last + index + 1,
    kind: 'possible',
    durationMs: null,
    weight: NOMINAL_MS,
  }));
}
