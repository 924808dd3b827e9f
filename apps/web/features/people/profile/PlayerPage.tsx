import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';

import { isMissing, messageOf } from '../../../shared/api/error-text.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../shared/ui/feedback/Empty.tsx';
import { Loading } from '../../../shared/ui/feedback/Skeleton.tsx';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle.ts';
import { usePlayer } from './profile.api.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { HeaderSkeleton, RecordSkeleton } from './ProfileSkeleton.tsx';
import { PlayerRecord } from './record/PlayerRecord.tsx';

const PlayerDecks = lazy(async () => ({ default: (await import('./PlayerDecks.tsx')).PlayerDecks }));

/** A player as everybody sees them. */
export function PlayerPage() {
  const { id = '' } = useParams();
  const visitor = useAtomValue(userAtom);
  const { data: player, error, refetch } = usePlayer(id);
  usePageTitle(player?.username);
  if (error && !player) return isMissing(error) ? <Unknown /> : <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <Loading isLoading={!player} skeleton={<PageSkeleton />}>
      {() =>
        player && (
          <>
            <ProfileHeader
              person={player}
              pictureOf={player.id}
              isExpert={player.is_expert}
              isDemo={player.is_demo}
              actions={visitor?.id === player.id && <LinkButton to="/profile">编辑资料</LinkButton>}
            />
            <PlayerRecord key={player.id} player={player} />
            <Suspense>
              <PlayerDecks key={player.id} playerId={player.id} />
            </Suspense>
          </>
        )
      }
    </Loading>
  );
}

function Unknown() {
  const back = (
    <LinkButton variant="ghost" to="/">
      返回首页
    </LinkButton>
  );
  return (
    <Empty art="cut-rope" title="没有找到" actions={back}>
      这位选手不存在，或者链接不完整。
    </Empty>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <LoadFailed message={messageOf(error)} onRetry={onRetry} />;
}

function PageSkeleton() {
  return (
    <>
      <HeaderSkeleton />
      <RecordSkeleton />
    </>
  );
}
