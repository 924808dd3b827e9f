import type { Deck } from '@pailei/contracts/decks/decks/decks.api';
import type { ReactNode } from 'react';

import { isMissing, messageOf } from '../../../../shared/api/error-text.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { usePageTitle } from '../../../../shared/ui/layout/usePageTitle.ts';
import { useDeck } from '../decks.api.ts';
import { DeckHeading } from '../parts/DeckHeading.tsx';
import { DeckColumns } from './DeckColumns.tsx';

type ShownDeckProps = {
  id: string;
  /** It is being deleted, nobody asks for it any more. */
  isGoing?: boolean;
  children: (deck: Deck) => ReactNode;
};

/** The deck once it is there, or what the page shows instead of it. */
export function ShownDeck({ id, isGoing = false, children }: ShownDeckProps) {
  const { data, error, refetch } = useDeck(id, isGoing);
  usePageTitle(data?.name);
  if (isMissing(error)) return <Unknown />;
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={!data} skeleton={<DeckSkeleton />}>
      {() => data && children(data)}
    </Loading>
  );
}

/** Someone else's private deck is no different from one that never was. */
function Unknown() {
  const isGuest = useAtomValue(userAtom) === null;
  const back = (
    <LinkButton variant="ghost" to={isGuest ? '/' : '/decks'}>
      {isGuest ? '返回首页' : '返回我的卡组'}
    </LinkButton>
  );
  return (
    <Empty art="cut-rope" title="没有找到" actions={back}>
      这副卡组不存在、已被删除，或者没有公开。
    </Empty>
  );
}

function DeckSkeleton() {
  return (
    <>
      <DeckHeading>
        <Skeleton width={60} height={84} />
        <span className="grid gap-2">
          <Skeleton width={180} height={28} />
          <Skeleton width={240} height={14} />
        </span>
      </DeckHeading>
      <Skeleton width="100%" height={56} />
      <DeckColumns
        cards={<SkeletonRows count={8} />}
        statistics={<SkeletonRows count={4} />}
        history={<SkeletonRows count={4} />}
      />
    </>
  );
}
