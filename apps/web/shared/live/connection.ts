import type { LiveClient, LiveClientOptions } from '@pailei/live/client';

import { freezeClocks, setClockSkew } from '../state/clock.ts';
import { sessionAtom } from '../state/session.atoms.ts';
import { store } from '../state/store.ts';
import { connectionStateAtom, isBroken } from './connection.atoms.ts';
import { followFreshness } from './freshness.ts';
import { tokenRefused } from './token-refused.ts';

export type CreateLiveClient = (options: LiveClientOptions) => LiveClient;

let create: CreateLiveClient | undefined;
let client: LiveClient | undefined;

/** Each bundle provides its own live client once, before it renders, so that it does not bundle the other. */
export function provideLiveClient(createClient: CreateLiveClient): void {
  create = createClient;
}

/** The one live connection of the page; opened on first use. */
export function liveClient(): LiveClient {
  if (!create) throw new Error('no live client was provided');
  client ??= open(create);
  return client;
}

function open(createLiveClient: CreateLiveClient): LiveClient {
  const tokenNow = () => store.get(sessionAtom)?.token ?? null;
  const opened = createLiveClient({ getToken: tokenNow, onTokenRefused: tokenRefused });
  opened.onState((state) => {
    store.set(connectionStateAtom, state);
    setClockSkew(opened.clockOffsetMs());
    freezeClocks(isBroken(state));
    followFreshness(state);
  });
  let token = tokenNow();
  store.sub(sessionAtom, () => {
    if (tokenNow() === token) return;
    token = tokenNow();
    opened.reconnect();
  });
  return opened;
}
