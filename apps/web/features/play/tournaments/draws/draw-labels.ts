import { roundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { groupName } from '@pailei/contracts/play/stages/group-names';
import { stageNumber } from '@pailei/contracts/play/stages/stage-texts';
import type { DrawSubject } from '@pailei/domain/tournament/draws/types';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { nameOf } from '../../../../shared/tournaments/people.ts';
import type { CheckedDraw } from '../../../../shared/draws/check-draws.ts';
import { choiceLines, choiceTitle, type ResultLine } from '../../../../shared/draws/draw-texts.ts';

/** The title of a draw. */
export function drawTitle(subject: DrawSubject, tournament: TournamentState): string {
  switch (subject.kind) {
    case 'seeds':
      return '种子顺序';
    case 'lots':
      return '同分抽签顺序';
    case 'group_seeds':
      return '分组的种子顺序';
    case 'group_place':
      return `现场抽签 · ${groupName(subject.group ?? 0)}`;
    case 'pairing':
      return pairingTitle(subject.stage, subject.round, tournament);
    case 'choice':
      return choiceTitle(nameOf(tournament, subject.participant_id), subject);
    default:
      return subject satisfies never;
  }
}

function pairingTitle(index: number, round: number, { settings, stages }: TournamentState): string {
  const stage = stages[index];
  const number = stageNumber(settings.stages, index);
  const label = stage
    ? roundLabel({ stage_type: stage.type, round, round_count: stage.round_count, node: null })
    : `第 ${round} 轮`;
  return `${number === null ? '' : `${number} `}${label} 对阵`;
}

/** What came out, a line for each place, table or deck. */
export function resultLines({ subject, result }: CheckedDraw, tournament: TournamentState): ResultLine[] {
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(tournament, id));
  switch (subject.kind) {
    case 'seeds':
    case 'lots':
    case 'group_seeds':
    case 'group_place':
      return result.map((ids, index) => ({ head: String(index + 1), text: names(ids).join('') }));
    case 'pairing':
      return result.map((ids, index) => ({
        head: ids.length === 1 ? '轮空' : `第 ${index + 1} 桌`,
        text: names(ids).join(' – '),
      }));
    case 'choice':
      return choiceLines(subject, result);
    default:
      return subject satisfies never;
  }
}
