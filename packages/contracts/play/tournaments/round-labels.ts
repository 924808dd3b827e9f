import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { StageType } from '@pailei/domain/tournament/stages/stage';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { stageNumber } from '../stages/stage-texts.ts';
import type { RoundOfStage } from '../stages/rounds/round-text.ts';
import { ROUND_TEXTS } from '../stages/rounds/round-texts.ts';

export type RoundPlace = RoundOfStage & { stage_type: StageType };

type Event = Pick<TournamentState, 'settings' | 'stages'>;
type PlaceInEvent = Pick<MatchSummary, 'stage' | 'round' | 'node'>;

/** A round's label: 瑞士轮 第 2 轮, 16 强, 半决赛, 季军赛, 决赛. */
export function roundLabel({ stage_type, ...place }: RoundPlace): string {
  return ROUND_TEXTS[stage_type].round(place);
}

/** The round of a match; with the number of its stage where the event has several of that type: 第 2 阶段 第 1 轮. */
export function matchRoundLabel(event: Event, match: PlaceInEvent): string {
  const place = placeOf(event, match);
  if (!place) return '';
  const number = stageNumber(event.settings.stages, match.stage);
  return number === null ? roundLabel(place) : `${number} ${ROUND_TEXTS[place.stage_type].roundInStage(place)}`;
}

/** The same with the table, where the round has several. */
export function matchTableLabel(event: Event, match: PlaceInEvent & Pick<MatchSummary, 'table'>): string {
  const place = placeOf(event, match);
  const label = matchRoundLabel(event, match);
  return place && ROUND_TEXTS[place.stage_type].hasTables(place) ? `${label} 第 ${match.table} 桌` : label;
}

function placeOf({ stages }: Event, { stage, round, node }: PlaceInEvent): RoundPlace | null {
  const played = stages[stage];
  if (!played) return null;
  const { type: stage_type, round_count } = played;
  return { stage_type, round, round_count, node };
}
