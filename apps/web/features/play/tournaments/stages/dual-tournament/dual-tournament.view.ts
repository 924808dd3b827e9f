import { DUAL_SECTION_NAMES } from '@pailei/contracts/play/stages/rounds/dual-tournament.rounds';
import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';

import type { StageView } from '../stage-view.ts';

export const DUAL_TOURNAMENT_VIEW = {
  tab: {
    id: 'dual-groups',
    label: STAGE_TEXTS.dual_tournament.name,
    countsEntrants: true,
    waiting: (isFirst) => `${isFirst ? '开赛' : '上一阶段结束'}后这里显示各组的五场和名次。`,
  },
  cutBefore: () => null,
  hasStandings: true,
  groups: {
    hasCrossTable: false,
    headingOf: ({ section }) => DUAL_SECTION_NAMES[section] ?? '',
    orderOf: () => '两胜晋级，两负止步，各组取前 2 名',
  },
} as const satisfies StageView<'dual_tournament'>;
