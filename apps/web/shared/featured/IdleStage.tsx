import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';

import { serverNow } from '../state/clock.ts';
import { Stage } from '../ui/layout/Stage.tsx';
import { NextStage } from './NextStage.tsx';
import { nextTournament } from '../tournaments/schedule.ts';

type IdleStageProps = { tournaments: readonly TournamentSummary[]; isGuest: boolean };

/** No match is shown: the stage waits for the next tournament, or is empty. */
export function IdleStage({ tournaments, isGuest }: IdleStageProps) {
  const next = nextTournament(tournaments, serverNow());
  if (next?.starts_at) return <NextStage tournament={next} startsAt={next.starts_at} isGuest={isGuest} />;
  return (
    <Stage label="擂台空着" kind="waiting">
      <div className="pt-18 pb-11 text-center max-tablet:my-auto max-tablet:py-7">
        <h2 className="font-song text-[46px]/[62px] font-black tracking-[0.04em]">擂台空着</h2>
        <p className="text-text-2">现在没有进行中的对局，也没有定下时间的赛事。</p>
      </div>
    </Stage>
  );
}
