import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { lock, openTable, play, startedTable } from '@pailei/domain/battles/testing/battle.table';
import { expect, test } from 'vitest';

import type { OwnPlace } from '../useOwnPlace.ts';
import { battleAlarms } from './battle-alarms.ts';

const CAPTAIN: OwnPlace = { side: 'a', accountId: 'a1', leads: true };
const MEMBER: OwnPlace = { side: 'a', accountId: 'a6', leads: false };
const texts = (...given: Parameters<typeof battleAlarms>) => battleAlarms(...given).map(({ text }) => text);

test('the opponent has locked while the own line-up is open, and two minutes are left', () => {
  const table = openTable(buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'draw' }));
  const now = Date.parse(table.now);
  expect(texts(table.state, CAPTAIN, now)).toEqual([]);
  lock(table, 'b');
  expect(texts(table.state, CAPTAIN, now)).toEqual(['乙队 已锁定名单']);
  const late = Date.parse(table.state.due_at ?? '') - 100_000;
  expect(texts(table.state, CAPTAIN, late)).toEqual(['还剩 2 分钟：锁定出战名单', '乙队 已锁定名单']);
  expect(texts(table.state, MEMBER, late)).toEqual(['乙队 已锁定名单']);
});

test('a captain is rung for a naming, whoever sits on a board for that board', () => {
  const table = startedTable(buildSettings({ code: 'winner_stays', size: 3, order: 'free', revival: false }));
  const now = Date.parse(table.now);
  expect(texts(table.state, CAPTAIN, now)).toEqual(['第 1 台轮到你']);
  play(table, 'b');
  expect(texts(table.state, CAPTAIN, now)).toEqual(['等你决定：第 2 擂派谁攻擂']);
  expect(texts(table.state, MEMBER, now)).toEqual([]);
});
