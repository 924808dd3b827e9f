import { noShowSteps, type SeriesSettings } from '@pailei/domain/series';

/** What being absent costs in one match. */
export function absenceText({ best_of, timers }: Pick<SeriesSettings, 'best_of' | 'timers'>): string {
  const steps = noShowSteps(best_of, timers);
  const games = steps.slice(0, -1).map(durationText).join('、');
  const match = `${durationText(steps.at(-1) ?? 0)}未就绪判负本场`;
  return games === '' ? match : `${games}未就绪${steps.length > 2 ? '各' : ''}判负一局，${match}`;
}

/** Whole minutes as `10 分钟`, everything else as `90 秒`. */
export function durationText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} 分钟` : `${seconds} 秒`;
}
