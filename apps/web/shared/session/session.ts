import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { CLIENT_ERROR_TEXTS, LOGIN_NEEDED_TEXT } from '@pailei/contracts/http/errors';
import type { NavigateFunction } from 'react-router-dom';

import { onServerMessage, onUnauthorized } from '../api/api.ts';
import { onTokenRefused } from '../live/token-refused.ts';
import {
  isBrokenAtom,
  sessionAtom,
  signInAtom,
  signOutAtom,
  updateUserAtom,
  userAtom,
} from '../state/session.atoms.ts';
import { watchSession } from '../state/session.watch.ts';
import { store } from '../state/store.ts';
import { toast } from '../ui/feedback/toast.ts';
import { loginPath } from '../links/redirect.ts';

type SessionRouter = {
  navigate: NavigateFunction;
  /** The guard of the page, if it has one, admits or redirects again; a navigation that is under way goes on. */
  passGuardAgain: () => void;
};

/** Watches over the session while the app is open; returns the stop function. */
export function startSession({ navigate, passGuardAgain }: SessionRouter): () => void {
  const expire = (suspended: string | null = null) => {
    const wasLoggedIn = store.get(sessionAtom) !== null;
    store.set(signOutAtom);
    if (location.pathname === '/login') return;
    // shown by the login page itself: a toast would be gone before it is read
    if (suspended !== null) return void navigate(loginPath(pathNow()), { state: { suspended } });
    toast.error(wasLoggedIn ? CLIENT_ERROR_TEXTS[401] : LOGIN_NEEDED_TEXT);
    void navigate(loginPath(pathNow()), { state: { isExpired: wasLoggedIn } });
  };
  onUnauthorized(expire);
  onTokenRefused(() => {
    const refused = store.get(sessionAtom)?.token;
    if (refused === undefined) return;
    const expireStill = () => store.get(sessionAtom)?.token === refused && expire();
    // the server's answer ends the session with its reason
    void refreshUser().then(expireStill, expireStill);
  });
  if (store.get(isBrokenAtom)) {
    store.set(signOutAtom);
    toast.error(CLIENT_ERROR_TEXTS[401]);
  }
  const stops = [
    watchSession({
      onLost: () => expire(),
      onSignedOutElsewhere: passGuardAgain,
    }),
    watchRights(passGuardAgain),
    // fetched meanwhile: the account's rights have changed
    onServerMessage(({ errors }) => {
      if (errors['second_factor'] !== undefined) void refreshUser().catch(() => undefined);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Calls back when somebody's rights change while they stay logged in. */
function watchRights(onChanged: () => void): () => void {
  let known = store.get(userAtom);
  return store.sub(userAtom, () => {
    const before = known;
    known = store.get(userAtom);
    if (before && known && rightsOf(before) !== rightsOf(known)) onChanged();
  });
}

const rightsOf = ({ id, role, is_expert, expert_status, team_role, needs_second_factor }: User): string =>
  [id, role, is_expert, expert_status, team_role, needs_second_factor].join();

const pathNow = (): string => location.pathname + location.search + location.hash;

export function signIn(token: string, user: User): void {
  store.set(signInAtom, { token, user });
}

/** Ends the session: logs out on the server with the token, then clears it. */
export async function signOut(): Promise<void> {
  const calls = await loadCalls().catch(() => null);
  calls?.logOut();
  store.set(signOutAtom);
}

/** Asks the server who the visitor is: name, role and expert rights may have changed. */
export async function refreshUser(): Promise<void> {
  const { readMe } = await loadCalls();
  const session = store.get(sessionAtom);
  // logged out meanwhile
  if (session === null) return;
  const user = await readMe();
  if (store.get(sessionAtom)?.token === session.token) store.set(updateUserAtom, user);
}

/** The schemas behind the calls are not needed before the first paint. */
function loadCalls() {
  return import('./account.calls.ts');
}
