import { holdsRight } from '@pailei/domain/rights/rights';

import { asOfAtom } from '../../../shared/live/connection.atoms.ts';
import { liveClient } from '../../../shared/live/connection.ts';
import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { useHeld } from '../../../shared/featured/useHeld.ts';
import { useLobby, useMatch, useSystem } from '../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { SpoilerSwitch } from '../../../shared/spoilers/SpoilerSwitch.tsx';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { PageHeader } from '../../../shared/ui/layout/PageHeader.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { choosePlayer } from './choose-player.ts';
import { LiveMatches } from './LiveMatches.tsx';
import { LiveStage } from './LiveStage.tsx';
import { QueueMenu } from './QueueMenu.tsx';
import { QueueSection } from './QueueSection.tsx';
import { useStreamQueue } from './useStreamQueue.ts';

/** The rooms stand beside the stage and the queue under it; below that width one under the other. */
const COLUMNS =
  'grid grid-cols-main-rail grid-rows-[auto_1fr] items-start gap-x-12 gap-y-8 max-wide:grid-cols-1 max-wide:grid-rows-none';

/** The broadcast on the stage, the casters’ queue under it, and what is being played beside it. */
export function LivePage() {
  const user = useAtomValue(userAtom);
  const system = useSystem().state;
  const lobby = useLobby().state;
  const queue = useStreamQueue();
  const shownId = queue?.on_air?.match_id ?? system?.featured_match_id ?? null;
  const match = useHeld(useMatch(shownId).state, system !== null && queue !== null && shownId === null);
  const isAway = useAtomValue(asOfAtom) !== null;
  const isMatchLoading = shownId !== null && match === null && !isAway;
  // without a connection the page shows what it has
  const isLoading = system === null || lobby === null || (queue === null && !isAway) || isMatchLoading;
  const isStaff = holdsRight('referee', user);
  return (
    <>
      <PageHeader title="直播" actions={<Actions />} />
      {isLoading && isAway && (
        <Note
          className="mb-4"
          tone="huang"
          action={
            <Button variant="text" size="sm" onClick={() => liveClient().reconnect()}>
              重试
            </Button>
          }
        >
          实时连接暂时不可用，连上后自动显示。
        </Note>
      )}
      <Loading isLoading={isLoading} skeleton={<PageSkeleton />}>
        {() =>
          system &&
          lobby && (
            <div className={COLUMNS}>
              <LiveStage
                chosen={choosePlayer(system.stream, match?.info.stream_url ?? null)}
                match={match}
                tournaments={lobby.tournaments}
                isChosen={(queue !== null && queue.on_air !== null) || system.is_featured_chosen}
                myName={user?.username ?? null}
                menu={isStaff && queue && shownId && <QueueMenu queue={queue} matchId={shownId} name="正在播出" />}
              />
              {queue && <QueueSection queue={queue} isStaff={isStaff} />}
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
  return (
    <span className="flex items-center gap-4">
      <SpoilerSwitch />
      <LiveConnection />
    </span>
  );
}

function PageSkeleton() {
  return (
    <div className={COLUMNS}>
      <Skeleton height={440} />
      <SkeletonRows count={6} />
    </div>
  );
}
