import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import type { EventForecast, StageForecast } from '@pailei/domain/tournament/stages/graph/forecast';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';

/** `32 → 4 组 × 8 → 8 强`: what becomes of a field, stage by stage. */
export function forecastLine(stages: readonly StageSettings[], { stages: found }: EventForecast): string {
  const [first] = found;
  if (!first) return '';
  const start = first.groups ? [String(first.entrants), groupsText(first.groups)] : [String(first.entrants)];
  const later = found.slice(1).map((stage) => (stage.groups ? groupsText(stage.groups) : entrantsText(stages, stage)));
  return [...start, ...later].join(' → ');
}

/** `4 组 × 8`, or `5 组 × 6–7` where they differ. */
export function groupsText(groups: readonly number[]): string {
  const [least, most] = [Math.min(...groups), Math.max(...groups)];
  return `${groups.length} 组 × ${least === most ? least : `${least}–${most}`}`;
}

function entrantsText(stages: readonly StageSettings[], { stage, entrants, is_estimate }: StageForecast): string {
  const type = stages[stage]?.type;
  const text = type ? STAGE_TEXTS[type].entrants(entrants).split('，')[0] : `${entrants} 人`;
  return is_estimate ? `约 ${text}` : `${text}`;
}

/** `约 3 小时 20 分`. */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `约 ${rest} 分`;
  return rest === 0 ? `约 ${hours} 小时` : `约 ${hours} 小时 ${rest} 分`;
}
