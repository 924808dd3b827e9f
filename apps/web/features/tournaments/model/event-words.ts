import type { TournamentSummary } from '@pailei/contracts/tournaments';
import type { SeriesFormat } from '@pailei/domain/series';
import {
  lineupSize,
  type StageSettings,
  type TournamentSettings,
  type TournamentState,
} from '@pailei/domain/tournament';

import { FORMAT_NAMES } from '../../match/model/series-words.ts';

/** `瑞士轮 6 轮`, `单败 8 强`, `单败淘汰`. */
export function stageText(stage: StageSettings): string {
  switch (stage.type) {
    case 'swiss':
      return stage.rounds === null ? '瑞士轮' : `瑞士轮 ${stage.rounds} 轮`;
    case 'single_elimination':
      return stage.size === null ? '单败淘汰' : `单败 ${stage.size} 强`;
    default:
      return stage satisfies never;
  }
}

export function stagesText(stages: readonly StageSettings[]): string {
  return stages.map(stageText).join(' + ');
}

/** `BO3`, or `BO3 / BO5` where stages or the final differ. */
export function bestOfText(stages: readonly StageSettings[]): string {
  const all = stages.flatMap((stage) =>
    stage.type === 'swiss' ? [stage.best_of] : [stage.best_of, stage.final_best_of ?? stage.best_of],
  );
  return [...new Set(all)].map((bestOf) => `BO${bestOf}`).join(' / ');
}

export function bansText(bans: number): string {
  return bans === 0 ? '无禁用' : `禁 ${bans}`;
}

/** `征服赛 4 副禁 1` */
export function lineupText(settings: TournamentSettings): string {
  return `${FORMAT_NAMES[settings.format]} ${lineupSize(settings)} 副${bansText(settings.bans)}`;
}

/** The second line of a lobby row. */
export function summaryParts({
  stages,
  format,
  bans,
}: Pick<TournamentSummary, 'stages' | 'format' | 'bans'>): string[] {
  return [stagesText(stages), bestOfText(stages), `${FORMAT_NAMES[format]} ${bansText(bans)}`];
}

/** Where a running tournament stands: `第 3 轮`, `淘汰赛 第 2 轮`. */
export function progressText({ stages, current_stage, current_round }: TournamentSummary): string {
  const stage = current_stage === null ? undefined : stages[current_stage];
  if (!stage || current_round === null) return '进行中';
  return stage.type === 'swiss' ? `第 ${current_round} 轮` : `淘汰赛 第 ${current_round} 轮`;
}

export const FORMAT_OPTIONS: readonly { value: SeriesFormat; label: string }[] = (
  Object.keys(FORMAT_NAMES) as SeriesFormat[]
).map((value) => ({ value, label: FORMAT_NAMES[value] }));

/** How many hold a place, waiting ones left out. */
export function fieldSize({ participants }: TournamentState): number {
  const out = ['waitlisted', 'withdrawn', 'rejected', 'absent'];
  return Object.values(participants).filter(({ status }) => !out.includes(status)).length;
}
