import { claimingSide } from '@pailei/domain/series/next-action';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { GameEnding, SeriesGame, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import { resultText } from '../../../../shared/match/series-labels.ts';

/** By the names of who won and who lost; a draw has neither. */
const ENDINGS: Readonly<Record<GameEnding, (winner: string, loser: string) => string>> = {
  agreement: () => '双方确认',
  unconfirmed: () => '到时未确认，自动结算',
  ruling: () => '裁判裁定',
  correction: () => '裁判更正',
  penalty: (winner) => `判罚，判给 ${winner}`,
  timeout: (winner, loser) => `${loser} 未按时选择卡组，判给 ${winner}`,
  no_show: (winner, loser) => `${loser} 未到，判给 ${winner}`,
};

/** The note on a game: its state or its end. */
export function gameNote(series: SeriesState, game: SeriesGame): string {
  const nameOf = (side: Side) => series.sides[side].name;
  if (game.voided) return `已作废，原因：${game.voided.reason}`;
  if (game.status === 'disputed') return `${nameOf('a')} 与 ${nameOf('b')} 说法不一，等待裁判`;
  if (game.status === 'playing') return runningNote(series, game, nameOf);
  const winner = game.winner === 'draw' ? null : game.winner;
  const names = winner ? ([nameOf(winner), nameOf(otherSide(winner))] as const) : (['', ''] as const);
  const ending = game.ended_by ? ENDINGS[game.ended_by](...names) : '';
  const draw = game.winner === 'draw' ? '平局，' : '';
  const questioned = game.questioned ? `，${nameOf(game.questioned.side)} 有异议` : '';
  return `${draw}${ending}${questioned}`;
}

function runningNote(series: SeriesState, game: SeriesGame, nameOf: (side: Side) => string): string {
  const claimer = claimingSide(series);
  const report = claimer && game.reports[claimer];
  if (!claimer || !report) return game.replay_of === null ? '进行中' : `进行中，重赛第 ${game.replay_of} 局`;
  return `${nameOf(claimer)} 上报：${resultText(report.result, nameOf)}，等待 ${nameOf(otherSide(claimer))} 确认`;
}

/** Whether a referee has touched the result. */
export function isRuled(game: SeriesGame): boolean {
  return (
    game.voided !== null || game.ended_by === 'ruling' || game.ended_by === 'correction' || game.ended_by === 'penalty'
  );
}
