import { callsBlockedAtom, connectionStateAtom, isBroken } from '../live/connection.atoms.ts';
import { sessionAtom } from '../state/session.atoms.ts';
import { store } from '../state/store.ts';
import { followCalls } from './blocked-calls.ts';
import { createApiClient, type ServerMessage } from './client.ts';
import { traffic } from './traffic.ts';

let handleUnauthorized: (suspended: string | null) => void = () => {};

/** The app decides what a lost session means (sign out, notice, login page); bundles without accounts leave it. */
export function onUnauthorized(handler: (suspended: string | null) => void): void {
  handleUnauthorized = handler;
}

const messageHandlers = new Set<(message: ServerMessage) => void>();

/** The app listens for server messages that concern more than the call they answer; returns the unsubscribe function. */
export function onServerMessage(handler: (message: ServerMessage) => void): () => void {
  messageHandlers.add(handler);
  return () => void messageHandlers.delete(handler);
}

let handleWaiting: () => void = () => {};

/** The app tells the visitor that a command has no answer yet. */
export function onWaiting(handler: () => void): void {
  handleWaiting = handler;
}

/** Whether the network is known to be away: the browser says so, or the live connection is lost. */
export function isAway(): boolean {
  return !navigator.onLine || isBroken(store.get(connectionStateAtom));
}

async function isSiteUp(): Promise<boolean> {
  // Then the page says so already, and another request would only fail.
  if (isAway()) return false;
  try {
    const answer = await fetch('/api/health', { cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}

export const api = createApiClient({
  fetch: (...args) => fetch(...args),
  token: () => store.get(sessionAtom)?.token ?? null,
  isLoggingIn: () => location.pathname === '/login',
  onUnauthorized: (suspended) => handleUnauthorized(suspended),
  onMessage: (message) => messageHandlers.forEach((handle) => handle(message)),
  isAway,
  onWaiting: () => handleWaiting(),
  ended: followCalls({ isSiteUp, setBlocked: (isBlocked) => store.set(callsBlockedAtom, isBlocked) }),
  traffic,
});
