import type { BattleList } from '@pailei/contracts/play/battles/battle-list.topic';
import type { Lobby } from '@pailei/contracts/play/tournaments/lobby/lobby.topic';

import { AnnouncementList } from '../../../shared/announcements/AnnouncementList.tsx';
import { useBattleList } from '../../../shared/battles/useBattleList.ts';
import { HowTo } from '../../../shared/how-to/HowTo.tsx';
import { useLobby } from '../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { siteLineAtom } from '../../../shared/state/site.atoms.ts';
import { useMyTournaments } from '../../../shared/tournaments/entries/entries.api.ts';
import { Loading, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { FooterLink, PageFooter } from '../../../shared/ui/layout/PageFooter.tsx';
import { HomeStage } from './HomeStage.tsx';
import { LobbyTeaser } from './LobbyTeaser.tsx';
import { MyMatchNote, MyMatchPlace } from './MyMatchNote.tsx';
import { Rankings } from './Rankings.tsx';
import { Schedule } from './Schedule.tsx';

export function HomePage() {
  const user = useAtomValue(userAtom);
  const lobby = useLobby().state;
  const battles = useBattleList().state;
  const siteLine = useAtomValue(siteLineAtom);
  const entries = useMyTournaments();
  const isNew = user === null || entries.data?.total === 0;
  // until it is known whether the steps to the first match stand there, nothing stands below them
  const isLoading = lobby === null || battles === null || (user !== null && entries.isPending);
  return (
    <>
      <h1 className="sr-only">首页</h1>
      {user ? <MyMatchNote myName={user.username} /> : <MyMatchPlace />}
      <HomeStage />
      <div className="min-h-80">
        {isNew && (
          <div {...(user === null && { 'data-guest': 'gone' })}>
            <HowTo user={user} />
          </div>
        )}
        <Loading isLoading={isLoading} skeleton={<SkeletonRows count={5} />}>
          {() => lobby && battles && <HomeColumns lobby={lobby} battles={battles} myId={user?.id ?? null} />}
        </Loading>
      </div>
      <PageFooter>
        <span>{siteLine}</span>
        <FooterLink to="/registration">报名说明</FooterLink>
        <FooterLink to="/live">直播</FooterLink>
        <FooterLink to="/status">系统状态</FooterLink>
        <span>本站与任何游戏厂商无隶属关系</span>
      </PageFooter>
    </>
  );
}

type HomeColumnsProps = { lobby: Lobby; battles: BattleList; myId: string | null };

function HomeColumns({ lobby: { tournaments }, battles: { battles }, myId }: HomeColumnsProps) {
  return (
    <div className="grid grid-cols-main-rail gap-12 max-wide:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-10">
        <Schedule tournaments={tournaments} battles={battles} />
        <LobbyTeaser tournaments={tournaments} />
        <AnnouncementList />
      </div>
      <Rankings myId={myId} />
    </div>
  );
}
