import { listenToTraffic } from '../../shared/api/traffic.ts';
import { topicsAtom } from '../../shared/live/topics.atoms.ts';
import { atom } from '../../shared/state/jotai.ts';
import { store } from '../../shared/state/store.ts';
import { entryOf, withEntry, type DebugEntry } from './debug.entries.ts';

const entriesBaseAtom = atom<DebugEntry[]>([]);
let lastNumber = 0;

/** The log from the start of the page, newest first. */
export const entriesAtom = atom((get) => get(entriesBaseAtom));
export const clearEntriesAtom = atom(null, (_get, set) => set(entriesBaseAtom, []));

/** The versions of the page's live views. */
export const topicVersionsAtom = atom((get) =>
  Object.entries(get(topicsAtom)).map(([key, { version, status }]) => ({
    topic: key.split('#', 1).join(''),
    version,
    phase: status.phase,
  })),
);

listenToTraffic((event) => {
  lastNumber += 1;
  store.set(entriesBaseAtom, withEntry(store.get(entriesBaseAtom), entryOf(event, lastNumber)));
});
