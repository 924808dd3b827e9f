import type { ConnectionState } from '@pailei/live/client';
import { atom } from 'jotai';

export const connectionStateAtom = atom<ConnectionState>({ phase: 'connecting' });

/** Whether what is on the page may be old: clocks then stand still. */
export function isBroken(state: ConnectionState): boolean {
  return state.phase === 'stale' || state.phase === 'reconnecting' || state.phase === 'offline';
}
