import './home.css';

import { useFeatured, useLobby, useMatch, useTournament } from '../../shared/live/useTopics.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { serverNow } from '../../shared/state/clock.ts';
import { Loading, Skeleton, SkeletonRows } from '../../shared/ui/Skeleton.tsx';
import { Stage } from '../../shared/ui/Stage.tsx';
import { FeaturedStage } from './FeaturedStage.tsx';
import { HowTo } from './HowTo.tsx';
import { LobbyTeaser } from './LobbyTeaser.tsx';
import { MatchStrip } from './MatchStrip.tsx';
import { MyMatchNote } from './MyMatchNote.tsx';
import { NextStage } from './NextStage.tsx';
import { nextTournament } from './schedule.ts';
import { Schedule } from './Schedule.tsx';

export function HomePage() {
  const user = useAtomValue(userAtom);
  const lobby = useLobby().state;
  return (
    <>
      <h1 className="only-sr">首页</h1>
      <MyMatchNote myName={user?.username ?? null} />
      <HomeStage />
      {user === null && <HowTo />}
      <Loading isLoading={lobby === null} skeleton={<SkeletonRows count={5} />}>
        {() => (
          <div className="grid g-side hm">
            <Schedule tournaments={lobby?.tournaments ?? []} />
            <LobbyTeaser tournaments={lobby?.tournaments ?? []} />
          </div>
        )}
      </Loading>
      <footer className="foot">
        <span>牌擂 · 测试版</span>
        <span>本站与任何游戏厂商无隶属关系</span>
      </footer>
    </>
  );
}

/** The featured match and its neighbours, else the next tournament, else the empty ring. */
function HomeStage() {
  const user = useAtomValue(userAtom);
  const featured = useFeatured().state;
  const lobby = useLobby().state;
  const match = useMatch(featured?.featured_match_id ?? null).state;
  const running = lobby?.tournaments.find(({ status }) => status === 'running');
  const tournament = useTournament(match?.info.tournament_id ?? running?.id ?? null).state;
  const next = nextTournament(lobby?.tournaments ?? [], serverNow());
  const isLoading = lobby === null || featured === null || (featured.featured_match_id !== null && match === null);
  return (
    <div className="lead">
      <Loading isLoading={isLoading} skeleton={<Skeleton height={440} />}>
        {() => {
          if (match) return <FeaturedStage match={match} myName={user?.username ?? null} />;
          if (next?.starts_at) return <NextStage tournament={next} startsAt={next.starts_at} isGuest={user === null} />;
          return <EmptyStage />;
        }}
      </Loading>
      {tournament && <MatchStrip tournament={tournament} featuredId={match?.info.id ?? null} />}
    </div>
  );
}

function EmptyStage() {
  return (
    <Stage label="擂台空着" className="idle">
      <div className="hero__m">
        <div className="sb">
          <h2 className="song vacant">擂台空着</h2>
          <p className="t2">现在没有进行中的对局，也没有定下时间的赛事。</p>
        </div>
      </div>
    </Stage>
  );
}
