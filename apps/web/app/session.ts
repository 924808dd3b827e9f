import type { User } from '@pailei/contracts/accounts';
import { CLIENT_ERROR_TEXTS } from '@pailei/contracts/errors';
import type { NavigateFunction } from 'react-router-dom';

import { onUnauthorized } from '../shared/api/api.ts';
import { queryClient } from '../shared/api/query.ts';
import { onTokenRefused } from '../shared/live/token-refused.ts';
import { sessionAtom, signInAtom, signOutAtom, updateUserAtom } from '../shared/state/session.atoms.ts';
import { watchSession } from '../shared/state/session.watch.ts';
import { store } from '../shared/state/store.ts';
import { toast } from '../shared/ui/toast.ts';
import { loginPath } from './redirect.ts';

/** Watches over the session while the app is open; returns the stop function. */
export function startSession(navigate: NavigateFunction): () => void {
  const expire = () => {
    forget();
    if (location.pathname === '/login') return;
    toast.error(CLIENT_ERROR_TEXTS[401]);
    void navigate(loginPath(location.pathname + location.search), { state: { isExpired: true } });
  };
  onUnauthorized(expire);
  onTokenRefused(() => {
    if (store.get(sessionAtom)) expire();
  });
  return watchSession({
    onLost: expire,
    // the guard of the page, if it has one, then leads to the login
    onSignedOutElsewhere: () => void navigate(location.pathname + location.search, { replace: true }),
  });
}

export function signIn(token: string, user: User): void {
  queryClient.clear();
  store.set(signInAtom, { token, user });
}

/** Ends the session; the server is told with the token that is then forgotten. */
export async function signOut(): Promise<void> {
  const calls = await loadCalls().catch(() => null);
  calls?.logOut();
  forget();
}

/** Asks the server who the visitor is: name, role and expert rights may have changed. */
export async function refreshUser(): Promise<void> {
  const { readMe } = await loadCalls();
  store.set(updateUserAtom, await readMe());
}

/** The schemas behind the calls are not needed before the first paint. */
function loadCalls() {
  return import('./account.calls.ts');
}

function forget(): void {
  store.set(signOutAtom);
  queryClient.clear();
}
