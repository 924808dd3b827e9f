import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { expect, test } from 'vitest';

import { ruleSummary } from './rules.ts';

const swiss = (best_of: 1 | 3 | 5 | 7): StageSettings => ({ type: 'swiss', rounds: 3, best_of });
const cup = (best_of: 3 | 5, final_best_of: 5 | 7 | null): StageSettings => ({
  type: 'single_elimination',
  size: 8,
  best_of,
  final_best_of,
  third_place: false,
});

const absence = (...stages: StageSettings[]) =>
  ruleSummary({ ...DEFAULT_TOURNAMENT_SETTINGS, stages }).find(({ title }) => title === '缺席')?.text;

test.each([
  [[swiss(1)], '5 分钟未就绪判负本场。'],
  [[swiss(3)], '5 分钟未就绪判负一局，15 分钟判负本场。'],
  [[swiss(5), cup(5, 7)], '5 分钟未就绪判负一局，10 分钟再判负一局，15 分钟判负本场。'],
  [
    [swiss(1), cup(3, 5)],
    'BO1：5 分钟未就绪判负本场；BO3：5 分钟未就绪判负一局，15 分钟判负本场；BO5：5 分钟未就绪判负一局，10 分钟再判负一局，15 分钟判负本场。',
  ],
])('the rules say what being absent costs in matches of every length: %#', (stages, text) => {
  expect(absence(...stages)).toBe(text);
});

test('the text follows the timers of the event', () => {
  const timers = { ...DEFAULT_TOURNAMENT_SETTINGS.timers, check_in: [90, 120, 600] as const };
  const settings = { ...DEFAULT_TOURNAMENT_SETTINGS, timers, stages: [swiss(3)] };
  expect(ruleSummary(settings).find(({ title }) => title === '缺席')?.text).toBe(
    '1 分 30 秒未就绪判负一局，10 分钟判负本场。',
  );
});
