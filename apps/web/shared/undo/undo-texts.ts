import { RULING_KIND_NAMES } from '@pailei/contracts/play/matches/series-names';
import { matchRoundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import type { ShownStep, StartPreview } from '@pailei/contracts/play/pairings/undo.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { UndoRefusal } from '@pailei/domain/tournament/undo/last-step';

import type { PreviewLine } from '../rulings/preview-line.ts';
import { standingLines } from '../rulings/preview-labels.ts';

/** What was done, in the words of a title. */
export function stepText(tournament: TournamentState, step: ShownStep): string {
  if (step.kind === 'round_start') return `${matchRoundLabel(tournament, { ...step, node: null })}的开始`;
  if (step.kind === 'stage_start') {
    const type = tournament.settings.stages[step.stage]?.type;
    return `第 ${step.stage + 1} 阶段${type ? `（${STAGE_TEXTS[type].name}）` : ''}的开始`;
  }
  const { label, table, a_name, b_name, ruling } = step;
  return `${label} 第 ${table} 桌 ${a_name} 对 ${b_name} 的裁定“${RULING_KIND_NAMES[ruling.kind]}”`;
}

export const UNDO_REFUSAL_TEXTS: Readonly<Record<UndoRefusal, string>> = {
  round_has_begun: '本轮已有场次开始',
  stage_has_begun: '该阶段已有场次开始',
  played_on_since: '裁定之后该场已有新的进展，请改用更正',
};

/** What comes after a start was taken back. */
export const AFTER_START: Readonly<Record<Exclude<ShownStep['kind'], 'ruling'>, string>> = {
  round_start: '对阵回到草案，由裁判看过后重新公布。选手会收到通知和原因。',
  stage_start: '上一阶段的名次不变，由裁判手动开始这个阶段。选手会收到通知和原因。',
};

const NAMED = 6;

/** What taking back a start moves: the matches first, of which the first are named. */
export function startLines(preview: StartPreview): PreviewLine[] {
  const { withdrawn } = preview;
  const rest = withdrawn.length - NAMED;
  const named = withdrawn.slice(0, NAMED).map(({ label, table, a_name, b_name }) => ({
    label: '作废的场次',
    text: `${label} 第 ${table} 桌，${a_name} 对 ${b_name}`,
  }));
  return [
    ...(withdrawn.length === 0 ? [{ label: '作废的场次', text: '没有' }] : named),
    ...(rest > 0 ? [{ label: '作废的场次', text: `另有 ${rest} 场` }] : []),
    { label: '已有的结果', text: '没有结果会丢失' },
    ...standingLines(preview),
  ];
}
