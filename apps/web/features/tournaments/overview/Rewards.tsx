import { rewardTableOf, type TournamentState } from '@pailei/domain/tournament';

import { useSystem } from '../../../shared/live/useTopics.ts';
import { SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { RewardList } from '../../rewards/RewardList.tsx';

/** What the places of this event earn; before the start by the tables as they are now. */
export function Rewards({ tournament }: { tournament: TournamentState }) {
  const site = useSystem().state?.rewards ?? null;
  const table = rewardTableOf(tournament, site);
  const isStarted = tournament.started_at !== null;
  if (tournament.status === 'cancelled' || (table === null && (isStarted || site === null))) return null;
  return (
    <section aria-label="奖励">
      <SectionHeader title="奖励" />
      {table === null ? (
        <p className="t3 s13">本次赛事没有积分奖励。</p>
      ) : (
        <>
          <RewardList table={table} places={placesOf(tournament)} />
          <p className="t3 s13 mt-3">
            赛事结束时发放。并列时按其中最后一个名次计算，缺席或被取消资格的选手没有奖励。
            {!isStarted && '以开赛时的奖励为准。'}
          </p>
        </>
      )}
    </section>
  );
}

/** As many as play, or may still come. */
const placesOf = ({ stages, capacity }: TournamentState): number => stages[0]?.entrants.length ?? capacity;
