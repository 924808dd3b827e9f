import type { StageView } from '../stage-view.ts';

export const SINGLE_ELIMINATION_VIEW: StageView<'single_elimination'> = {
  tab: {
    id: 'bracket',
    label: '对阵表',
    countsEntrants: false,
    waiting: () => '晋级名单确定后，这里显示完整的对阵表。',
  },
  cutBefore: ({ size }) => ({ size, text: (count) => `${count} 人进入单败淘汰` }),
  hasStandings: false,
};
