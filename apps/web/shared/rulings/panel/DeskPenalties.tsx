import type { MatchInfo } from '@pailei/contracts/play/matches/matches.api';
import { SIDES } from '@pailei/domain/series/sides';
import type { SeriesState } from '@pailei/domain/series/types';

import { PenaltyLines } from './PenaltyLines.tsx';

/** What both players have been given before, in all events. */
export function DeskPenalties({ info, series }: { info: MatchInfo; series: SeriesState }) {
  return (
    <section
      className="min-w-0 border-l border-l-line-1 p-5 max-tablet:border-t max-tablet:border-l-0 max-tablet:border-t-line-1 max-tablet:p-4"
      aria-label="以往判罚"
    >
      <h3 className="text-16 font-semibold">以往判罚</h3>
      <div className="mt-2 border-t border-t-line-2">
        {SIDES.map((side) => (
          <PenaltyLines key={side} accountId={info.players[side]} name={series.sides[side].name} />
        ))}
      </div>
    </section>
  );
}
