import { atom } from './jotai.ts';

/** Invitations and, for a captain, applications that wait for the visitor's answer; the shell keeps it for the menu. */
export const teamRequestsAtom = atom(0);

/** Teams that wait for their review; 0 to all but admins. */
export const pendingTeamsAtom = atom(0);
