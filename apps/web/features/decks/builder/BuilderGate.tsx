import type { DeckRules } from '@pailei/domain/decks';
import type { ReactNode } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { useRules } from '../parts/rules.api.ts';

/** The builder as soon as the rules are there that it builds by. */
export function BuilderGate({ children }: { children: (rules: DeckRules) => ReactNode }) {
  const { data, error, refetch } = useRules();
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={!data} skeleton={<SkeletonRows count={6} />}>
      {() => data && children(data)}
    </Loading>
  );
}
