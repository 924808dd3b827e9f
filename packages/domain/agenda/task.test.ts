import { describe, expect, test } from 'vitest';
import { CAPTAIN_ACTIONS } from '../battles/next-action.ts';
import { createRandom } from '../random/seeded.ts';
import { compareTasks, URGENCIES, urgencyOfAction, urgencyOfBattle, urgencyOfStep, type Task } from './task.ts';

const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`;
const task = (id: string, urgency: Task['urgency'], minute: number | null): Task => ({
  id,
  urgency,
  due_at: minute === null ? null : at(minute),
});
const order = (tasks: readonly Task[]) => tasks.toSorted(compareTasks).map(({ id }) => id);

describe('of all that a person has to do', () => {
  test('comes first what waits for them, by its deadline; then what they wait for; then what is over', () => {
    const tasks = [
      task('ended', 'over', 1),
      task('waits for the round', 'wait', null),
      task('check-in at 20', 'wait', 20),
      task('report', 'act', null),
      task('ban by 15', 'act', 15),
      task('check in by 10', 'act', 10),
    ];
    expect(order(tasks)).toEqual([
      'check in by 10',
      'ban by 15',
      'report',
      'check-in at 20',
      'waits for the round',
      'ended',
    ]);
  });

  test('the order is the same from whatever order they are read in', () => {
    const random = createRandom(20);
    for (let run = 0; run < 200; run += 1) {
      const tasks = Array.from({ length: 6 }, (_, index) =>
        task(String(index), URGENCIES[random.int(3)]!, random.int(4) === 0 ? null : random.int(3)),
      );
      const shuffled = tasks
        .map((one) => ({ one, key: random.int(1_000) }))
        .toSorted((x, y) => x.key - y.key)
        .map(({ one }) => one);
      const sorted = shuffled.toSorted(compareTasks);
      expect(order(shuffled)).toEqual(order(tasks));
      for (const [index, next] of sorted.slice(1).entries())
        expect(URGENCIES.indexOf(sorted[index]!.urgency)).toBeLessThanOrEqual(URGENCIES.indexOf(next.urgency));
    }
  });
});

test.each([
  ['submit_decks', 'act'],
  ['check_in', 'act'],
  ['play_match', 'act'],
  ['await_approval', 'wait'],
  ['wait_for_next_round', 'wait'],
  ['not_playing', 'over'],
  ['finished', 'over'],
] as const)('the step %s: %s', (kind, urgency) => {
  expect(urgencyOfStep({ kind })).toBe(urgency);
});

test.each([
  ['ready', 'act'],
  ['confirm', 'act'],
  ['wait_opponent', 'wait'],
  ['wait_referee', 'wait'],
  ['paused', 'wait'],
  ['done', 'over'],
] as const)('in a match, %s: %s', (action, urgency) => {
  expect(urgencyOfAction(action)).toBe(urgency);
});

test('a member waits for what only their captain can do, and checks in like everybody', () => {
  const asked = (leads: boolean) => CAPTAIN_ACTIONS.filter((action) => urgencyOfBattle(action, leads) === 'act');
  expect(asked(true)).toEqual(['line_up', 'check_in', 'name_player']);
  expect(asked(false)).toEqual(['check_in']);
});
