import './home.css';

import { Link } from 'react-router-dom';

import { useLobby, useMatch, useSystem, useTournament } from '../../shared/live/useTopics.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { siteLineAtom } from '../../shared/state/site.atoms.ts';
import { Loading, Skeleton, SkeletonRows } from '../../shared/ui/Skeleton.tsx';
import { AnnouncementList } from '../announcements/AnnouncementList.tsx';
import { useMyTournaments } from '../tournaments/tournaments.api.ts';
import { Champions } from './Champions.tsx';
import { FeaturedStage } from './FeaturedStage.tsx';
import { HowTo } from './HowTo.tsx';
import { IdleStage } from './IdleStage.tsx';
import { LeaderboardSection } from './LeaderboardSection.tsx';
import { LobbyTeaser } from './LobbyTeaser.tsx';
import { MatchStrip } from './MatchStrip.tsx';
import { MyMatchNote } from './MyMatchNote.tsx';
import { Schedule } from './Schedule.tsx';

export function HomePage() {
  const user = useAtomValue(userAtom);
  const lobby = useLobby().state;
  const siteLine = useAtomValue(siteLineAtom);
  const entries = useMyTournaments().data;
  const isNew = user === null || entries?.total === 0;
  return (
    <>
      <h1 className="only-sr">首页</h1>
      <MyMatchNote myName={user?.username ?? null} />
      <HomeStage />
      {isNew && <HowTo newcomer={user} />}
      <Loading isLoading={lobby === null} skeleton={<SkeletonRows count={5} />}>
        {() => (
          <div className="grid g-side hm">
            <div className="stack gap-10">
              <Schedule tournaments={lobby?.tournaments ?? []} />
              <LobbyTeaser tournaments={lobby?.tournaments ?? []} />
              <AnnouncementList />
            </div>
            <div>
              <LeaderboardSection myId={user?.id ?? null} />
              <Champions />
            </div>
          </div>
        )}
      </Loading>
      <footer className="foot">
        <span>{siteLine}</span>
        <Link to="/registration">报名说明</Link>
        <Link to="/live">直播</Link>
        <Link to="/status">系统状态</Link>
        <span>本站与任何游戏厂商无隶属关系</span>
      </footer>
    </>
  );
}

/** The featured match and its neighbours, else the next tournament, else the empty ring. */
function HomeStage() {
  const user = useAtomValue(userAtom);
  const system = useSystem().state;
  const lobby = useLobby().state;
  const match = useMatch(system?.featured_match_id ?? null).state;
  const hasStream = system !== null && system.stream.kind !== 'none';
  const running = lobby?.tournaments.find(({ status }) => status === 'running');
  const tournament = useTournament(match?.info.tournament_id ?? running?.id ?? null).state;
  const isLoading = lobby === null || system === null || (system.featured_match_id !== null && match === null);
  return (
    <div className="lead">
      <Loading isLoading={isLoading} skeleton={<Skeleton height={440} />}>
        {() => {
          if (match) return <FeaturedStage match={match} myName={user?.username ?? null} hasStream={hasStream} />;
          return <IdleStage tournaments={lobby?.tournaments ?? []} isGuest={user === null} />;
        }}
      </Loading>
      {tournament && <MatchStrip tournament={tournament} featuredId={match?.info.id ?? null} />}
    </div>
  );
}
