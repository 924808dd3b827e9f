import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { expect, test } from 'vitest';

import { summaryText } from './summary-labels.ts';

const ROUNDS: StageSettings = { type: 'swiss', rounds: null, best_of: 3 };
const CUT: StageSettings = {
  type: 'single_elimination',
  size: 8,
  best_of: 3,
  final_best_of: 5,
  third_place: false,
};

test('a line of the schedule names each type once', () => {
  expect(summaryText({ stages: [ROUNDS, ROUNDS, CUT], format: 'conquest' })[0]).toBe('瑞士轮 + 单败');
  expect(summaryText({ stages: [CUT], format: 'conquest' })[0]).toBe('单败');
});
