import { DECK_PROBLEMS, type DeckProblem } from '@pailei/domain/decks/check/check';
import { expect, test } from 'vitest';

import { identityText, hasUnplayableCards, shortProblem, duplicateNameNotes, winRate } from './deck-labels.ts';

const RULES = {
  version: 1,
  classes: [{ id: 'mage', name: '法师', color: null }],
  formats: [{ id: 'standard', name: '标准' }],
};
const problem = (code: DeckProblem['code'], more: Partial<DeckProblem> = {}): DeckProblem => ({
  code,
  severity: 'error',
  dbf_ids: [7],
  count: 27,
  limit: 30,
  ...more,
});

test('a deck is named by class, format and size; an id that the rules do not know is shown as it is', () => {
  expect(identityText({ class: 'mage', format: 'standard', card_count: 30 }, RULES)).toBe('法师 · 标准 · 30 张');
  expect(identityText({ class: 'monk', format: 'duel', card_count: 40 }, RULES)).toBe('monk · duel · 40 张');
  expect(identityText({ class: null, format: null, card_count: 0 }, RULES)).toBe('0 张');
});

test('decks of one name are distinguished by their creation times', () => {
  const deck = (id: string, name: string, minute: number) => ({ id, name, created_at: `2026-11-22T08:0${minute}:00Z` });
  const notes = duplicateNameNotes([deck('1', '未命名法师', 1), deck('2', '快攻法', 2), deck('3', '未命名法师', 3)]);
  expect([...notes.keys()]).toEqual(['1', '3']);
  expect(notes.get('1')).toMatch(/^2026-11-22 \d\d:01 创建$/);
  expect(new Set(notes.values()).size).toBe(2);
});

test('the tag names the first problem, which is the worst', () => {
  expect(shortProblem([])).toBeNull();
  expect(shortProblem([problem('size_wrong'), problem('card_unknown')])).toEqual({ tone: 'huang', label: '缺 3 张' });
  expect(shortProblem([problem('size_wrong', { count: 31 })])).toEqual({ tone: 'huang', label: '多 1 张' });
});

test('every problem has a tag of its own', () => {
  const labels = DECK_PROBLEMS.map((code) => shortProblem([problem(code)])?.label);
  expect(new Set(labels).size).toBe(DECK_PROBLEMS.length);
});

test('a deck with unknown cards is in form, one with errors or rotated cards is not', () => {
  expect(hasUnplayableCards([problem('card_unknown', { severity: 'warning' })])).toBe(false);
  expect(hasUnplayableCards([problem('card_not_in_format', { severity: 'warning' })])).toBe(true);
  expect(hasUnplayableCards([problem('size_wrong')])).toBe(true);
});

test('a rate has one decimal, and there is none before the first game', () => {
  expect(winRate({ wins: 0, losses: 0 })).toBeNull();
  expect(winRate({ wins: 5, losses: 3 })).toBe('62.5');
  expect(winRate({ wins: 3, losses: 0 })).toBe('100.0');
});
