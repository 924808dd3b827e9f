import type { User } from '@pailei/contracts/accounts';
import { atom } from 'jotai';

import { clearSession, readSession, writeSession, type Session } from './session.storage.ts';

const baseAtom = atom<Session | null>(readSession(localStorage));

export const sessionAtom = atom((get) => get(baseAtom));
export const userAtom = atom((get) => get(baseAtom)?.user ?? null);

export const signInAtom = atom(null, (_get, set, session: Session) => {
  writeSession(localStorage, session);
  set(baseAtom, session);
});

export const signOutAtom = atom(null, (_get, set) => {
  clearSession(localStorage);
  set(baseAtom, null);
});

/** Takes over a fresh answer of `/auth/me`. */
export const updateUserAtom = atom(null, (get, set, user: User) => {
  const session = get(baseAtom);
  if (session) set(signInAtom, { ...session, user });
});

/** Reads the stored session again, after another tab changed it. */
export const reloadSessionAtom = atom(null, (_get, set) => set(baseAtom, readSession(localStorage)));
