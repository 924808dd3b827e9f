import type { User } from '@pailei/contracts/accounts';
import { describe, expect, test } from 'vitest';

import { guardTarget } from './guards.ts';

const sessionOf = (user: Partial<User>) => ({
  token: 't',
  user: { id: 'u', username: 'x', role: 'user', is_expert: false, expert_status: 'none', ...user } as User,
});

describe('guests', () => {
  test.each(['user', 'admin', 'expert'] as const)('go to the login from a page for %s', (kind) => {
    expect(guardTarget(kind, null, '/decks?tab=1')).toBe('/login?redirect=%2Fdecks%3Ftab%3D1');
  });
});

test('who is logged in may see a page for users', () => {
  expect(guardTarget('user', sessionOf({}), '/decks')).toBeNull();
});

test('only the admin sees the admin pages', () => {
  expect(guardTarget('admin', sessionOf({ role: 'referee' }), '/admin')).toBe('/decks?error=insufficient_permissions');
  expect(guardTarget('admin', sessionOf({ role: 'admin' }), '/admin')).toBeNull();
});

test('an expert needs the flag and the approval', () => {
  const refused = '/profile/expert?error=expert_required';
  expect(guardTarget('expert', sessionOf({ is_expert: true, expert_status: 'pending' }), '/teams/create')).toBe(
    refused,
  );
  expect(guardTarget('expert', sessionOf({ is_expert: false, expert_status: 'approved' }), '/teams/create')).toBe(
    refused,
  );
  expect(guardTarget('expert', sessionOf({ is_expert: true, expert_status: 'approved' }), '/teams/create')).toBeNull();
});
