import type { Fold, TopicName } from '@pailei/contracts/topics/topic';
import type { TopicStatus } from '@pailei/live/client';
import { atom, useAtomValue } from '../state/jotai.ts';
import { useContext, useEffect, useMemo } from 'react';

import { ServerScopeContext } from '../first-view/server-scope.ts';
import { followTopic, viewKey } from './topics.ts';
import { shownTopicsAtom, topicsAtom, UNKNOWN_TOPIC, type TopicEntry } from './topics.atoms.ts';

export type LiveTopicOptions<S, I> = {
  /** What is shown until the first snapshot, e.g. a fetched view or null. */
  initial: I;
  /** Pure, and defined outside the component: its identity is part of the view's. */
  fold: Fold<S>;
  /** Seconds to trail behind; it can only raise what the topic asks for. */
  delaySeconds?: number;
  /** The tab's next page shows the view should it get no connection; for one fold of a topic at most. */
  isKept?: boolean;
};

export type LiveTopic<S> = { state: S; version: number; status: TopicStatus };

/**
 * Follows a topic and gives its folded state; null as topic follows nothing. The component renders again only when
 * this topic changes.
 */
export function useLiveTopic<S, I = S>(topic: TopicName<S> | null, options: LiveTopicOptions<S, I>): LiveTopic<S | I> {
  const { initial, fold, delaySeconds, isKept } = options;
  const key = topic === null ? null : viewKey(topic, fold);
  const isAsPublished = delaySeconds === undefined;
  const server = useContext(ServerScopeContext);
  if (topic !== null && isAsPublished) server?.wantTopic(topic);
  const entryAtom = useMemo(
    () =>
      atom((get) => {
        const shown = topic !== null && isAsPublished ? get(shownTopicsAtom)[topic]?.entry : undefined;
        return ((key === null ? undefined : get(topicsAtom)[key]) ?? shown ?? UNKNOWN_TOPIC) as TopicEntry<S>;
      }),
    [key, topic, isAsPublished],
  );
  useEffect(
    () => (topic === null ? undefined : followTopic(topic, fold, { delaySeconds, isKept })),
    [topic, fold, delaySeconds, isKept],
  );
  const { state, version, status } = useAtomValue(entryAtom);
  return { state: state === undefined ? initial : state, version, status };
}
