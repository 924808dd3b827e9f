import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { SeriesState } from '@pailei/domain/series/types';
import { currentGameNumber, stateMark } from '../../shared/match/series-state.ts';

/** `第 4 局` while a game is running, else the label of the state. */
export function phaseText(series: SeriesState): string {
  const { label } = stateMark(series.status, series.step);
  if (isSeriesOver(series.status)) return series.winner ? '本场结束' : label;
  const isPlaying = series.status === 'playing' && series.step !== null;
  return isPlaying ? `第 ${currentGameNumber(series)} 局` : label;
}

/** The same in the narrow: `G4`, or the state. */
export function shortPhaseText(series: SeriesState): string {
  const text = phaseText(series);
  return text.startsWith('第') ? `G${currentGameNumber(series)}` : text;
}
