import { HONOUR_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { BOARD_STATUS_NAMES } from '@pailei/contracts/play/battles/battle-texts';
import type { BattleEffects } from '@pailei/contracts/play/matches/battle-effects';
import { SIDES, type BySide } from '@pailei/domain/series/sides';

import type { PreviewLine } from './preview-line.ts';

type EffectBoard = BattleEffects['withdrawn'][number];
type Result = BattleEffects['result']['from'];

/** What a ruling changes in a battle: the score first, then the boards, the result, the honours. */
export function battleEffectLines(effects: BattleEffects): PreviewLine[] {
  const { score, withdrawn, played_after_all, next_count, withdraws_naming, reopens_battle, result } = effects;
  return [
    { label: '比分', text: `${scoreText(score.from)} → ${scoreText(score.to)}` },
    ...withdrawn.map((board) => ({
      label: '撤回的台',
      text: `${boardText(board)}，${BOARD_STATUS_NAMES[board.status]} ${scoreText(board.score)}`,
      isGrave: board.status !== 'open' && board.status !== 'waiting',
    })),
    ...played_after_all.map((board) => ({ label: '补打的台', text: boardText(board) })),
    ...(next_count > 0 ? [{ label: '接着开台', text: `${next_count} 台` }] : []),
    ...(withdraws_naming ? [{ label: '派人', text: '撤回正在等待的派人' }] : []),
    ...(reopens_battle ? [{ label: '整场', text: '重新进行', isGrave: true }] : []),
    ...(result.from === result.to
      ? []
      : [{ label: '结果', text: `${resultText(effects, result.from)} → ${resultText(effects, result.to)}` }]),
    ...effects.honours_lost.map(({ kind, player }) => ({
      label: '荣誉',
      text: `${player.name} 失去${HONOUR_NAMES[kind]}`,
      isGrave: true,
    })),
  ];
}

const scoreText = ({ a, b }: BySide<number>) => `${a}:${b}`;

const boardText = ({ number, players }: EffectBoard) =>
  `第 ${number} 台，${players.a ?? '缺人'} 对 ${players.b ?? '缺人'}`;

function resultText({ team_names }: BattleEffects, result: Result): string {
  if (result === null) return '未定';
  const winner = SIDES.find((side) => side === result);
  if (winner) return `${team_names[winner]} 胜`;
  return result === 'draw' ? '平局' : '双方皆负';
}
