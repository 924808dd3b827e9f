import { expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { keysFromNumber } from '../../random/key-from-number.ts';
import { isViolation } from '../../violation/violation.ts';
import { decideTournament } from '../decide/decide.ts';
import { mayAdvance } from '../stages.ts';
import { playRandomTournament } from './tournament.arbitrary.ts';

const TOURNAMENTS = 40;

test('after no event of a random tournament anything is due that `mayAdvance` does not see, and mostly it sees that nothing is', () => {
  const seen = { due: 0, waiting: 0, asked_in_vain: 0 };
  const facts = { now: '2024-01-01T00:00:00.000Z', new_id: () => 'match' };
  for (let seed = 1; seed <= TOURNAMENTS; seed += 1)
    playRandomTournament(createRandom(seed), (_before, _event, after) => {
      const command = { type: 'advance', by_hand: false } as const;
      const isDue = !isViolation(decideTournament(after, command, { ...facts, draw_key: keysFromNumber(seed) }));
      const may = mayAdvance(after, facts);
      if (isDue) {
        expect(may).toBe(true);
        seen.due += 1;
      } else if (may) seen.asked_in_vain += 1;
      else seen.waiting += 1;
    });
  expect(seen.due).toBeGreaterThan(200);
  expect(seen.waiting).toBeGreaterThan(10 * seen.asked_in_vain);
});
