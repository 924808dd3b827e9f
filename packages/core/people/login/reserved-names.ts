import { LOGIN_ERRORS } from '@pailei/contracts/people/login/login.api';
import { loginKey } from '@pailei/domain/accounts';
import { fieldError } from '@pailei/contracts/http/errors';

/** Throws when a name would pass for one of the site's own, whatever its case, width and hyphens. */
export function refuseReservedName(username: string, reserved: readonly string[]): void {
  const key = looksOf(username);
  if (reserved.some((name) => looksOf(name) === key)) throw fieldError(LOGIN_ERRORS, 'username_reserved', 'username');
}

const looksOf = (name: string): string => loginKey(name).replaceAll(/[\s_-]/gu, '');
