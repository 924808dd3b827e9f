import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { useState, useSyncExternalStore } from 'react';

import { matchesFilters, type LobbyFilters } from './lobby-filters.ts';
import { newTournaments } from './lobby-merge.ts';

type Lines = readonly TournamentSummary[];
type Input = { live: Lines | null; filters: LobbyFilters; listed: Lines | null };

/** The ids that were there when this list was opened, and those that came while it was shown. */
type Seen = { listed: Lines | null; known: ReadonlySet<string>; admitted: readonly string[] };

const UNSEEN: Seen = { listed: null, known: new Set(), admitted: [] };

/**
 * New lines of the live lobby. They come in at the top, but never under the visitor's eyes: while the pointer is over
 * the list or the page is scrolled they wait, and may be called in.
 */
export function useArrivals({ live, filters, listed }: Input) {
  const [seen, setSeen] = useState(UNSEEN);
  const [isPointerOver, setPointerOver] = useState(false);
  const isScrolled = useSyncExternalStore(
    subscribeScroll,
    () => scrollY > 0,
    () => false,
  );
  const isReady = live !== null && listed !== null;
  if (isReady && seen.listed !== listed) setSeen(openedWith(live, listed, filters));

  const fresh = isReady && seen.listed === listed ? newTournaments(live, filters, seen.known) : [];
  const shown = fresh.filter(({ id }) => seen.admitted.includes(id));
  const waiting = fresh.filter(({ id }) => !seen.admitted.includes(id)).map(({ id }) => id);
  const admit = () => setSeen((now) => ({ ...now, admitted: [...waiting, ...now.admitted] }));

  if (waiting.length > 0 && !isPointerOver && !isScrolled) admit();
  return { shown, waiting: waiting.length, admit, setPointerOver };
}

function subscribeScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

function openedWith(live: Lines, listed: Lines, filters: LobbyFilters): Seen {
  const known = new Set([...listed, ...live.filter((line) => matchesFilters(line, filters))].map(({ id }) => id));
  return { listed, known, admitted: [] };
}
