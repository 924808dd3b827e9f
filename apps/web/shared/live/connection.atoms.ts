import type { ConnectionState } from '@pailei/live/client';
import { atom } from 'jotai';

export const connectionStateAtom = atom<ConnectionState>({ phase: 'connecting' });

/** Whether what is on the page may be old: clocks then stand still. */
export function isBroken({ phase }: ConnectionState): boolean {
  return phase !== 'connecting' && phase !== 'live';
}
