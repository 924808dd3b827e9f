import { sessionAtom } from '../state/session.atoms.ts';
import { store } from '../state/store.ts';
import { createApiClient, type ServerMessage } from './client.ts';
import { traffic } from './traffic.ts';

let handleUnauthorized: (suspended: string | null) => void = () => {};

/** The app decides what a lost session means (sign out, notice, login page); bundles without accounts leave it. */
export function onUnauthorized(handler: (suspended: string | null) => void): void {
  handleUnauthorized = handler;
}

const messageHandlers = new Set<(message: ServerMessage) => void>();

/** The app listens for words that concern more than the call they answer; returns the way out. */
export function onServerMessage(handler: (message: ServerMessage) => void): () => void {
  messageHandlers.add(handler);
  return () => void messageHandlers.delete(handler);
}

export const api = createApiClient({
  fetch: (...args) => fetch(...args),
  token: () => store.get(sessionAtom)?.token ?? null,
  isLoggingIn: () => location.pathname === '/login',
  onUnauthorized: (suspended) => handleUnauthorized(suspended),
  onMessage: (message) => messageHandlers.forEach((handle) => handle(message)),
  traffic,
});
