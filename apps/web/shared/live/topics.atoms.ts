import type { ShownTopic } from '@pailei/contracts/http/first-view';
import type { Fold } from '@pailei/contracts/topics/topic';
import type { LiveEvent, TopicStatus } from '@pailei/live/client';
import { atom, type Atom } from '../state/jotai.ts';

/** A topic's view in the page: the folded state and its version. */
export type TopicEntry<S = unknown> = { state: S | undefined; version: number; status: TopicStatus };

export const UNKNOWN_TOPIC: TopicEntry<never> = { state: undefined, version: 0, status: { phase: 'loading' } };

const baseAtom = atom<Readonly<Record<string, TopicEntry>>>({});

/** A topic's view as the server rendered it: what is shown until it is followed, and where following goes on. */
type ShownEntry = { entry: TopicEntry; position: { epoch: string; version: number } };

/** By the topic's name. */
export const shownTopicsAtom = atom<Readonly<Record<string, ShownEntry>>>({});

export function shownEntriesOf(topics: Readonly<Record<string, ShownTopic>>): Readonly<Record<string, ShownEntry>> {
  return Object.fromEntries(
    Object.entries(topics).map(([topic, { epoch, version, state }]) => [
      topic,
      { entry: { ...UNKNOWN_TOPIC, state, version }, position: { epoch, version } },
    ]),
  );
}

export const topicsAtom: Atom<Readonly<Record<string, TopicEntry>>> = baseAtom;

/** Puts one topic's entry; the others keep their identity, so that only its own readers render again. */
export const putTopicAtom = atom(null, (get, set, key: string, change: (entry: TopicEntry) => TopicEntry) => {
  const topics = get(baseAtom);
  set(baseAtom, { ...topics, [key]: change(topics[key] ?? UNKNOWN_TOPIC) });
});

/** Whoever follows the topic again starts anew, not from what the server rendered. */
export const dropTopicAtom = atom(null, (get, set, key: string, topic?: string) => {
  const { [key]: _dropped, ...others } = get(baseAtom);
  set(baseAtom, others);
  if (topic === undefined || !get(shownTopicsAtom)[topic]) return;
  const { [topic]: _shown, ...shown } = get(shownTopicsAtom);
  set(shownTopicsAtom, shown);
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
