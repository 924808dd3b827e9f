import { fieldError } from '@pailei/contracts/http/errors';
import { PASSWORD_ERRORS } from '@pailei/contracts/people/passwords/passwords.api';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loginKey } from '@pailei/domain/accounts/login-key';
import { isBlank, isSimple } from './simple-passwords.ts';

const LIST = join(import.meta.dirname, 'common-passwords.txt');
const BIRTHDAY = /^((19|20)[0-9]{6}|[0-9]{4}(19|20)[0-9]{2})$/;

let known: Set<string> | undefined;

/**
 * Whether a password is among those that are tried first: some 3000 of the most common ones of eight characters or more
 * (from the list of zxcvbn, and Chinese ones), and dates.
 */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(LIST, 'utf8').trimEnd().split('\n'));
  const key = loginKey(password);
  return known.has(key) || BIRTHDAY.test(key);
}

/** Throws, at `field`, when a new password would be guessed by anybody (OWASP ASVS 6.2.4, 6.2.11). */
export function refuseWeakPassword(
  password: string,
  { username, email }: { username: string; email: string | null },
  field: 'password' | 'new_password',
): void {
  const key = loginKey(password);
  if (isBlank(password)) throw fieldError(PASSWORD_ERRORS, 'password_blank', field);
  if (key === loginKey(username) || key === loginKey(email ?? ''))
    throw fieldError(PASSWORD_ERRORS, 'password_is_name', field);
  if (isCommonPassword(password)) throw fieldError(PASSWORD_ERRORS, 'password_common', field);
  if (isSimple(key)) throw fieldError(PASSWORD_ERRORS, 'password_simple', field);
}
