import { lazy, Suspense } from 'react';

import { Loading, SkeletonRows } from '../../../shared/ui/feedback/Skeleton.tsx';
import { Champions } from './Champions.tsx';
import { useChampions, useLeaderboard, useSeasonTop } from './home.api.ts';
import { LeaderboardSection, SHORT_LENGTH } from './LeaderboardSection.tsx';
import { SeasonTop } from './SeasonTop.tsx';

const LiveSeasonTop = lazy(async () => ({ default: (await import('./LiveSeasonTop.tsx')).LiveSeasonTop }));

/** The running season, the leaderboard and the last champions, which come together: neither pushes the other when it is there. */
export function Rankings({ myId }: { myId: string | null }) {
  const isLoading = useLeaderboard(SHORT_LENGTH).isPending;
  const champions = useChampions();
  const season = useSeasonTop();
  return (
    <Loading isLoading={isLoading || champions.isPending || season.isPending} skeleton={<SkeletonRows count={8} />}>
      {() => (
        <div>
          {season.data && (
            <Suspense fallback={<SeasonTop top={season.data} />}>
              <LiveSeasonTop top={season.data} />
            </Suspense>
          )}
          <LeaderboardSection myId={myId} />
          <Champions champions={champions.data ?? []} />
        </div>
      )}
    </Loading>
  );
}
