import type { WhatIf } from '@pailei/domain/tournament/standings/what-if/types';
import { expect, test } from 'vitest';

import { whatIfText } from './what-if-texts.ts';

const open = [
  { match_id: 'm1', a: '甲', b: '乙', round: 3, wins_needed: 2 },
  { match_id: 'm2', a: '丙', b: '丁', round: 3, wins_needed: 2 },
];
const base = { combinations: 16, looked_at: 16, decisive: [] };
const all = { through: 12, of: 16 };
const name = (id: string) => id;

test('says what the own match and the others bring, and that all was looked at', () => {
  const found: WhatIf = {
    ...base,
    method: 'exhaustive',
    verdicts: {
      甲: { verdict: 'open', all, own_open: 1, by_result: { win: { through: 8, of: 8 }, loss: { through: 4, of: 8 } } },
    },
    decisive: [{ own: 'loss', match_id: 'm2', winner: '丁', outcome: 'through' }],
  };
  expect(whatIfText({ open, focus: '甲' }, found, name)).toEqual({
    verdict: '未定',
    lines: [
      '若自己获胜，则晋级。',
      '若自己落败，要看其他场次：8 种结果中 4 种晋级。',
      '若自己落败，且 丁 胜 丙，则晋级。',
    ],
    method: '已逐一计算其余 2 场的全部 16 种比分，不含平局和双败。',
  });
});

test('is short where it is settled, and says of a search what it is', () => {
  const found: WhatIf = {
    ...base,
    method: 'search',
    verdicts: {
      甲: { verdict: 'through', all, own_open: 0, by_result: null },
      乙: { verdict: 'out', all, own_open: 0, by_result: null },
    },
  };
  const text = whatIfText({ open, focus: '甲' }, found, name);
  expect([text?.verdict, text?.lines]).toEqual(['稳进', ['其余结果怎样都能晋级。']]);
  expect(text?.method).toContain('按固定种子抽取了 16 种');
  expect(whatIfText({ open, focus: '乙' }, found, name)?.verdict).toBe('已无缘');
  expect(whatIfText({ open, focus: '戊' }, found, name)).toBeNull();
});
