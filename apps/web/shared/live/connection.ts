import { createLiveClient, type LiveClient } from '@pailei/live/client';

import { freezeClocks, setClockSkew } from '../state/clock.ts';
import { sessionAtom } from '../state/session.atoms.ts';
import { store } from '../state/store.ts';
import { connectionStateAtom, isBroken } from './connection.atoms.ts';
import { tokenRefused } from './token-refused.ts';

let client: LiveClient | undefined;

/** The one live connection of the page; opened by whoever needs it first. */
export function liveClient(): LiveClient {
  client ??= open();
  return client;
}

function open(): LiveClient {
  const tokenNow = () => store.get(sessionAtom)?.token ?? null;
  const opened = createLiveClient({ getToken: tokenNow, onTokenRefused: tokenRefused });
  opened.onState((state) => {
    store.set(connectionStateAtom, state);
    setClockSkew(opened.clockOffsetMs());
    freezeClocks(isBroken(state));
  });
  let token = tokenNow();
  store.sub(sessionAtom, () => {
    if (tokenNow() === token) return;
    token = tokenNow();
    opened.reconnect();
  });
  return opened;
}
