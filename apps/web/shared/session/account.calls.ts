import { loginApi } from '@pailei/contracts/people/login/login.api';
import type { User } from '@pailei/contracts/people/accounts/accounts.api';

import { api } from '../api/api.ts';

/** Tells the server to end the session; not waited for, because here it ends in any case. */
export function logOut(): void {
  void api.call(loginApi.logout, {}).catch(() => undefined);
}

export function readMe(): Promise<User> {
  return api.call(loginApi.me, {});
}
