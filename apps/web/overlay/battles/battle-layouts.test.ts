import type { BattleState } from '@pailei/domain/battles/types';
import { begin, finish, lock, openTable, startedTable } from '@pailei/domain/battles/testing/battle.table';
import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { expect, test } from 'vitest';

import { EMPTY_VIEW, type OverlayView } from '../view.ts';
import { battleBar } from './battle-bar.ts';
import { boards } from './boards.ts';
import { lineUp } from './line-up.ts';
import { nextPlayer } from './next-player.ts';
import { EVERY_FORMAT, snapshotOf, viewOf } from './on-air.fixture.ts';
import { ring } from './ring.ts';

const LAYOUTS = [battleBar, lineUp, ring, boards, nextPlayer];
const RING = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });
const FREE = buildSettings({ code: 'winner_stays', size: 3, order: 'free', revival: false });
const BOARDS = buildSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });

type Layout = (typeof LAYOUTS)[number];
const NOW_MS = Date.parse('2026-03-01T14:00:00.000Z');

const plain = (text: string | undefined) =>
  (text ?? '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const textOf = (layout: Layout, view: OverlayView, part: string, nowMs = NOW_MS) =>
  plain(layout(view, nowMs).parts[part]?.text);
const all = (layout: Layout, view: OverlayView) =>
  Object.values(layout(view, NOW_MS).parts)
    .map(({ text }) => plain(text))
    .join(' | ');

/** A battle of each kind of moment: before the line-ups are known, at the start, after a board. */
function moments(state: (typeof EVERY_FORMAT)[number]): BattleState[] {
  const before = openTable(buildSettings(state)).state;
  const table = startedTable(buildSettings(state));
  const started = table.state;
  if (table.state.boards.length > 0) {
    begin(table, 1);
    finish(table, 1, 'a');
  }
  return [before, started, table.state];
}

test.each(LAYOUTS)('$name is empty until something is known', (layout) => {
  expect(layout(EMPTY_VIEW, NOW_MS)).toMatchObject({ shell: { text: '' }, parts: {} });
});

test.each(LAYOUTS.flatMap((layout) => EVERY_FORMAT.map((format) => ({ layout, format, name: layout.name }))))(
  '$name fills every part of its shell in $format.code, before, at the start and after a board',
  ({ layout, format }) => {
    for (const state of moments(format)) {
      const { shell, parts } = layout(viewOf(state), NOW_MS);
      const slots = [...shell.text.matchAll(/data-part="([^"]+)"/g)].map(([, name]) => name);
      expect(new Set(slots)).toEqual(new Set(Object.keys(parts)));
      expect(all(layout, viewOf(state))).not.toMatch(/undefined|null|NaN|\[object/);
    }
  },
);

test('the battle bar shows the teams, what they have left, the score and the board on air', () => {
  const table = startedTable(RING);
  finish(table, 1, 'a');
  begin(table, 2);
  const view = viewOf(table.state);
  expect(textOf(battleBar, view, 'a')).toBe('甲队 剩 3 人');
  expect(textOf(battleBar, view, 'b')).toBe('乙队 剩 2 人');
  expect([textOf(battleBar, view, 'score-a'), textOf(battleBar, view, 'score-b')]).toEqual(['1', '0']);
  expect(textOf(battleBar, view, 'event')).toBe('第 2 擂 选手 a1 0 : 0 选手 b2');
});

test('a score that has changed rolls, the other one does not', () => {
  const table = startedTable(RING);
  finish(table, 1, 'a');
  const { parts } = battleBar(viewOf(table.state, { before: { a: 0, b: 0 } }), NOW_MS);
  expect(parts['score-a']?.text).toBe('<em>0</em><em>1</em>');
  expect(parts['score-b']?.text).toBe('<em>0</em>');
});

test('after the end the bar says who won and why', () => {
  const table = startedTable(BOARDS);
  for (const number of [1, 2]) finish(table, number, 'a');
  expect(textOf(battleBar, viewOf(table.state), 'event')).toBe('甲队 取胜');
});

test('what is not revealed has no name in any layout', () => {
  const table = openTable(BOARDS);
  lock(table, 'a');
  for (const layout of LAYOUTS) expect(all(layout, viewOf(table.state))).not.toMatch(/选手/);
  const fixed = startedTable(RING);
  for (const layout of LAYOUTS) expect(all(layout, viewOf(fixed.state))).not.toMatch(/选手 [ab][23]/);
});

test('a line-up shows the known in order, card backs for the rest, and what has become of each', () => {
  const table = startedTable(RING);
  finish(table, 1, 'a');
  const view = viewOf(table.state);
  expect(textOf(lineUp, view, 'places-a')).toBe('先锋 选 选手 a1 1 胜 擂 中坚 未公开 大将 未公开');
  expect(textOf(lineUp, view, 'places-b')).toBe('先锋 选 选手 b1 负 中坚 选 选手 b2 大将 未公开');
});

test('before the start a line-up says who has locked', () => {
  const table = openTable(BOARDS);
  lock(table, 'a');
  expect(textOf(lineUp, viewOf(table.state), 'a')).toBe('甲队 名单已锁定');
  expect(textOf(lineUp, viewOf(table.state), 'b')).toBe('乙队 名单未锁定');
});

test('the ring shows its holder with his streak, the challenger, and the chain of boards', () => {
  const table = startedTable(RING);
  finish(table, 1, 'a');
  finish(table, 2, 'a');
  const view = viewOf(table.state);
  expect(textOf(ring, view, 'duelist-a')).toBe('选 选手 a1 擂 2 连胜');
  expect(textOf(ring, view, 'duelist-b')).toBe('选 选手 b3');
  expect(textOf(ring, view, 'chain')).toBe('第 1 擂 选手 a1 2:0 第 2 擂 选手 a1 2:0 第 3 擂 进行中 0:0');
});

test('a card for each board, those to come with their players where the line-up is known', () => {
  const table = startedTable(BOARDS);
  finish(table, 1, 'b');
  const text = textOf(boards, viewOf(table.state), 'boards');
  expect(text).toContain('第 1 台 选 选手 a1 0 选 选手 b1 2');
  expect(text).toContain('第 3 台 选');
});

test('everybody against everybody is a table of who met whom', () => {
  const table = startedTable(buildSettings({ code: 'scheveningen', size: 3 }));
  finish(table, 1, 'a');
  const text = textOf(boards, viewOf(table.state), 'boards');
  expect(text).toMatch(/^选手 b1 选手 b2 选手 b3 选手 a1 2:0/);
});

test('a naming shows who may be named, who has named, and the time that is left', () => {
  const table = startedTable(FREE);
  finish(table, 1, 'a');
  const dueMs = Date.parse(table.state.due_at ?? '');
  const view = viewOf(table.state);
  expect(textOf(nextPlayer, view, 'head', dueMs - 90_000)).toBe('第 2 擂 · 等待派下一位 01:30');
  expect(textOf(nextPlayer, view, 'a')).toBe('甲队 已在台上 选 选手 a1');
  expect(textOf(nextPlayer, view, 'b')).toBe('乙队 下一位 · 等待派人 未公开 未公开');
});

test('a clock of a delayed picture trails with it', () => {
  const table = startedTable(FREE);
  finish(table, 1, 'a');
  const dueMs = Date.parse(table.state.due_at ?? '');
  expect(textOf(nextPlayer, viewOf(table.state, { delay: 60 }), 'head', dueMs)).toContain('01:00');
});

test('without a naming the next are those whom the rules send', () => {
  const relay = startedTable(buildSettings({ code: 'relay', size: 3 }));
  expect(textOf(nextPlayer, viewOf(relay.state), 'a')).toBe('甲队 下一棒 未公开');
  const fixed = startedTable(RING);
  expect(textOf(nextPlayer, viewOf(fixed.state), 'b')).toBe('乙队 待上场 未公开 未公开');
});

test('a name of a team cannot bring markup with it', () => {
  const { state } = startedTable(BOARDS);
  const { info } = snapshotOf(state);
  const named = { ...info, teams: { ...info.teams, a: { ...info.teams.a, name: '<img src=x>' } } };
  const view = viewOf(state, { snapshot: { info: named, battle: state } });
  for (const layout of LAYOUTS) {
    const markup = Object.values(layout(view, NOW_MS).parts).map(({ text }) => text);
    expect(markup.join('')).not.toContain('<img');
  }
});
