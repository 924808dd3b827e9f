import { expect, test } from 'vitest';
import { holdsRight, lacksSecondFactor, RIGHTS, rolesHolding, type Person, type Right } from './rights.ts';

const PLAYER: Person = { role: 'user', is_expert: false, expert_status: 'none', team_role: null };

const PEOPLE: [string, Person | null, Right[]][] = [
  ['a guest', null, ['public', 'guest']],
  ['a player', PLAYER, ['public', 'user']],
  ['an approved expert', { ...PLAYER, is_expert: true, expert_status: 'approved' }, ['public', 'user', 'expert']],
  ['someone with the flag alone', { ...PLAYER, is_expert: true, expert_status: 'revoked' }, ['public', 'user']],
  ['someone approved without the flag', { ...PLAYER, expert_status: 'approved' }, ['public', 'user']],
  ['a captain', { ...PLAYER, team_role: 'captain' }, ['public', 'user', 'captain']],
  ['a vice captain', { ...PLAYER, team_role: 'vice_captain' }, ['public', 'user']],
  ['a referee', { ...PLAYER, role: 'referee' }, ['public', 'user', 'staff', 'referee']],
  ['an admin', { ...PLAYER, role: 'admin' }, ['public', 'user', 'staff', 'referee', 'admin']],
  [
    'a referee without the second factor',
    { ...PLAYER, role: 'referee', needs_second_factor: true },
    ['public', 'user', 'staff'],
  ],
  [
    'an admin without the second factor',
    { ...PLAYER, role: 'admin', needs_second_factor: true },
    ['public', 'user', 'staff'],
  ],
];

test.each(PEOPLE)('%s holds exactly their rights', (_name, person, rights) => {
  expect(RIGHTS.filter((right) => holdsRight(right, person))).toEqual(rights);
});

test('a missing second factor is named only where it is all that is missing', () => {
  const admin: Person = { ...PLAYER, role: 'admin', needs_second_factor: true };
  const referee: Person = { ...PLAYER, role: 'referee', needs_second_factor: true };
  const named = (person: Person | null) => RIGHTS.filter((right) => lacksSecondFactor(right, person));
  expect(named(admin)).toEqual(['referee', 'admin']);
  expect(named(referee)).toEqual(['referee']);
  expect(named({ ...admin, needs_second_factor: false })).toEqual([]);
  expect(named(null)).toEqual([]);
});

test('the roles of the staff are those that hold its rights', () => {
  expect(rolesHolding('staff')).toEqual(['admin', 'referee']);
  expect(rolesHolding('referee')).toEqual(['admin', 'referee']);
  expect(rolesHolding('admin')).toEqual(['admin']);
});
