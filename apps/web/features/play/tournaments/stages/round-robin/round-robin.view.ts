import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';

import type { StageView } from '../stage-view.ts';

export const ROUND_ROBIN_VIEW: StageView<'round_robin'> = {
  tab: {
    id: 'groups',
    label: STAGE_TEXTS.round_robin.name,
    countsEntrants: true,
    waiting: (isFirst) => `${isFirst ? '开赛' : '上一阶段结束'}后这里显示各组的积分、交叉表和场次。`,
  },
  cutBefore: () => null,
  hasStandings: true,
};
