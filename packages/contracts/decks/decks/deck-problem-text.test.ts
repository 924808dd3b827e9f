import { DECK_PROBLEMS, type DeckProblem } from '@pailei/domain/decks/check/check';
import { expect, test } from 'vitest';
import { deckProblemText } from './deck-problem-text.ts';

const textOf = (problem: Partial<DeckProblem> & Pick<DeckProblem, 'code'>) =>
  deckProblemText({ severity: 'error', dbf_ids: [], count: null, limit: null, ...problem }, (dbfId) => `牌${dbfId}`);

test.each([
  [{ code: 'size_wrong', count: 27, limit: 30 }, '共 27 张，应为 30 张，缺 3 张'],
  [{ code: 'size_wrong', count: 31, limit: 30 }, '共 31 张，应为 30 张，多 1 张'],
  [{ code: 'too_many_copies', dbf_ids: [7], count: 3, limit: 2 }, '「牌7」有 3 张，最多 2 张'],
  [{ code: 'too_many_copies', dbf_ids: [7, 8], count: 4, limit: 2 }, '「牌7」「牌8」超过每种 2 张的上限'],
  [{ code: 'too_many_legendary', dbf_ids: [7], count: 2, limit: 1 }, '传说卡「牌7」有 2 张，最多 1 张'],
  [{ code: 'class_wrong', dbf_ids: [1, 2, 3, 4] }, '「牌1」「牌2」「牌3」等 4 种不属于这个职业'],
  [{ code: 'card_unknown', dbf_ids: [1], count: 2 }, '目录中没有「牌1」，按编号显示'],
] as const)('%o reads: %s', (problem, text) => {
  expect(textOf({ ...problem, dbf_ids: 'dbf_ids' in problem ? [...problem.dbf_ids] : [] })).toBe(text);
});

test('has a text for every problem, without a gap in it', () => {
  const texts = DECK_PROBLEMS.map((code) => textOf({ code, dbf_ids: [1, 2], count: 3, limit: 2 }));
  expect(new Set(texts).size).toBe(DECK_PROBLEMS.length);
  for (const text of texts) expect(text).toMatch(/^[^a-z]+$/);
});
