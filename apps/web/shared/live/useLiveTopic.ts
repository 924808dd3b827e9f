import type { TopicStatus } from '@pailei/live/client';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';

import { followTopic, viewKey } from './topics.ts';
import { topicsAtom, UNKNOWN_TOPIC, type Fold, type TopicEntry } from './topics.atoms.ts';

export type LiveTopicOptions<S, I> = {
  /** What is shown until the first snapshot, e.g. a fetched view or null. */
  initial: I;
  /** Pure, and defined outside the component: its identity is part of the view's. */
  fold: Fold<S>;
  /** Seconds to trail behind; it can only raise what the topic asks for. */
  delaySeconds?: number;
};

export type LiveTopic<S> = { state: S; version: number; status: TopicStatus };

/**
 * Follows a topic and gives its folded state; null as topic follows nothing. The component renders again only when
 * this topic changes.
 */
export function useLiveTopic<S, I = S>(topic: string | null, options: LiveTopicOptions<S, I>): LiveTopic<S | I> {
  const { initial, fold, delaySeconds } = options;
  const key = topic === null ? null : viewKey(topic, fold);
  const entryAtom = useMemo(
    () => atom((get) => (key === null ? UNKNOWN_TOPIC : (get(topicsAtom)[key] ?? UNKNOWN_TOPIC)) as TopicEntry<S>),
    [key],
  );
  useEffect(() => (topic === null ? undefined : followTopic(topic, fold, delaySeconds)), [topic, fold, delaySeconds]);
  const { state, version, status } = useAtomValue(entryAtom);
  return { state: state === undefined ? initial : state, version, status };
}
