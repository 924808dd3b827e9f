import { describe, expect, test } from 'vitest';

import { playedUntilStage, started, swiss } from '../../../../shared/tournaments/tournament.fixture.ts';
import type { CheckedDraw, Verdict } from './check-draws.ts';
import { drawTitle, summaryText } from './draw-labels.ts';

const draws = (...verdicts: readonly Verdict[]): CheckedDraw[] =>
  verdicts.map((verdict) => ({ label: 'lots', subject: { kind: 'lots' }, at: '', result: [], verdict }));

describe('summaryText', () => {
  test.each<[readonly Verdict[], string]>([
    [[], '赛事没有抽签。'],
    [['same', 'same'], '已在本机重新计算 2 次抽签，全部一致。'],
    [['uncovered', 'same'], '已在本机重新计算 1 次抽签，全部一致，另有 1 次早于验证机制。'],
    [['uncovered'], '共 1 次抽签，都早于验证机制。'],
    [['same', 'different', 'uncovered'], '共 3 次抽签，1 次与公布的密钥不一致。'],
  ])('%j', (verdicts, text) => {
    expect(summaryText(draws(...verdicts))).toBe(text);
  });
});

test('the pairing of a round names its stage where the event has several of its type', () => {
  const round = { type: 'swiss', rounds: 1, best_of: 3 } as const;
  const twice = playedUntilStage(started({ stages: [round, round] }, 4), 1);
  expect(drawTitle({ kind: 'pairing', stage: 0, round: 1 }, swiss())).toBe('瑞士轮 第 1 轮 对阵');
  expect(drawTitle({ kind: 'pairing', stage: 1, round: 1 }, twice)).toBe('第 2 阶段 瑞士轮 第 1 轮 对阵');
});
