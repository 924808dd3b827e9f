import type { User } from '@pailei/contracts/accounts';

import { readJson, readText, removeKey, writeJson, writeText, type KeyValueStore } from './storage.ts';

export type Session = { token: string; user: User };

export const TOKEN_KEY = 'jwt_token';
const TOKEN_KEYS = [TOKEN_KEY, 'authToken', 'player_token'];
const USER_KEY = 'user_data';
const NAME_KEY = 'player_name';
export const SESSION_KEYS: readonly string[] = [...TOKEN_KEYS, USER_KEY, NAME_KEY];

/** The stored token: `jwt_token`, else its two older names. */
export function readToken(storage: KeyValueStore): string | null {
  for (const key of TOKEN_KEYS) {
    const token = readText(storage, key);
    if (token) return token;
  }
  return null;
}

/** Logged in means a token and a user. A token without a user counts as expired and is cleared. */
export function readSession(storage: KeyValueStore): Session | null {
  const token = readToken(storage);
  if (token === null) return null;
  const user = readJson(storage, USER_KEY);
  if (isUser(user)) return { token, user };
  clearSession(storage);
  return null;
}

export function writeSession(storage: KeyValueStore, { token, user }: Session): void {
  writeText(storage, TOKEN_KEY, token);
  writeJson(storage, USER_KEY, user);
  writeText(storage, NAME_KEY, user.username);
}

export function clearSession(storage: KeyValueStore): void {
  for (const key of SESSION_KEYS) removeKey(storage, key);
}

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'id' in value && 'username' in value && 'role' in value;
}
