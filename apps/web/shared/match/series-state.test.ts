import { expect, test } from 'vitest';
import { buildMatch, openMatch } from './match.builder.ts';
import { currentGameNumber, isUnderWay, stateMark } from './series-state.ts';

test('the step makes the label more exact, the shape stays', () => {
  expect(stateMark('ban', 'shield')).toEqual({ state: 'banning', label: '保护阶段' });
  expect(stateMark('playing', 'pick')).toEqual({ state: 'live', label: '选择卡组' });
  expect(stateMark('playing', 'game').label).toBe('进行中');
  expect(stateMark('paused', 'pick').label).toBe('已暂停');
});

test('a match is under way from its check-in to its end', () => {
  const all = ['scheduled', 'check_in', 'ban', 'disputed', 'finished', 'forfeited', 'cancelled'] as const;
  expect(all.filter(isUnderWay)).toEqual(['check_in', 'ban', 'disputed']);
});

test('the game counts from the pick on', () => {
  const match = buildMatch();
  expect(currentGameNumber(openMatch().state)).toBe(0);
  expect(currentGameNumber(match.state)).toBe(1);
  match.pick([0, 0]);
  expect(currentGameNumber(match.state)).toBe(1);
  match.play('a', [0, 0]);
  expect(currentGameNumber(match.state)).toBe(2);
});
