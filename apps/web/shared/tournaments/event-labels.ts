import { FORMAT_NAMES } from '@pailei/contracts/play/matches/series-names';
import { stageBestOfs, stageSummary } from '@pailei/contracts/play/stages/stage-texts';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { groupedPoints } from '@pailei/contracts/shop/points/points-text';
import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { SeriesFormat } from '@pailei/domain/series/settings';
import { lineupSize } from '@pailei/domain/tournament/settings';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentSettings, TournamentState } from '@pailei/domain/tournament/types';

export function stagesText(stages: readonly StageSettings[]): string {
  return stages.map(stageSummary).join(' + ');
}

/** `BO3`, or `BO3 / BO5` where stages or the final differ. */
export function bestOfText(stages: readonly StageSettings[]): string {
  return [...new Set(stages.flatMap(stageBestOfs))].map((bestOf) => `BO${bestOf}`).join(' / ');
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
  entry_fee = 0,
}: Pick<TournamentSummary, 'stages' | 'format' | 'bans' | 'entry_fee'>): string[] {
  const parts = [stagesText(stages), bestOfText(stages), `${FORMAT_NAMES[format]} ${bansText(bans)}`];
  return entry_fee === 0 ? parts : [...parts, `参赛费 ${groupedPoints(entry_fee)} 积分`];
}

type Progress = Pick<TournamentSummary, 'stages' | 'current_stage' | 'current_round' | 'round_count'>;

/** The progress of a running tournament: `第 3 轮`, `半决赛`. */
export function progressText({ stages, current_stage, current_round, round_count }: Progress): string {
  const stage = current_stage === null ? undefined : stages[current_stage];
  if (!stage || current_round === null) return '进行中';
  return STAGE_TEXTS[stage.type].progress(current_round, round_count ?? null);
}

export const FORMAT_OPTIONS: readonly { value: SeriesFormat; label: string }[] = (
  Object.keys(FORMAT_NAMES) as SeriesFormat[]
).map((value) => ({ value, label: FORMAT_NAMES[value] }));

/** How many participants have a place, without the waitlist. */
export function fieldSize({ participants }: TournamentState): number {
  const out = ['waitlisted', 'withdrawn', 'rejected', 'absent'];
  return Object.values(participants).filter(({ status }) => !out.includes(status)).length;
}
