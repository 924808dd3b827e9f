import { expect, test } from 'vitest';

import { leavingLines } from './leaving-lines.ts';

const NOTHING = {
  forfeits: [],
  walkovers: [],
  opens: [],
  withdrawn: [],
  ends_stage: false,
  ends_event: false,
  redraws_round: false,
  standings: [],
  places: [],
};
const match = { label: '第 2 轮', table: 1, a_name: '青石', b_name: '白鹭' };

test('nobody else is touched', () => {
  expect(leavingLines(NOTHING, 'account')).toEqual(['没有其他选手受影响']);
  expect(leavingLines(NOTHING, 'team')).toEqual(['没有其他战队受影响']);
});

test('the match that is lost, who goes on, and the table, of which the first are named', () => {
  const standings = Array.from({ length: 7 }, (_, index) => ({
    name: `选手${index}`,
    from: { rank: index + 2, points: 3 },
    to: { rank: index + 1, points: 3 },
  }));
  const lines = leavingLines(
    {
      ...NOTHING,
      forfeits: [match],
      walkovers: [{ name: '白鹭' }],
      standings,
      ends_stage: true,
    },
    'account',
  );
  expect(lines).toEqual([
    '判负：第 2 轮 青石 对 白鹭',
    '不战而胜：白鹭',
    '名次变动：选手0 2→1，选手1 3→2，选手2 4→3，选手3 5→4，选手4 6→5，另有 2 人',
    '本阶段随之结束',
    '已结束阶段的名次不变',
  ]);
});
