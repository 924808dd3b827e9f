import type { StageView } from '../stage-view.ts';

export const DOUBLE_ELIMINATION_VIEW: StageView<'double_elimination'> = {
  tab: {
    id: 'double',
    label: '双败对阵表',
    countsEntrants: false,
    waiting: () => '晋级名单确定后，这里显示胜者组和败者组的完整对阵表。',
  },
  cutBefore: ({ size }) => ({ size, text: (count) => `${count} 人进入双败淘汰` }),
  hasStandings: false,
};
