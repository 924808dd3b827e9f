import './home.css';

import type { TournamentSummary } from '@pailei/contracts/tournaments';

import { serverNow } from '../../shared/state/clock.ts';
import { Stage } from '../../shared/ui/Stage.tsx';
import { NextStage } from './NextStage.tsx';
import { nextTournament } from './schedule.ts';

type IdleStageProps = { tournaments: readonly TournamentSummary[]; isGuest: boolean };

/** No match is shown: the stage waits for the next tournament, or stands empty. */
export function IdleStage({ tournaments, isGuest }: IdleStageProps) {
  const next = nextTournament(tournaments, serverNow());
  if (next?.starts_at) return <NextStage tournament={next} startsAt={next.starts_at} isGuest={isGuest} />;
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
