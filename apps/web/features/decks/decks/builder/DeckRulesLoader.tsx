import type { DeckRules } from '@pailei/domain/decks/deck-rules';
import type { ReactNode } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useRules } from '../../../../shared/decks/rules.api.ts';

/** Renders its children as soon as the deck rules are loaded. */
export function DeckRulesLoader({ children }: { children: (rules: DeckRules) => ReactNode }) {
  const { data, error, refetch } = useRules();
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={!data} skeleton={<SkeletonRows count={6} />}>
      {() => data && children(data)}
    </Loading>
  );
}
