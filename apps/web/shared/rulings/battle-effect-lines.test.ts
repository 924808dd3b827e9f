import type { BattleEffects } from '@pailei/contracts/play/matches/battle-effects';
import { expect, test } from 'vitest';

import { battleEffectLines } from './battle-effect-lines.ts';

const EFFECTS: BattleEffects = {
  team_names: { a: '渡鸦', b: '北风' },
  withdrawn: [],
  played_after_all: [],
  next_count: 0,
  withdraws_naming: false,
  reopens_battle: false,
  score: { from: { a: 2, b: 0 }, to: { a: 1, b: 1 } },
  result: { from: null, to: null },
  honours_lost: [],
};
const linesOf = (change: Partial<BattleEffects>) => battleEffectLines({ ...EFFECTS, ...change }).slice(1);
const board = { number: 3, match_id: 'm', players: { a: '青锋', b: null }, score: { a: 1, b: 0 } };

test('the score comes first', () => {
  expect(battleEffectLines(EFFECTS)).toEqual([{ label: '比分', text: '2:0 → 1:1' }]);
});

test('boards that are taken back, played after all or open next', () => {
  expect(
    linesOf({
      withdrawn: [{ ...board, status: 'playing' }],
      played_after_all: [{ ...board, number: 4, status: 'not_played' }],
      next_count: 2,
      withdraws_naming: true,
    }),
  ).toEqual([
    { label: '撤回的台', text: '第 3 台，青锋 对 缺人，进行中 1:0', isGrave: true },
    { label: '补打的台', text: '第 4 台，青锋 对 缺人' },
    { label: '接着开台', text: '2 台' },
    { label: '派人', text: '撤回正在等待的派人' },
  ]);
});

test('a result that falls, and honours with it', () => {
  const player = { account_id: 'p', name: '青锋' };
  const change = {
    reopens_battle: true,
    honours_lost: [{ kind: 'all_kill', player }],
  } satisfies Partial<BattleEffects>;
  expect(linesOf({ ...change, result: { from: 'a', to: null } })).toEqual([
    { label: '整场', text: '重新进行', isGrave: true },
    { label: '结果', text: '渡鸦 胜 → 未定' },
    { label: '荣誉', text: '青锋 失去一穿全队', isGrave: true },
  ]);
  expect(linesOf({ result: { from: 'draw', to: 'double_loss' } })).toEqual([
    { label: '结果', text: '平局 → 双方皆负' },
  ]);
});
