import { sessionAtom } from '../state/session.atoms.ts';
import { store } from '../state/store.ts';
import { createApiClient } from './client.ts';

let handleUnauthorized = (): void => {};

/** The app decides what a lost session means (sign out, notice, login page); bundles without accounts leave it. */
export function onUnauthorized(handler: () => void): void {
  handleUnauthorized = handler;
}

export const api = createApiClient({
  fetch: (...args) => fetch(...args),
  token: () => store.get(sessionAtom)?.token ?? null,
  isLoggingIn: () => location.pathname === '/login',
  onUnauthorized: () => handleUnauthorized(),
});
