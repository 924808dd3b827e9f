import { LOGIN_ERRORS } from '@pailei/contracts/people/login/login.api';
import { readLetters } from '@pailei/domain/typed-text/keys';
import { fieldError } from '@pailei/contracts/http/errors';

/** Throws when a name would pass for one of the site's own. */
export function refuseReservedName(username: string, reserved: readonly string[]): void {
  const key = readLetters(username);
  if (reserved.some((name) => readLetters(name) === key))
    throw fieldError(LOGIN_ERRORS, 'username_reserved', 'username');
}
