import { battleOutlook } from '@pailei/domain/battles/outlook/outlook';
import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, play, startedTable, type BattleTable } from '@pailei/domain/battles/testing/battle.table';
import { expect, test } from 'vitest';

import { outlookLines, outlookSummary } from './outlook-texts.ts';

function lines({ state }: BattleTable) {
  const outlook = battleOutlook(state, 'a');
  if (!outlook) throw new Error('the battle is not being played');
  return { summary: outlookSummary(outlook, state), rows: outlookLines(outlook, state, 'a') };
}

test('five boards at one each: what wins, what leads to the ace, what loses', () => {
  const table = startedTable(buildSettings({ code: 'boards', size: 5, decided: 'majority', tie: 'ace' }));
  finish(table, 1, 'a', { a: 2, b: 0 });
  finish(table, 2, 'b', { a: 1, b: 2 });
  const { summary, rows } = lines(table);
  expect(summary).toBe('还有 3 台，再胜 2 台即胜');
  expect(rows.map(({ mark, condition, scores }) => [mark, condition, scores])).toEqual([
    ['胜', '再胜 2 台', '3:1 / 3:2'],
    [null, '胜 1 负 1，另一台双方判负', '2:2'],
    ['负', '再负 2 台', '1:3 / 2:3'],
  ]);
  expect(rows.map(({ consequence }) => consequence)).toEqual([
    '甲队 胜。余下各台停在当前局。',
    '加赛一台王牌，双方队长各在 5 分钟内派一人。',
    '乙队 胜。余下各台停在当前局。',
  ]);
});

test('where the winner stays only what is needed is known', () => {
  const table = startedTable(buildSettings({ code: 'winner_stays', size: 5, order: 'fixed', revival: false }));
  play(table, 'a');
  const { summary, rows } = lines(table);
  expect(summary).toBe('再胜 4 擂即胜');
  expect(rows.map(({ scores }) => scores)).toEqual(['5:0 – 5:4', '1:5 – 4:5']);
});

test('a battle of one board is told in games', () => {
  expect(lines(startedTable(buildSettings({ code: 'relay', size: 3 }))).summary).toBe('再胜 5 局即胜');
});
