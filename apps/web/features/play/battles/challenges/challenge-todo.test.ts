import type { Challenge } from '@pailei/contracts/play/challenges/challenge-views';
import { expect, test } from 'vitest';

import { canMove, opponentOf, sideOf, sortedChallenges, todoOf } from './challenge-todo.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour)).toISOString();

const challenge = (id: string, change: Partial<Challenge> = {}) =>
  ({
    id,
    teams: { a: { id: 'ours', name: '甲' }, b: { id: 'theirs', name: '乙' } },
    status: 'open',
    proposal: { number: 1, by: 'a' },
    due_at: at(10),
    starts_at: null,
    move: null,
    is_moved: false,
    updated_at: at(1),
    ...change,
  }) as unknown as Challenge;

const accepted = (id: string, hour: number, change: Partial<Challenge> = {}) =>
  challenge(id, { status: 'accepted', due_at: null, starts_at: at(hour), ...change });
const move = (by: 'a' | 'b') => ({ move: { by, starts_at: at(20) } });

test('what a challenge asks of a side follows from whose proposal or wish waits', () => {
  const one = challenge('1');
  expect([sideOf(one, 'ours'), sideOf(one, 'theirs'), opponentOf(one, 'ours').name]).toEqual(['a', 'b', '乙']);
  expect([todoOf(one, 'a'), todoOf(one, 'b')]).toEqual(['wait', 'answer']);
  expect([todoOf(accepted('2', 5, move('a')), 'a'), todoOf(accepted('2', 5, move('a')), 'b')]).toEqual([
    'wait_move',
    'answer_move',
  ]);
  expect(todoOf(accepted('3', 5), 'a')).toBe('appointment');
  expect(todoOf(challenge('4', { status: 'rejected' }), 'b')).toBe('none');
});

test('what waits for the own team comes first, appointments by their time, what has ended last', () => {
  const shown = sortedChallenges(
    [
      challenge('old', { status: 'expired', due_at: null, updated_at: at(2) }),
      challenge('older', { status: 'rejected', due_at: null, updated_at: at(1) }),
      accepted('late', 9),
      accepted('soon', 4),
      challenge('waits'),
      accepted('asked to move', 8, move('b')),
      challenge('ours to answer', { proposal: { number: 2, by: 'b' } as Challenge['proposal'] }),
    ],
    'ours',
  );
  expect(shown.map(({ id }) => id)).toEqual([
    'ours to answer',
    'asked to move',
    'waits',
    'soon',
    'late',
    'old',
    'older',
  ]);
});

test('an appointment is moved once, and until two hours before it', () => {
  expect(canMove(accepted('1', 5), Date.parse(at(3)))).toBe(true);
  expect(canMove(accepted('1', 5), Date.parse(at(3)) + 1)).toBe(false);
  expect(canMove(accepted('1', 5, { is_moved: true }), Date.parse(at(1)))).toBe(false);
  expect(canMove(challenge('1'), Date.parse(at(1)))).toBe(false);
});
