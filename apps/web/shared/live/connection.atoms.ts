import type { ConnectionState } from '@pailei/live/client';
import { atom } from '../state/jotai.ts';

export const connectionStateAtom = atom<ConnectionState>({ phase: 'connecting' });

/** Until when the page is known to be right, in milliseconds of the server's time; null while it is current. */
export const asOfAtom = atom<number | null>(null);

/** Whether calls of this page do not reach the site, while the live connection may well do. */
export const callsBlockedAtom = atom(false);

/** Whether what is on the page may be stale: clocks are then frozen. */
export function isBroken({ phase }: ConnectionState): boolean {
  return phase !== 'connecting' && phase !== 'live';
}
