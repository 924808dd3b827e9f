import type { Fold, TopicName } from '@pailei/contracts/topics/topic';

import { traffic } from '../api/traffic.ts';
import { store } from '../state/store.ts';
import { serverNow } from '../state/clock.ts';
import { asOfAtom, connectionStateAtom, isBroken } from './connection.atoms.ts';
import { liveClient } from './connection.ts';
import { keepViews, keptView } from './kept-views.ts';
import {
  dropTopicAtom,
  putTopicAtom,
  shownTopicsAtom,
  topicsAtom,
  withAnswer,
  withEvents,
  withSnapshot,
  type TopicEntry,
} from './topics.atoms.ts';

type Following = { topic: string; count: number; isKept: boolean; stop: () => void };

/** Topics without subscribers are released with a delay, so that going from page to page does not subscribe again. */
const UNSUBSCRIBE_DELAY_MS = 5_000;

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

export type FollowOptions = {
  delaySeconds?: number | undefined;
  /** The tab's next page shows the view should it get no connection; for one fold of a topic at most. */
  isKept?: boolean | undefined;
};

/** Follows a topic into the map of topics. All who follow it with the same fold share one view; returns the unsubscribe function. */
export function followTopic<S>(topic: TopicName<S>, fold: Fold<S>, options: FollowOptions = {}): () => void {
  const key = viewKey(topic, fold);
  const following = followed.get(key) ?? startFollowing(key, topic, fold, options);
  following.count += 1;
  return () => {
    following.count -= 1;
    if (following.count === 0) setTimeout(() => stopIfUnused(key, following), UNSUBSCRIBE_DELAY_MS);
  };
}

/** The answer of the visitor's command carries the new view; it and its event may arrive in either order. */
export function acceptAnswer<S>(topic: TopicName<S>, state: NoInfer<S>, version: number): void {
  for (const [key, following] of followed) {
    if (following.topic === topic) store.set(putTopicAtom, key, (entry) => withAnswer(entry, state, version));
  }
}

/** The live connection brings a change within this time, or it is known to be late. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Resolves when every view of a topic that is shown has reached a version, at the latest after 3 s: a command whose answer
 * is small is over for its visitor when the page shows what it did. Without a connection nothing is waited for.
 */
export function topicReaches(topic: string, version: number): Promise<void> {
  const isThere = () =>
    [...followed].every(([key, following]) => {
      if (following.topic !== topic || following.count === 0) return true;
      return (store.get(topicsAtom)[key]?.version ?? 0) >= version;
    });
  if (isThere() || isBroken(store.get(connectionStateAtom))) return Promise.resolve();
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

function startFollowing<S>(
  key: string,
  topic: string,
  fold: Fold<S>,
  { delaySeconds, isKept = false }: FollowOptions,
): Following {
  const put = (change: (entry: TopicEntry) => TopicEntry) => store.set(putTopicAtom, key, change);
  const shown = delaySeconds === undefined ? store.get(shownTopicsAtom)[topic] : undefined;
  if (shown) {
    put(() => shown.entry);
    report(topic, 'snapshot', shown.position.version, shown.entry.state);
  }
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
    ...(shown && { since: shown.position }),
  });
  const following = { topic, count: 0, isKept, stop };
  followed.set(key, following);
  if (isAway()) restoreKept(key, following);
  return following;
}

function report(topic: string, what: 'snapshot' | 'events' | 'status', version: number | null, data: unknown): void {
  traffic()?.event({ kind: 'live', at: Date.now(), topic, what, version, data });
}

function stopIfUnused(key: string, following: Following): void {
  if (following.count > 0 || followed.get(key) !== following) return;
  followed.delete(key);
  following.stop();
  if (!isAway()) store.set(dropTopicAtom, key, following.topic);
}

const isAway = (): boolean => store.get(asOfAtom) !== null;

// without a connection nothing that was seen is lost; with one, what nobody follows is out of date
store.sub(asOfAtom, () => {
  if (isAway()) return followed.forEach((following, key) => restoreKept(key, following));
  for (const key of Object.keys(store.get(topicsAtom))) if (!followed.has(key)) store.set(dropTopicAtom, key);
});

function restoreKept(key: string, { topic, isKept }: Following): void {
  const view = isKept ? keptView(topic) : undefined;
  if (!view) return;
  store.set(putTopicAtom, key, (entry) =>
    entry.state === undefined ? withSnapshot(entry, view.state, view.version) : entry,
  );
}

globalThis.window?.addEventListener('pagehide', () => {
  const topics = store.get(topicsAtom);
  const views = [...followed].flatMap(([key, { topic, isKept }]) => {
    const { state, version = 0 } = topics[key] ?? {};
    return isKept && state !== undefined ? [[topic, { state, version }] as const] : [];
  });
  keepViews(Object.fromEntries(views), store.get(asOfAtom) ?? serverNow());
});
