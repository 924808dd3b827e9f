import type { Deck } from '@pailei/contracts/decks';
import type { ReactNode } from 'react';

import { isMissing, messageOf } from '../../../shared/api/error-text.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../shared/ui/Button.tsx';
import { Empty, LoadFailed } from '../../../shared/ui/Empty.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { usePageTitle } from '../../../shared/ui/usePageTitle.ts';
import { useDeck } from '../decks.api.ts';

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
      <div className="dh">
        <Skeleton width={60} height={84} />
        <span className="grid gap-2">
          <Skeleton width={180} height={28} />
          <Skeleton width={240} height={14} />
        </span>
      </div>
      <Skeleton width="100%" height={56} />
      <div className="dd mt-9">
        <SkeletonRows count={8} />
        <SkeletonRows count={4} />
        <SkeletonRows count={4} />
      </div>
    </>
  );
}
