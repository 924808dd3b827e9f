import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { STANDINGS_PRESETS } from '@pailei/domain/tournament/standings/presets';
import type { GroupFixture } from '@pailei/domain/tournament/stages/stage-table';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { tiebreakOrder } from '../standings.ts';
import type { StageView } from '../stage-view.ts';

export const ROUND_ROBIN_VIEW = {
  tab: {
    id: 'groups',
    label: STAGE_TEXTS.round_robin.name,
    countsEntrants: true,
    waiting: (isFirst) => `${isFirst ? '开赛' : '上一阶段结束'}后这里显示各组的积分、交叉表和场次。`,
  },
  cutBefore: () => null,
  hasStandings: true,
  groups: { hasCrossTable: true, headingOf, orderOf },
} as const satisfies StageView<'round_robin'>;

function headingOf({ section, round, leg }: GroupFixture): string {
  if (section === 'decider') return '决胜场';
  return leg === 2 ? `第 ${round} 轮 · 第二循环` : `第 ${round} 轮`;
}

function orderOf({ settings }: TournamentState, stage: number): string {
  const own = settings.stages[stage];
  const usual = settings.team ? STANDINGS_PRESETS.team_league : STANDINGS_PRESETS.groups;
  const tiebreakers = (own && 'tiebreakers' in own ? own.tiebreakers : undefined) ?? usual;
  return `同分依次比较：${tiebreakOrder(tiebreakers)}`;
}
