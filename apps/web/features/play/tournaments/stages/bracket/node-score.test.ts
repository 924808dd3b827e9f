import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import { describe, expect, test } from 'vitest';

import { scoreLine, scoreOf } from './node-score.ts';

const match = (status: 'finished' | 'forfeited', wins_a: number, wins_b: number) =>
  ({ status, wins_a, wins_b }) as MatchSummary;

describe('a place of a bracket', () => {
  test.each([
    ['that was played shows its games', match('finished', 2, 1), 'a', [2, 1, '2:1']],
    ['forfeited in the middle shows who gave up', match('forfeited', 1, 0), 'a', [1, '弃', '1:0 弃']],
    ['forfeited before a game is no 0:0', match('forfeited', 0, 0), 'b', ['弃', '胜', '0:0 弃']],
    ['forfeited by who was ahead', match('forfeited', 1, 0), 'b', ['弃', '胜', '1:0 弃']],
    ['to which neither came has no winner', match('forfeited', 0, 0), null, ['弃', '弃', '0:0 弃']],
    ['whose opponent is out is a walk-over', null, 'b', [null, '轮空', '轮空']],
    ['that nobody has reached shows nothing', null, null, [null, null, 'vs']],
  ] as const)('%s', (_case, played, winner, shown) => {
    const scores = [scoreOf(played, 'a', winner === 'a'), scoreOf(played, 'b', winner === 'b')];
    expect([...scores, scoreLine(played, winner !== null)]).toEqual(shown);
  });
});
