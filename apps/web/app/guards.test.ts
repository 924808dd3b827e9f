// @vitest-environment happy-dom
import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { clearSession, writeSession } from '../shared/state/session.storage.ts';
import { PLAYER } from '../shared/state/user.fixture.ts';
import { guardLoader, guardTarget } from './guards.ts';

const userWith = (user: Partial<User>): User => ({ ...PLAYER, ...user });
const sessionOf = (user: Partial<User>) => ({ token: 't', user: userWith(user) });
const NOT_PERMITTED = '/decks?error=insufficient_permissions';

describe('guests', () => {
  test.each(['user', 'admin', 'expert', 'captain', 'referee'] as const)(
    'go to the login from a page for %s',
    (guard) => {
      expect(guardTarget(guard, null, '/decks?tab=1#top')).toBe('/login?redirect=%2Fdecks%3Ftab%3D1%23top');
    },
  );
});

test('who is logged in may see a page for users', () => {
  expect(guardTarget('user', sessionOf({}), '/decks')).toBeNull();
});

test('only the admin sees the admin pages', () => {
  expect(guardTarget('admin', sessionOf({ role: 'referee' }), '/admin')).toBe(NOT_PERMITTED);
  expect(guardTarget('admin', sessionOf({ role: 'admin' }), '/admin')).toBeNull();
});

test('staff without the second factor that is asked of them are led to set it up, and see what players see', () => {
  const admin = sessionOf({ role: 'admin', needs_second_factor: true });
  expect(guardTarget('admin', admin, '/admin')).toBe('/profile?tab=security&error=second_factor_required');
  expect(guardTarget('user', admin, '/profile')).toBeNull();
  const referee = sessionOf({ role: 'referee', needs_second_factor: true });
  expect(guardTarget('referee', referee, '/referee')).toBe('/profile?tab=security&error=second_factor_required');
  expect(guardTarget('admin', referee, '/admin')).toBe(NOT_PERMITTED);
});

test('an admin may see what a referee may', () => {
  expect(guardTarget('referee', sessionOf({ role: 'user' }), '/referee')).toBe(NOT_PERMITTED);
  expect(guardTarget('referee', sessionOf({ role: 'admin' }), '/referee')).toBeNull();
});

test('a captain sees the applications to the team, members do not', () => {
  expect(guardTarget('captain', sessionOf({ team_role: 'member' }), '/teams/1/applications')).toBe(NOT_PERMITTED);
  expect(guardTarget('captain', sessionOf({ team_role: 'captain' }), '/teams/1/applications')).toBeNull();
});

test('an expert needs the flag and the approval', () => {
  const refused = '/profile/expert?error=expert_required';
  const target = (user: Partial<User>) => guardTarget('expert', sessionOf(user), '/teams/create');
  expect(target({ is_expert: true, expert_status: 'pending' })).toBe(refused);
  expect(target({ is_expert: false, expert_status: 'approved' })).toBe(refused);
  expect(target({ is_expert: true, expert_status: 'approved' })).toBeNull();
});

describe('the loader', () => {
  const load = (guard: 'user' | 'admin', path: string) => {
    const args = { request: new Request(`http://localhost:3000${path}`), params: {}, context: {} };
    return guardLoader(guard)(args as unknown as Parameters<ReturnType<typeof guardLoader>>[0]);
  };
  const targetOf = async (answer: Promise<Response | null>) => (await answer)?.headers.get('location') ?? null;

  beforeEach(() => {
    vi.useFakeTimers();
    clearSession(localStorage);
    history.replaceState(null, '', '/');
    return () => vi.useRealTimers();
  });

  test('answers at once from any page but the login', async () => {
    await expect(targetOf(load('user', '/decks?page=2'))).resolves.toBe('/login?redirect=%2Fdecks%3Fpage%3D2');
  });

  test('keeps the hash of a first visit', async () => {
    history.replaceState(null, '', '/decks?page=2#cards');
    await expect(targetOf(load('user', '/decks?page=2'))).resolves.toBe('/login?redirect=%2Fdecks%3Fpage%3D2%23cards');
  });

  test('coming from the login it waits 300 ms for the token and looks again', async () => {
    history.replaceState(null, '', '/login');
    const answer = load('user', '/decks');
    await vi.advanceTimersByTimeAsync(299);
    writeSession(localStorage, sessionOf({}));
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toBeNull();
  });

  test('coming from the login without a token it leads back there', async () => {
    history.replaceState(null, '', '/login');
    const answer = targetOf(load('user', '/decks'));
    await vi.advanceTimersByTimeAsync(300);
    await expect(answer).resolves.toBe('/login?redirect=%2Fdecks');
  });
});
