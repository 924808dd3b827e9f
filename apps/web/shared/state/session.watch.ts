import { reloadSessionAtom, sessionAtom, signOutAtom } from './session.atoms.ts';
import { readToken, SESSION_KEYS } from './session.storage.ts';
import { store } from './store.ts';

const CHECK_INTERVAL_MS = 300_000;

export type SessionWatcher = { onLost: () => void; onSignedOutElsewhere: () => void };

/**
 * Keeps this tab in step with the stored session: another tab's login and logout count here too, and a token that
 * vanished ends the session within five minutes. Returns the stop function.
 */
export function watchSession({ onLost, onSignedOutElsewhere }: SessionWatcher): () => void {
  const isTokenGone = () => store.get(sessionAtom) !== null && readToken(localStorage) === null;
  const check = () => {
    if (isTokenGone()) onLost();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !SESSION_KEYS.includes(key)) return;
    if (isTokenGone()) {
      store.set(signOutAtom);
      onSignedOutElsewhere();
    } else if (key === 'user_data') {
      store.set(reloadSessionAtom);
    }
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  addEventListener('storage', onStorage);
  return () => {
    clearInterval(timer);
    removeEventListener('storage', onStorage);
  };
}
