import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';

import type { StageView } from '../stage-view.ts';

export const SWISS_VIEW: StageView<'swiss'> = {
  tab: {
    id: 'swiss',
    label: STAGE_TEXTS.swiss.name,
    countsEntrants: true,
    waiting: (isFirst) => `${isFirst ? '开赛' : '上一阶段结束'}后这里显示积分、对阵和每轮结果。`,
  },
  cutBefore: () => null,
  hasStandings: true,
};
