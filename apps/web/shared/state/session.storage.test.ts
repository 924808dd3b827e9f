import { beforeEach, describe, expect, test } from 'vitest';

import { clearSession, inspectSession, readSession, writeSession } from './session.storage.ts';
import { memoryStore } from './memory-store.fixture.ts';
import type { KeyValueStore } from './storage.ts';
import { PLAYER as user } from './user.fixture.ts';

let entries: Map<string, string>;
let storage: KeyValueStore;
beforeEach(() => void ({ entries, storage } = memoryStore()));

test('what is written is read, with the name beside it', () => {
  writeSession(storage, { token: 't', user });
  expect(readSession(storage)).toEqual({ token: 't', user });
  expect(entries.get('player_name')).toBe('半糖拿铁');
});

test.each(['authToken', 'player_token'])('%s stands in for jwt_token', (key) => {
  entries.set(key, 'old');
  entries.set('user_data', JSON.stringify(user));
  expect(readSession(storage)).toEqual({ token: 'old', user });
  entries.set('jwt_token', 'new');
  expect(readSession(storage)).toEqual({ token: 'new', user });
});

describe('a token without a user', () => {
  test.each([undefined, '{broken', '"text"', '{"id":"u1"}'])('counts as expired and is cleared (%s)', (stored) => {
    entries.set('jwt_token', 't');
    entries.set('player_token', 't');
    if (stored !== undefined) entries.set('user_data', stored);
    expect(inspectSession(storage)).toBe('broken');
    expect(readSession(storage)).toBeNull();
    expect([...entries.keys()]).toEqual([]);
  });
});

test('a user without a token is nobody', () => {
  entries.set('user_data', JSON.stringify(user));
  expect(readSession(storage)).toBeNull();
});

test('whoever looks in between finds nobody, never a token without its user', () => {
  const seen = new Set<unknown>();
  const look = () => seen.add(typeof inspectSession(storage) === 'string' ? inspectSession(storage) : 'session');
  const watched: KeyValueStore = {
    getItem: storage.getItem,
    setItem: (key, value) => [storage.setItem(key, value), look()],
    removeItem: (key) => [storage.removeItem(key), look()],
  };
  writeSession(watched, { token: 't', user });
  clearSession(watched);
  expect([...seen]).toEqual(['none', 'session']);
});

test('logging out leaves nothing of the session and everything else', () => {
  entries.set('theme', 'light');
  writeSession(storage, { token: 't', user });
  clearSession(storage);
  expect([...entries.keys()]).toEqual(['theme']);
});

test('a storage that refuses counts as empty', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const closed: KeyValueStore = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect(readSession(closed)).toBeNull();
  expect(() => writeSession(closed, { token: 't', user })).not.toThrow();
});
