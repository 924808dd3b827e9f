import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { atom } from 'jotai';

import { clearSession, inspectSession, writeSession, type Session } from './session.storage.ts';
import { deviceStore } from './storage.ts';
import { firstStore } from './store.ts';

const found = inspectSession(deviceStore);
const baseAtom = atom<Session | null>(typeof found === 'string' ? null : found);
const brokenBaseAtom = atom(found === 'broken');
/** Whether the user is what the server says now, and not what an earlier page has stored. */
const freshBaseAtom = atom(false);
// what the server renders is a guest's
firstStore.set(baseAtom, null);

export const sessionAtom = atom((get) => get(baseAtom));
export const userAtom = atom((get) => get(baseAtom)?.user ?? null);
/** The page began with a token that had no user: it counts as expired, and the visitor has not been notified yet. */
export const isBrokenAtom = atom((get) => get(brokenBaseAtom));

export const isUserFreshAtom = atom((get) => get(freshBaseAtom));

export const signInAtom = atom(null, (_get, set, session: Session) => {
  set(freshBaseAtom, true);
  writeSession(localStorage, session);
  set(baseAtom, session);
});

export const signOutAtom = atom(null, (_get, set) => {
  clearSession(localStorage);
  set(freshBaseAtom, false);
  set(baseAtom, null);
  set(brokenBaseAtom, false);
});

/** Takes over a fresh answer of `/auth/me`. */
export const updateUserAtom = atom(null, (get, set, user: User) => {
  set(freshBaseAtom, true);
  const session = get(baseAtom);
  if (session && !isSame(session.user, user)) set(signInAtom, { ...session, user });
});

/** Adopts the session that another tab stored. */
export const adoptSessionAtom = atom(null, (get, set, session: Session) => {
  const known = get(baseAtom);
  if (known?.token !== session.token || !isSame(known.user, session.user)) set(baseAtom, session);
});

function isSame(one: User, other: User): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
