import { expect, test } from 'vitest';

import { playedUntilStage, started, swiss } from '../../../../shared/tournaments/tournament.fixture.ts';
import { drawTitle } from './draw-labels.ts';

test('the pairing of a round names its stage where the event has several of its type', () => {
  const round = { type: 'swiss', rounds: 1, best_of: 3 } as const;
  const twice = playedUntilStage(started({ stages: [round, round] }, 4), 1);
  expect(drawTitle({ kind: 'pairing', stage: 0, round: 1 }, swiss())).toBe('瑞士轮 第 1 轮 对阵');
  expect(drawTitle({ kind: 'pairing', stage: 1, round: 1 }, twice)).toBe('第 2 阶段 瑞士轮 第 1 轮 对阵');
});
