import './live.css';

import { holdsRight } from '@pailei/domain/rights';

import { connectionStateAtom, isBroken } from '../../shared/live/connection.atoms.ts';
import { liveClient } from '../../shared/live/connection.ts';
import { LiveConnection } from '../../shared/live/LiveConnection.tsx';
import { useLobby, useMatch, useSystem } from '../../shared/live/useTopics.ts';
import { useAtom, useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';
import { spoilerSafeAtom } from '../../shared/state/spoilers.atoms.ts';
import { LoadFailed } from '../../shared/ui/Empty.tsx';
import { PageHeader } from '../../shared/ui/PageHeader.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../shared/ui/Skeleton.tsx';
import { Switch } from '../../shared/ui/Switch.tsx';
import { choosePlayer } from './choose-player.ts';
import { LiveMatches } from './LiveMatches.tsx';
import { LiveStage } from './LiveStage.tsx';
import { QueueMenu } from './QueueMenu.tsx';
import { QueueSection } from './QueueSection.tsx';
import { useStreamQueue } from './useStreamQueue.ts';

/** The broadcast on the stage, the casters’ queue under it, and what is being played beside it. */
export function LivePage() {
  const user = useAtomValue(userAtom);
  const system = useSystem().state;
  const lobby = useLobby().state;
  const queue = useStreamQueue();
  const shownId = queue?.on_air?.match_id ?? system?.featured_match_id ?? null;
  const match = useMatch(shownId).state;
  const connection = useAtomValue(connectionStateAtom);
  const isLoading = system === null || lobby === null || queue === null || (shownId !== null && match === null);
  const isStaff = holdsRight('referee', user);
  if (isLoading && isBroken(connection)) {
    return <LoadFailed message="网络连接失败，请检查网络设置" onRetry={() => liveClient().reconnect()} />;
  }
  return (
    <>
      <PageHeader title="直播" actions={<Actions />} />
      <Loading isLoading={isLoading} skeleton={<PageSkeleton />}>
        {() =>
          system &&
          lobby &&
          queue && (
            <div className="grid g-side lvg">
              <LiveStage
                chosen={choosePlayer(system.stream, match?.info.stream_url ?? null)}
                match={match}
                tournaments={lobby.tournaments}
                myName={user?.username ?? null}
                menu={isStaff && shownId && <QueueMenu queue={queue} matchId={shownId} name="正在播出" />}
              />
              <QueueSection queue={queue} isStaff={isStaff} />
              <LiveMatches
                tournaments={lobby.tournaments}
                shownTournamentId={match?.info.tournament_id ?? null}
                shownMatchId={shownId}
                queue={queue}
                isStaff={isStaff}
              />
            </div>
          )
        }
      </Loading>
    </>
  );
}

function Actions() {
  const [isSafe, setSafe] = useAtom(spoilerSafeAtom);
  return (
    <span className="row g16">
      <Switch checked={isSafe} onChange={setSafe}>
        防剧透
      </Switch>
      <LiveConnection />
    </span>
  );
}

function PageSkeleton() {
  return (
    <div className="grid g-side lvg">
      <Skeleton height={440} />
      <SkeletonRows count={6} />
    </div>
  );
}
