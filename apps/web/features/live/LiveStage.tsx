import type { MatchSnapshot } from '@pailei/contracts/matches';
import type { TournamentSummary } from '@pailei/contracts/tournaments';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../shared/ui/Button.tsx';
import { FeaturedStage } from '../home/FeaturedStage.tsx';
import { IdleStage } from '../home/IdleStage.tsx';
import type { ChosenPlayer } from './choose-player.ts';
import { Player } from './Player.tsx';
import { ShownMatch } from './ShownMatch.tsx';
import { useSpoiler } from './spoilers.ts';

type LiveStageProps = {
  chosen: ChosenPlayer | null;
  match: MatchSnapshot | null;
  tournaments: readonly TournamentSummary[];
  myName: string | null;
  /** What the staff may do with the match. */
  menu: ReactNode;
};

/** The player with the match under it; without a broadcast the match’s scoreboard takes the stage. */
export function LiveStage({ chosen, match, tournaments, myName, menu }: LiveStageProps) {
  if (chosen) {
    return (
      <div>
        <Player {...chosen} />
        {match ? <ShownMatch match={match} menu={menu} /> : <p className="lvt t2">{chosen.title}</p>}
      </div>
    );
  }
  if (!match) return <IdleStage tournaments={tournaments} isGuest={myName === null} />;
  return <ScoreStage match={match} myName={myName} />;
}

function ScoreStage({ match, myName }: { match: MatchSnapshot; myName: string | null }) {
  const { isHidden, reveal } = useSpoiler(match.info.id);
  const cover = isHidden && (
    <Button variant="ghost" size="lg" icon={<Eye size={18} />} onClick={reveal}>
      显示比分
    </Button>
  );
  return <FeaturedStage match={match} myName={myName} cover={cover} />;
}
