import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { ReactNode } from 'react';

import { Loading, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { CrossFade } from './CrossFade.tsx';
import { IdleStage } from './IdleStage.tsx';

type FeaturedPlaceProps = {
  isLoading: boolean;
  match: MatchSnapshot | null;
  tournaments: readonly TournamentSummary[];
  isGuest: boolean;
  /** A match on the stage. */
  children: (match: MatchSnapshot) => ReactNode;
};

const IDLE = 'idle';

/** Where the featured match stands, or the stage that waits: of one height from the first paint on, and one gives way to the next by a cross-fade. */
export function FeaturedPlace({ isLoading, match, tournaments, isGuest, children }: FeaturedPlaceProps) {
  return (
    <div className="grid min-h-110 flex-1 grid-cols-1 max-desktop:min-h-125 max-tablet:min-h-100">
      <Loading isLoading={isLoading} skeleton={<Skeleton height="100%" />}>
        {() => (
          <CrossFade value={match} keyOf={(shown) => shown?.info.id ?? IDLE}>
            {(shown) => (shown ? children(shown) : <IdleStage tournaments={tournaments} isGuest={isGuest} />)}
          </CrossFade>
        )}
      </Loading>
    </div>
  );
}
