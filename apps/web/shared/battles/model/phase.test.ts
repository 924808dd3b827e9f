import {
  begin,
  finish,
  lock,
  name,
  openTable,
  play,
  startedTable,
  type BattleTable,
} from '@pailei/domain/battles/testing/battle.table';
import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { expect, test } from 'vitest';

import { formatFacts } from './format-facts.ts';
import { battlePhase } from './phase.ts';

const RING = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });
const FREE = buildSettings({ code: 'winner_stays', size: 3, order: 'free', revival: false });
const BOARDS = buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });

const phase = ({ state }: BattleTable) => battlePhase(state, formatFacts(state).boardName);

test('before the start the next deadline counts down', () => {
  const table = openTable(RING);
  expect(phase(table)).toEqual({ text: '距出战名单截止', clock: { kind: 'until', at: table.state.due_at } });
  for (const side of ['a', 'b'] as const) lock(table, side);
  expect(phase(table).text).toBe('距签到开放');
  table.runOut();
  expect(phase(table)).toEqual({ text: '签到中，距开战', clock: { kind: 'until', at: table.state.starts_at } });
});

test('the board that runs has its name, and is counted from its opening', () => {
  const table = startedTable(RING);
  expect(phase(table).text).toBe('第 1 擂 · 准备中');
  begin(table, 1);
  const { opened_at } = table.state.boards[0] ?? { opened_at: '' };
  expect(phase(table)).toEqual({ text: '第 1 擂', clock: { kind: 'since', at: opened_at } });
});

test('several boards are counted', () => {
  const table = startedTable(BOARDS);
  begin(table, 1);
  expect(phase(table).text).toBe('3 台同时进行');
});

test('a captain who has to name somebody is waited for', () => {
  const table = startedTable(FREE);
  play(table, 'a');
  expect(phase(table)).toEqual({ text: '第 2 擂 · 等待派下一位', clock: { kind: 'until', at: table.state.due_at } });
  name(table, 'b', 'b3');
  expect(phase(table).text).toBe('第 2 擂 · 准备中');
});

test('the end names the winner, and why where the boards do not say it', () => {
  const table = startedTable(BOARDS);
  finish(table, 1, 'a');
  finish(table, 2, 'a');
  expect(phase(table)).toEqual({ text: '甲队 取胜', clock: null });
  const given = startedTable(BOARDS);
  given.send({ kind: 'side', side: 'a', account_id: 'a1' }, { type: 'forfeit' });
  expect(phase(given).text).toBe('乙队 取胜 · 弃权');
});
