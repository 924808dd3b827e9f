import type { MatchSnapshot } from '@pailei/contracts/play/matches/matches.api';
import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { ReactNode } from 'react';

import { FeaturedPlace } from '../../../shared/featured/FeaturedPlace.tsx';
import { FeaturedStage } from '../../../shared/featured/FeaturedStage.tsx';
import type { ChosenPlayer } from './choose-player.ts';
import { Player } from './Player.tsx';
import { ShownMatch } from './ShownMatch.tsx';

type LiveStageProps = {
  chosen: ChosenPlayer | null;
  match: MatchSnapshot | null;
  tournaments: readonly TournamentSummary[];
  isChosen: boolean;
  myName: string | null;
  /** What the staff may do with the match. */
  menu: ReactNode;
};

/** The player with the match under it; without a broadcast it shows the match’s scoreboard. */
export function LiveStage({ chosen, match, tournaments, isChosen, myName, menu }: LiveStageProps) {
  if (chosen) {
    return (
      <div className="min-w-0">
        <Player {...chosen} />
        {match ? <ShownMatch match={match} menu={menu} /> : <p className="py-3 text-text-2">{chosen.title}</p>}
      </div>
    );
  }
  return (
    <FeaturedPlace isLoading={false} match={match} tournaments={tournaments} isGuest={myName === null}>
      {(shown) => <FeaturedStage match={shown} myName={myName} isChosen={isChosen} />}
    </FeaturedPlace>
  );
}
