import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNT_ERRORS } from '@pailei/contracts/accounts';
import { AppError } from '@pailei/contracts/errors';
import { loginKey } from './login-keys.ts';
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
  if (isBlank(password)) throw weak('password_blank', field);
  if (key === loginKey(username) || key === loginKey(email ?? '')) throw weak('password_is_name', field);
  if (isCommonPassword(password)) throw weak('password_common', field);
  if (isSimple(key)) throw weak('password_simple', field);
}

type Weakness = 'password_is_name' | 'password_common' | 'password_simple' | 'password_blank';

function weak(code: Weakness, field: string): AppError {
  const [status, text] = ACCOUNT_ERRORS[code];
  return new AppError(code, status, text, { [field]: text });
}
