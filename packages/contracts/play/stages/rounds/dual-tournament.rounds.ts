import { readDualNode } from '@pailei/domain/tournament/stages/dual-tournament/nodes';
import type { FixtureSection } from '@pailei/domain/tournament/stages/position';
import { groupName } from '../group-names.ts';
import type { RoundOfStage, RoundTexts } from './round-text.ts';

export const DUAL_TOURNAMENT_NAME = '双败小组';

/** What the matches of a group of four are called; another section has none of them. */
export const DUAL_SECTION_NAMES: Readonly<Partial<Record<FixtureSection, string>>> = {
  main: '首轮',
  winners: '胜者战',
  losers: '败者战',
  decider: '决胜战',
};

const ROUND_NAMES = ['首轮', '胜者战与败者战', '决胜战'];

export const DUAL_TOURNAMENT_ROUNDS: RoundTexts = {
  round: (place) => `${DUAL_TOURNAMENT_NAME} ${roundText(place)}`,
  roundInStage: roundText,
  hasTables: ({ node }) => node === null || readDualNode(node).section === 'main',
};

/** A whole round by what is played in it. */
export const dualRoundName = (round: number): string => ROUND_NAMES[round - 1] ?? `第 ${round} 轮`;

/** `A 组 胜者战`; of a whole round what is played in it. */
function roundText({ round, node }: RoundOfStage): string {
  if (node === null) return dualRoundName(round);
  const { group, section } = readDualNode(node);
  return `${groupName(group)} ${DUAL_SECTION_NAMES[section] ?? ''}`;
}
