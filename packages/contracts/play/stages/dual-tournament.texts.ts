import { readDualNode, type FixtureSection } from '@pailei/domain/stages';
import { groupName } from './group-names.ts';
import type { RoundOfStage, StageTexts } from './stage-text.ts';

const NAME = '双败小组';

/** What the matches of a group of four are called; another section has none of them. */
export const DUAL_SECTION_NAMES: Readonly<Partial<Record<FixtureSection, string>>> = {
  main: '首轮',
  winners: '胜者战',
  losers: '败者战',
  decider: '决胜战',
};

const ROUND_NAMES = ['首轮', '胜者战与败者战', '决胜战'];

export const DUAL_TOURNAMENT_TEXTS: StageTexts<'dual_tournament'> = {
  name: NAME,
  shortName: '四人双败',
  summary: () => `${NAME} 每组 4 人`,
  size: () => '每组 4 人，取前 2 名',
  bestOfs: ({ best_of, decider_best_of }) => [best_of, decider_best_of ?? best_of],
  entrants: (count) => `${count} 人`,
  progress: (round) => ROUND_NAMES[round - 1] ?? `第 ${round} 轮`,
  round: (place) => `${NAME} ${roundText(place)}`,
  roundInStage: roundText,
  hasTables: ({ node }) => node === null || readDualNode(node).section === 'main',
  matchHeading: (label) => label,
  dropEffect: '进行中的场次判负，其余场次由对手直接胜出，不能恢复。',
};

/** `A 组 胜者战`; of a whole round what is played in it. */
function roundText({ round, node }: RoundOfStage): string {
  if (node === null) return ROUND_NAMES[round - 1] ?? `第 ${round} 轮`;
  const { group, section } = readDualNode(node);
  return `${groupName(group)} ${DUAL_SECTION_NAMES[section] ?? ''}`;
}
