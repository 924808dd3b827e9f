import { expect, test } from 'vitest';
import { SEEDING_BY_LOT } from '../seeding/seeding.ts';
import { cut, running, swiss } from './running.arbitrary.ts';
import { driveTournament, openMatches } from './tournament.arbitrary.ts';

test('a command that changes nothing says what has not changed', () => {
  const driver = running(4, [swiss(2), cut(2)]);
  const match_id = openMatches(driver.state)[0]?.match_id ?? '';
  expect(driver.run({ type: 'feature_match', match_id: null })).toBe('not_featured');
  expect(driver.run({ type: 'feature_match', match_id })).toBeNull();
  expect(driver.run({ type: 'feature_match', match_id })).toBe('already_featured');
  const open = driveTournament({ settings: {}, capacity: 8 });
  open.run({ type: 'open_registration' });
  expect(open.run({ type: 'change_seeding', seeding: SEEDING_BY_LOT })).toBe('seeding_unchanged');
});

test('only an event that can not go on has nothing to do', () => {
  const driver = running(4, [swiss(2), cut(2)]);
  expect(driver.run({ type: 'advance', by_hand: true })).toBe('nothing_to_do');
});
