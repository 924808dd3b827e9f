import { accountsApi, type User } from '@pailei/contracts/accounts';

import { api } from '../shared/api/api.ts';

/** Tells the server to end the session; not waited for, because here it ends in any case. */
export function logOut(): void {
  void api.call(accountsApi.logout, {}).catch(() => undefined);
}

export function readMe(): Promise<User> {
  return api.call(accountsApi.me, {});
}
