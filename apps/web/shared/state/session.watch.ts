import { adoptSessionAtom, sessionAtom, signOutAtom } from './session.atoms.ts';
import { inspectSession, SESSION_KEYS } from './session.storage.ts';
import { store } from './store.ts';

const CHECK_INTERVAL_MS = 300_000;

export type SessionWatcher = {
  /** The token or its user vanished: the session counts as expired. */
  onLost: () => void;
  onSignedOutElsewhere: () => void;
};

/**
 * Keeps this tab in step with the stored session: another tab's login and logout count here too, and a token that
 * vanished ends the session within five minutes. Returns the stop function.
 */
export function watchSession({ onLost, onSignedOutElsewhere }: SessionWatcher): () => void {
  const check = () => {
    if (store.get(sessionAtom) !== null && typeof inspectSession(localStorage) === 'string') onLost();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !SESSION_KEYS.includes(key)) return;
    const known = store.get(sessionAtom);
    const found = inspectSession(localStorage);
    if (typeof found !== 'string') {
      store.set(adoptSessionAtom, found);
    } else if (known !== null && found === 'broken') {
      onLost();
    } else if (known !== null) {
      store.set(signOutAtom);
      onSignedOutElsewhere();
    }
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  addEventListener('storage', onStorage);
  return () => {
    clearInterval(timer);
    removeEventListener('storage', onStorage);
  };
}
