// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { sessionAtom, signInAtom, signOutAtom } from './session.atoms.ts';
import { clearSession, writeSession } from './session.storage.ts';
import { watchSession } from './session.watch.ts';
import { store } from './store.ts';
import { PLAYER as user } from './user.fixture.ts';

const FIVE_MINUTES_MS = 300_000;
const watcher = { onLost: vi.fn(), onSignedOutElsewhere: vi.fn() };

/** The event that this tab gets after another one changed the storage. */
const fireStorageEvent = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
const callCounts = () => [watcher.onLost.mock.calls.length, watcher.onSignedOutElsewhere.mock.calls.length];

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  store.set(signInAtom, { token: 't1', user });
  const stop = watchSession(watcher);
  return () => {
    stop();
    store.set(signOutAtom);
    vi.useRealTimers();
  };
});

describe('every five minutes', () => {
  test('a token that vanished ends the session', () => {
    localStorage.removeItem('jwt_token');
    vi.advanceTimersByTime(FIVE_MINUTES_MS - 1);
    expect(callCounts()).toEqual([0, 0]);
    vi.advanceTimersByTime(1);
    expect(callCounts()).toEqual([1, 0]);
  });

  test('a user that vanished does, too', () => {
    localStorage.removeItem('user_data');
    vi.advanceTimersByTime(FIVE_MINUTES_MS);
    expect(callCounts()).toEqual([1, 0]);
  });

  test('nothing happens while both are there', () => {
    vi.advanceTimersByTime(10 * FIVE_MINUTES_MS);
    expect(callCounts()).toEqual([0, 0]);
  });

  test('nothing happens to a guest', () => {
    store.set(signOutAtom);
    vi.advanceTimersByTime(FIVE_MINUTES_MS);
    expect(callCounts()).toEqual([0, 0]);
  });
});

describe('another tab', () => {
  test('that logs out logs out this one, once', () => {
    clearSession(localStorage);
    for (const key of ['jwt_token', 'user_data', 'player_name']) fireStorageEvent(key);
    expect(callCounts()).toEqual([0, 1]);
    expect(store.get(sessionAtom)).toBeNull();
  });

  test('that empties the whole storage logs out this one', () => {
    localStorage.clear();
    fireStorageEvent(null);
    expect(callCounts()).toEqual([0, 1]);
  });

  test('that loses the user leaves an expired session', () => {
    localStorage.removeItem('user_data');
    fireStorageEvent('user_data');
    expect(callCounts()).toEqual([1, 0]);
  });

  test('that logs in logs in this one', () => {
    store.set(signOutAtom);
    writeSession(localStorage, { token: 't2', user });
    for (const key of ['user_data', 'player_name', 'jwt_token']) fireStorageEvent(key);
    expect(store.get(sessionAtom)).toEqual({ token: 't2', user });
  });

  test('that renews the token or the user of the same account is followed', () => {
    writeSession(localStorage, { token: 't2', user });
    fireStorageEvent('jwt_token');
    writeSession(localStorage, { token: 't2', user: { ...user, role: 'referee' } });
    fireStorageEvent('user_data');
    expect(store.get(sessionAtom)).toMatchObject({ token: 't2', user: { role: 'referee' } });
  });

  test('that changes anything else is nothing to the session', () => {
    localStorage.setItem('theme', 'light');
    fireStorageEvent('theme');
    expect(callCounts()).toEqual([0, 0]);
  });
});

test('a stopped watch receives nothing more', () => {
  const stop = watchSession(watcher);
  stop();
  clearSession(localStorage);
  fireStorageEvent('jwt_token');
  expect(watcher.onSignedOutElsewhere).toHaveBeenCalledTimes(1);
});
