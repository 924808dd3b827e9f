import type { User } from '@pailei/contracts/people/accounts/accounts.api';

import { readJson, readText, removeKey, writeJson, writeText, type KeyValueStore } from './storage.ts';

export type Session = { token: string; user: User };

export const TOKEN_KEY = 'jwt_token';
const TOKEN_KEYS = [TOKEN_KEY, 'authToken', 'player_token'];
const USER_KEY = 'user_data';
const NAME_KEY = 'player_name';
export const SESSION_KEYS: readonly string[] = [...TOKEN_KEYS, USER_KEY, NAME_KEY];

/** The stored token: `jwt_token`, else its two older names. */
function readToken(storage: KeyValueStore): string | null {
  for (const key of TOKEN_KEYS) {
    const token = readText(storage, key);
    if (token) return token;
  }
  return null;
}

/** Logged in means a token and a user. `broken`: a token without a user, which counts as expired. */
export function inspectSession(storage: KeyValueStore): Session | 'none' | 'broken' {
  const token = readToken(storage);
  if (token === null) return 'none';
  const user = readJson(storage, USER_KEY);
  return isUser(user) ? { token, user } : 'broken';
}

/** The stored session. A token without a user is cleared, and a user without a token is nobody. */
export function readSession(storage: KeyValueStore): Session | null {
  const found = inspectSession(storage);
  if (found === 'broken') clearSession(storage);
  return typeof found === 'string' ? null : found;
}

/** The token comes last: another tab that sees it finds its user there already. */
export function writeSession(storage: KeyValueStore, { token, user }: Session): void {
  writeJson(storage, USER_KEY, user);
  writeText(storage, NAME_KEY, user.username);
  writeText(storage, TOKEN_KEY, token);
}

/** The token is removed first, for the same reason. */
export function clearSession(storage: KeyValueStore): void {
  for (const key of SESSION_KEYS) removeKey(storage, key);
}

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'id' in value && 'username' in value && 'role' in value;
}
