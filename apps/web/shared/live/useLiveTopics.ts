import type { Fold, TopicName } from '@pailei/contracts/topics/topic';
import { useEffect, useMemo } from 'react';

import { atom, useAtomValue } from '../state/jotai.ts';
import { followTopic, viewKey } from './topics.ts';
import { topicsAtom } from './topics.atoms.ts';

/** Follows several topics of one kind; the views that are there. The component renders again only when one of them changes. */
export function useLiveTopics<S>(topics: readonly TopicName<S>[], fold: Fold<S>): readonly S[] {
  const names = topics.join(' ');
  const viewsAtom = useMemo(() => viewsAtomOf(names, fold), [names, fold]);
  useEffect(() => {
    const stops = topicsIn<S>(names).map((topic) => followTopic(topic, fold, { isKept: true }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [names, fold]);
  return useAtomValue(viewsAtom);
}

/** The same list as long as all its views are the same. */
function viewsAtomOf<S>(names: string, fold: Fold<S>) {
  let last: readonly S[] = [];
  return atom((get) => {
    const all = get(topicsAtom);
    const views = topicsIn<S>(names).flatMap((topic) => (all[viewKey(topic, fold)]?.state as S | undefined) ?? []);
    const isSame = views.length === last.length && views.every((view, index) => view === last[index]);
    if (!isSame) last = views;
    return last;
  });
}

const topicsIn = <S>(names: string): TopicName<S>[] => (names === '' ? [] : (names.split(' ') as TopicName<S>[]));
