import { traffic } from '../api/traffic.ts';
import { store } from '../state/store.ts';
import { liveClient } from './connection.ts';
import {
  dropTopicAtom,
  putTopicAtom,
  topicsAtom,
  withAnswer,
  withEvents,
  withSnapshot,
  type Fold,
  type TopicEntry,
} from './topics.atoms.ts';

type Following = { topic: string; count: number; stop: () => void };

/** Left topics stay for a moment, so that going from page to page does not subscribe again. */
const LINGER_MS = 5_000;

const followed = new Map<string, Following>();
const foldNumbers = new WeakMap<object, number>();
let foldCount = 0;

/** The key of a view in the map of topics: two folds of one topic are two views. */
export function viewKey<S>(topic: string, fold: Fold<S>): string {
  const known = foldNumbers.get(fold);
  if (known !== undefined) return `${topic}#${known}`;
  foldCount += 1;
  foldNumbers.set(fold, foldCount);
  return `${topic}#${foldCount}`;
}

/** Follows a topic into the map of topics. All who follow it with the same fold share one view; returns the way out. */
export function followTopic<S>(topic: string, fold: Fold<S>, delaySeconds?: number): () => void {
  const key = viewKey(topic, fold);
  const following = followed.get(key) ?? startFollowing(key, topic, fold, delaySeconds);
  following.count += 1;
  return () => {
    following.count -= 1;
    if (following.count === 0) setTimeout(() => stopIfUnused(key, following), LINGER_MS);
  };
}

/** The answer of an own command carries the fresh view; it and its event may come in either order. */
export function acceptAnswer(topic: string, state: unknown, version: number): void {
  for (const [key, following] of followed) {
    if (following.topic === topic) store.set(putTopicAtom, key, (entry) => withAnswer(entry, state, version));
  }
}

/** The live connection brings a change within this time, or it is known to be late. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Resolves when every view of a topic that is shown has reached a version, at the latest after 3 s: a command whose answer
 * is small is over for its visitor when the page shows what it did.
 */
export function topicReaches(topic: string, version: number): Promise<void> {
  const isThere = () =>
    [...followed].every(([key, following]) => {
      if (following.topic !== topic || following.count === 0) return true;
      return (store.get(topicsAtom)[key]?.version ?? 0) >= version;
    });
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, LONGEST_WAIT_MS);
    const unsubscribe = store.sub(topicsAtom, () => isThere() && end());
  });
}

function startFollowing<S>(key: string, topic: string, fold: Fold<S>, delaySeconds: number | undefined): Following {
  const put = (change: (entry: TopicEntry) => TopicEntry) => store.set(putTopicAtom, key, change);
  const stop = liveClient().watch(topic, {
    onSnapshot(state, version) {
      put((entry) => withSnapshot(entry, state, version));
      report(topic, 'snapshot', version, state);
    },
    onEvents(events) {
      put((entry) => withEvents(entry, events, fold as Fold<unknown>));
      report(topic, 'events', events.at(-1)?.v ?? null, events);
    },
    onStatus(status) {
      put((entry) => ({ ...entry, status }));
      report(topic, 'status', null, status);
    },
    ...(delaySeconds === undefined ? {} : { delay: delaySeconds }),
  });
  const following = { topic, count: 0, stop };
  followed.set(key, following);
  return following;
}

function report(topic: string, what: 'snapshot' | 'events' | 'status', version: number | null, data: unknown): void {
  traffic()?.event({ kind: 'live', at: Date.now(), topic, what, version, data });
}

function stopIfUnused(key: string, following: Following): void {
  if (following.count > 0 || followed.get(key) !== following) return;
  followed.delete(key);
  following.stop();
  store.set(dropTopicAtom, key);
}
