import { noShowSteps, type SeriesSettings } from '@pailei/domain/series/settings';

/** What being absent costs in one match. */
export function absenceText({ best_of, timers }: Pick<SeriesSettings, 'best_of' | 'timers'>): string {
  const steps = noShowSteps(best_of, timers);
  return steps
    .map((seconds, index) => {
      const cost = index === steps.length - 1 ? '判负本场' : `${index === 0 ? '' : '再'}判负一局`;
      return `${durationText(seconds)}${index === 0 ? '未就绪' : ''}${cost}`;
    })
    .join('，');
}

/** `45 秒`, `10 分钟`, `1 分 30 秒`. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} 秒`;
  return seconds % 60 === 0 ? `${seconds / 60} 分钟` : `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
}
