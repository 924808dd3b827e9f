import type { ConnectionState } from '@pailei/live/client';

import { toServerTime } from '../state/clock.ts';
import { store } from '../state/store.ts';
import { asOfAtom } from './connection.atoms.ts';
import { keptAt } from './kept-views.ts';

/** A connection that is back within this time was never missed. */
const MISSED_AFTER_MS = 1_000;
/** A first connection that takes longer may never come. */
const FIRST_WITHIN_MS = 5_000;

let wasLive = false;
let brokenSince: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps until when the page is right, from each state of the connection. */
export function followFreshness(state: ConnectionState): void {
  if (state.phase === 'live') {
    wasLive = true;
    brokenSince = null;
    clearTimeout(timer);
    timer = undefined;
    store.set(asOfAtom, null);
    return;
  }
  brokenSince ??= lastRightAt(state);
  const isFirst = state.phase === 'connecting';
  timer ??= setTimeout(() => store.set(asOfAtom, brokenSince), isFirst ? FIRST_WITHIN_MS : MISSED_AFTER_MS);
}

/** A page that was never connected shows what the one before it has left, or what was read as it began. */
function lastRightAt(state: ConnectionState): number {
  if (state.phase === 'stale') return toServerTime(state.since);
  return wasLive ? toServerTime(Date.now()) : (keptAt() ?? toServerTime(performance.timeOrigin));
}
