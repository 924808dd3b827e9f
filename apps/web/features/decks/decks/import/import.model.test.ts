import { IMPORT_TEXT_MAX, type ImportItem } from '@pailei/contracts/decks/decks/decks.api';
import { expect, test } from 'vitest';

import { countText, importRows, lineSpan, restOfText, textProblem } from './import.model.ts';

const item = (more: Partial<ImportItem> = {}): ImportItem => ({
  line: 1,
  name: '快攻法',
  code: 'AAEC',
  error: null,
  class: 'mage',
  format: 'standard',
  card_count: 30,
  unknown_count: 0,
  curve: [0, 0, 0, 0, 0, 0, 0, 0],
  problems: [],
  duplicate_of: null,
  ...more,
});
const warning = { code: 'card_unknown' as const, severity: 'warning' as const, dbf_ids: [1], count: 2, limit: null };
const PASTE = [
  item({ code: 'A' }),
  item({ code: 'B', problems: [warning] }),
  item({ code: 'C', duplicate_of: '面子猎' }),
  item({ code: 'D!', error: '无法识别', class: null, line: 6 }),
];

test('what can be imported is chosen, what is there already or can’t be read is not', () => {
  expect(importRows(PASTE, {}).map(({ state, isChosen }) => [state, isChosen])).toEqual([
    ['ok', true],
    ['hint', true],
    ['duplicate', false],
    ['bad', false],
  ]);
});

test('the visitor may leave a deck out and take a duplicate in, but nothing that can’t be read', () => {
  const rows = importRows(PASTE, { 'A#0': false, 'C#0': true, 'D!#0': true });
  expect(rows.map(({ isChosen }) => isChosen)).toEqual([false, true, true, false]);
});

test('a deck of unknown class is selected as soon as the visitor has chosen a class', () => {
  const skin = [item({ code: 'E', class: null, name: '未命名卡组' })];
  const [asked] = importRows(skin, {});
  expect(asked).toMatchObject({ state: 'ask', class: null, isChosen: false });
  expect(countText(importRows(skin, {}))).toBe('1 副待选职业');
  const [row] = importRows(skin, {}, { 'E#0': 'mage' });
  expect(row).toMatchObject({ state: 'ask', class: 'mage', isChosen: true });
  expect(countText(importRows(skin, {}, { 'E#0': 'mage' }))).toBe('1 副可导入');
});

test('the same code twice is two entries to choose from', () => {
  const rows = importRows([item(), item({ line: 4 })], { 'AAEC#1': false });
  expect(rows.map(({ isChosen }) => isChosen)).toEqual([true, false]);
});

test('the counts leave out what there is none of', () => {
  expect(countText(importRows(PASTE, {}))).toBe('2 副可导入 · 1 副重复 · 1 项无效');
  expect(countText(importRows([item()], {}))).toBe('1 副可导入');
  expect(countText(importRows(PASTE.slice(3), {}))).toBe('1 项无效');
  expect(countText([])).toBe('0 副可导入');
});

test('a line is found in the text, also the last and one that is not there', () => {
  const text = '### 一\nAAEC\n\n尾';
  expect(lineSpan(text, 2)).toEqual([6, 10]);
  expect(lineSpan(text, 4)).toEqual([12, 13]);
  expect(text.slice(...lineSpan(text, 4))).toBe('尾');
  expect(lineSpan(text, 9)[0]).toBeGreaterThanOrEqual(text.length);
});

test('a text that is too long is refused with the server’s message before it is sent', () => {
  expect(textProblem('A'.repeat(IMPORT_TEXT_MAX))).toBeNull();
  expect(textProblem('A'.repeat(IMPORT_TEXT_MAX + 1))).toBe('内容过长，最多 100 KB');
});

test('after an import only what could not be read stays', () => {
  expect(restOfText('A\nB\nC\nx\ny\nD!', PASTE, 0)).toBe('D!');
  expect(restOfText('A', [item({ code: 'A' })], 0)).toBe('');
});

test('entries beyond those of one paste stay as they were written', () => {
  const read = [item({ code: 'A', line: 1 }), item({ code: 'B', line: 2 })];
  expect(restOfText('A\nB 说明\n### 三\nC\n', read, 1)).toBe('说明\n### 三\nC');
});

test('where the last code was written otherwise than it is, everything behind its line stays', () => {
  const read = [item({ code: 'CANONICAL', line: 2 })];
  expect(restOfText('### 一\nas it was\nC\n', read, 1)).toBe('C');
});
