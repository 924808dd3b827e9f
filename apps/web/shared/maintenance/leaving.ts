import { writeText, readText, removeKey } from '../state/storage.ts';
import { clearState, storeState, type StoredState } from './stored-state.ts';

const PAGE = '/maintenance';
const RETURNED_KEY = 'maintenance_returned';
/** What the last of several servers still refuses just after the end is no new maintenance. */
export const SETTLE_MS = 2_000;

export const RECOVERED_TEXT = '系统已恢复，已带你回到原页面';

let returnedAt = Number.NEGATIVE_INFINITY;

export const hasJustReturned = (): boolean => Date.now() - returnedAt < SETTLE_MS;

/** Remembers for the session where the visitor is and why they have to go; returns the address to go to. */
export function leavePage({ message, cause }: Pick<StoredState, 'message' | 'cause'>): string {
  const origin = location.pathname + location.search + location.hash;
  storeState(sessionStorage, { message, cause, origin, at: Date.now() });
  return PAGE;
}

/** Goes back to where the visitor was; pages of another bundle are reloaded and show the notice themselves. */
export function returnTo(origin: string, navigate: (path: string) => void, notice: (text: string) => void): void {
  clearState(sessionStorage);
  returnedAt = Date.now();
  if (isOtherBundle(origin)) {
    writeText(sessionStorage, RETURNED_KEY, '1');
    location.replace(origin);
    return;
  }
  navigate(origin);
  notice(RECOVERED_TEXT);
}

/** Whether this page was loaded on the way back; true once. */
export function consumeReturnFlag(): boolean {
  const hasReturned = readText(sessionStorage, RETURNED_KEY) !== null;
  removeKey(sessionStorage, RETURNED_KEY);
  return hasReturned;
}

const isOtherBundle = (origin: string): boolean => /^\/solo-tournaments\/[^/]+\/match-view/.test(origin);
