import { readDoubleNode } from '@pailei/domain/tournament/bracket/node-ids';
import type { RoundOfStage, RoundTexts } from './round-text.ts';

export const DOUBLE_ELIMINATION_NAME = '双败淘汰赛';

export const DOUBLE_ELIMINATION_ROUNDS: RoundTexts = { round: roundText, roundInStage: roundText, hasTables };

function roundText({ round, round_count, node }: RoundOfStage): string {
  if (node === null) return `${DOUBLE_ELIMINATION_NAME} 第 ${round} 轮`;
  const winnersRounds = Math.floor(round_count / 2);
  const { section, leg } = readDoubleNode(node, winnersRounds);
  if (section === 'final') return leg === 1 ? '总决赛' : '总决赛重置赛';
  return section === 'winners'
    ? `胜者组${bracketRoundText(round, winnersRounds)}`
    : `败者组${bracketRoundText(round - 1, 2 * winnersRounds - 2)}`;
}

/** The winners' final, the last two rounds of the losers and the grand final are one match each. */
function hasTables({ round, round_count, node }: RoundOfStage): boolean {
  if (node === null) return true;
  const winnersRounds = Math.floor(round_count / 2);
  const { section } = readDoubleNode(node, winnersRounds);
  if (section === 'winners') return round < winnersRounds;
  return section === 'losers' && round < 2 * winnersRounds - 2;
}

/** The last two by name, those before by number. */
function bracketRoundText(round: number, rounds: number): string {
  return ['决赛', '半决赛'][rounds - round] ?? ` 第 ${round} 轮`;
}
