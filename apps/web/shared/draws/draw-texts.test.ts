import { describe, expect, test } from 'vitest';

import type { CheckedDraw, Verdict } from './check-draws.ts';
import { summaryText } from './draw-texts.ts';

const draws = (...verdicts: readonly Verdict[]): CheckedDraw[] =>
  verdicts.map((verdict) => ({ label: 'lots', subject: { kind: 'lots' }, at: '', result: [], verdict }));

describe('summaryText', () => {
  test.each<[readonly Verdict[], string]>([
    [[], '没有抽签。'],
    [['same', 'same'], '已在本机重新计算 2 次抽签，全部一致。'],
    [['uncovered', 'same'], '已在本机重新计算 1 次抽签，全部一致，另有 1 次早于验证机制。'],
    [['uncovered'], '共 1 次抽签，都早于验证机制。'],
    [['same', 'different', 'uncovered'], '共 3 次抽签，1 次与公布的密钥不一致。'],
  ])('%j', (verdicts, text) => {
    expect(summaryText(draws(...verdicts))).toBe(text);
  });
});
