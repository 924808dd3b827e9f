import { ACCOUNT_ERRORS } from '@pailei/contracts/accounts';
import { loginKey } from './login-keys.ts';
import { fieldError } from './own-password.ts';

/** Throws when a name would pass for one of the site's own, whatever its case, width and hyphens. */
export function refuseReservedName(username: string, reserved: readonly string[]): void {
  const key = looksOf(username);
  if (reserved.some((name) => looksOf(name) === key)) throw fieldError(ACCOUNT_ERRORS, 'username_reserved', 'username');
}

const looksOf = (name: string): string => loginKey(name).replaceAll(/[\s_-]/gu, '');
