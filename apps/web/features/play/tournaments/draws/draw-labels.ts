import { roundLabel } from '@pailei/contracts/play/tournaments/round-labels';
import { stageNumber } from '@pailei/contracts/play/stages/stage-texts';
import type { DrawSubject } from '@pailei/domain/draws';
import type { TournamentState } from '@pailei/domain/tournament';

import { nameOf } from '../../../../shared/tournaments/people.ts';
import type { CheckedDraw, Verdict } from './check-draws.ts';

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  same: '一致',
  different: '不一致',
  uncovered: '早于验证机制',
  unchecked: '未验证',
};

const STEP_LABELS = { shield: '保护', ban: '禁用', pick: '选择' } as const;

/** The title of a draw. */
export function drawTitle(subject: DrawSubject, tournament: TournamentState): string {
  switch (subject.kind) {
    case 'seeds':
      return '种子顺序';
    case 'lots':
      return '同分抽签顺序';
    case 'pairing':
      return pairingTitle(subject.stage, subject.round, tournament);
    case 'choice': {
      const game = subject.game_number > 0 ? `第 ${subject.game_number} 局` : '';
      return `${nameOf(tournament, subject.participant_id)} 超时，系统代为${STEP_LABELS[subject.step]} ${game}`.trimEnd();
    }
    default:
      return subject satisfies never;
  }
}

function pairingTitle(index: number, round: number, { settings, stages }: TournamentState): string {
  const stage = stages[index];
  const number = stageNumber(settings.stages, index);
  const label = stage
    ? roundLabel({ stage_type: stage.type, round, round_count: stage.round_count, is_third_place: false })
    : `第 ${round} 轮`;
  return `${number === null ? '' : `${number} `}${label} 对阵`;
}

export type ResultLine = {
  readonly head: string;
  readonly text: string;
};

/** What came out, a line for each place, table or deck. */
export function resultLines({ subject, result }: CheckedDraw, tournament: TournamentState): ResultLine[] {
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(tournament, id));
  switch (subject.kind) {
    case 'seeds':
    case 'lots':
      return result.map((ids, index) => ({ head: String(index + 1), text: names(ids).join('') }));
    case 'pairing':
      return result.map((ids, index) => ({
        head: ids.length === 1 ? '轮空' : `第 ${index + 1} 桌`,
        text: names(ids).join(' – '),
      }));
    case 'choice':
      return result.flat().map((slot) => ({ head: '卡组', text: deckName(subject.decks, Number(slot)) }));
    default:
      return subject satisfies never;
  }
}

function deckName(decks: readonly { slot: number; name: string }[], slot: number): string {
  return decks.find((deck) => deck.slot === slot)?.name ?? `第 ${slot + 1} 副`;
}

/** One line over all that was checked. */
export function summaryText(draws: readonly CheckedDraw[]): string {
  const count = (verdict: Verdict) => draws.filter((draw) => draw.verdict === verdict).length;
  const [different, uncovered] = [count('different'), count('uncovered')];
  if (draws.length === 0) return '赛事没有抽签。';
  if (different > 0) return `共 ${draws.length} 次抽签，${different} 次与公布的密钥不一致。`;
  if (uncovered === draws.length) return `共 ${draws.length} 次抽签，都早于验证机制。`;
  const rest = uncovered > 0 ? `，另有 ${uncovered} 次早于验证机制` : '';
  return `已在本机重新计算 ${draws.length - uncovered} 次抽签，全部一致${rest}。`;
}
