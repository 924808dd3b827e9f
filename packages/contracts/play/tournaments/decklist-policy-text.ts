import type { StageType } from '@pailei/domain/tournament/stages/stage';
import type { DecklistPolicy } from '@pailei/domain/tournament/decklists/decklist-visibility';
import { stageNumber } from '../stages/stage-texts.ts';
import { STAGE_TEXTS } from '../stages/stage-type-texts.ts';

/** When the lists of an event with these stages open, without a full stop. */
export function decklistPolicyText(
  { decklists, open_from_stage }: Pick<DecklistPolicy, 'decklists' | 'open_from_stage'>,
  stages: readonly { readonly type: StageType }[],
): string {
  switch (decklists) {
    case 'closed':
      return '本赛事不公开卡组';
    case 'open_from_start':
      return '卡组在开赛后公开';
    case 'open_from_stage':
      return `卡组在${stageName(open_from_stage ?? 0, stages)}开始后公开`;
    case 'open_when_finished':
      return '卡组在赛事结束后公开';
    default:
      return decklists satisfies never;
  }
}

/** When the players of a match read each other's lists, where that is not when the public does. */
export function opponentListsText(
  { opponents_from_stage }: Pick<DecklistPolicy, 'opponents_from_stage'>,
  stages: readonly { readonly type: StageType }[],
): string | null {
  if (opponents_from_stage === null) return null;
  if (opponents_from_stage === 0) return '对阵双方从场次开始起可以互看卡组';
  return `从${stageName(opponents_from_stage, stages)}起，对阵双方可以互看卡组`;
}

/** 淘汰赛 where there is one of its kind, as in nearly every event. */
function stageName(index: number, stages: readonly { readonly type: StageType }[]): string {
  const stage = stages[index];
  return stage && stageNumber(stages, index) === null ? STAGE_TEXTS[stage.type].name : `第 ${index + 1} 阶段`;
}
