import type { LiveEvent, TopicStatus } from '@pailei/live/client';
import { atom, type Atom } from 'jotai';

/** A topic's view as the page holds it: the folded state and the version it stands at. */
export type TopicEntry<S = unknown> = { state: S | undefined; version: number; status: TopicStatus };

export type Fold<S> = (state: S, event: LiveEvent) => S;

export const UNKNOWN_TOPIC: TopicEntry<never> = { state: undefined, version: 0, status: { phase: 'loading' } };

const baseAtom = atom<Readonly<Record<string, TopicEntry>>>({});

export const topicsAtom: Atom<Readonly<Record<string, TopicEntry>>> = baseAtom;

/** Puts one topic's entry; the others keep their identity, so that only its own readers render again. */
export const putTopicAtom = atom(null, (get, set, key: string, change: (entry: TopicEntry) => TopicEntry) => {
  const topics = get(baseAtom);
  set(baseAtom, { ...topics, [key]: change(topics[key] ?? UNKNOWN_TOPIC) });
});

export const dropTopicAtom = atom(null, (get, set, key: string) => {
  const { [key]: _dropped, ...others } = get(baseAtom);
  set(baseAtom, others);
});

/** Restarts the view from a snapshot. */
export function withSnapshot(entry: TopicEntry, state: unknown, version: number): TopicEntry {
  return { ...entry, state, version };
}

/** Applies what is next in line; what the view already has (from the answer of an own command) is passed over. */
export function withEvents<S>(entry: TopicEntry<S>, events: readonly LiveEvent[], fold: Fold<S>): TopicEntry<S> {
  let { state, version } = entry;
  if (state === undefined) return entry;
  for (const event of events) {
    if (event.v <= version) continue;
    state = fold(state, event);
    version = event.v;
  }
  return version === entry.version ? entry : { ...entry, state, version };
}

/** Takes over the view that a command answered, when it is newer than the own one. */
export function withAnswer(entry: TopicEntry, state: unknown, version: number): TopicEntry {
  return version > entry.version ? { ...entry, state, version } : entry;
}
