import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, name, play, startedTable, type BattleTable } from '@pailei/domain/battles/testing/battle.table';
import { expect, test } from 'vitest';

import { namingConsequence, namingTexts } from './naming-texts.ts';

function texts({ state }: BattleTable, side: 'a' | 'b') {
  const { naming } = state;
  if (!naming) throw new Error('nobody is asked');
  const asked = { state, side, naming };
  const { title, text, action } = namingTexts(asked);
  return { title, text, button: action('白鹭'), late: namingConsequence(asked, '采茶人') };
}

test('where the winner stays: who fell, who holds the ring, and who comes without an answer', () => {
  const table = startedTable(buildSettings({ code: 'winner_stays', size: 3, order: 'free', revival: false }));
  play(table, 'b');
  expect(texts(table, 'a')).toEqual({
    title: '第 2 擂派谁攻擂',
    text: '选手 a1 在第 1 擂落败，选手 b1 守擂。',
    button: '派「白鹭」攻擂',
    late: '时限内没有派人，由「采茶人」出战。',
  });
});

test('the ace: at what score, and whether the other captain has named already', () => {
  const table = startedTable(buildSettings({ code: 'boards', size: 4, decided: 'majority', tie: 'ace' }));
  for (const number of [1, 2]) finish(table, number, 'a');
  for (const number of [3, 4]) finish(table, number, 'b');
  const before = texts(table, 'a');
  expect(before.title).toBe('派王牌');
  expect(before.text).toContain('2 : 2 打平，加赛一台 BO1。');
  expect(before.late).toBe('乙队 尚未派人。时限内没有派人，由「采茶人」出战。');
  name(table, 'b', 'b1');
  expect(texts(table, 'a').late).toBe('乙队 已派人。时限内没有派人，由「采茶人」出战。');
});
