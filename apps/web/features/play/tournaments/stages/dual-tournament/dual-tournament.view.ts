import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';

import type { StageView } from '../stage-view.ts';

export const DUAL_TOURNAMENT_VIEW: StageView<'dual_tournament'> = {
  tab: {
    id: 'dual-groups',
    label: STAGE_TEXTS.dual_tournament.name,
    countsEntrants: true,
    waiting: (isFirst) => `${isFirst ? '开赛' : '上一阶段结束'}后这里显示各组的五场和名次。`,
  },
  cutBefore: () => null,
  hasStandings: true,
};
