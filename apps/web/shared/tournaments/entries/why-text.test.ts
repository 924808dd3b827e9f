import { expect, test } from 'vitest';

import { finish, started } from '../tournament.fixture.ts';
import { whyText } from './why-text.ts';

test('a rank names the stage of its table, beside a final place that is another', () => {
  const swiss = started({ stages: [{ type: 'swiss', rounds: 1, best_of: 3 }] }, 2);
  const match = swiss.stages[0]!.rounds[0]!.matches[0]!;
  const over = finish(swiss, match.match_id, 'a', [2, 0]);
  expect(whyText(over, match.a)).toBe('瑞士轮第 1 名，怎么算的');
});

test('a knock-out has no table to explain', () => {
  const stage = {
    type: 'single_elimination',
    size: null,
    best_of: 3,
    final_best_of: null,
    third_place: false,
  } as const;
  expect(whyText(started({ stages: [stage] }, 2), 'p1')).toBeNull();
});
