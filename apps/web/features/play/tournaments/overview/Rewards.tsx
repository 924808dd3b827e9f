import { DEFAULT_REWARD_TABLE } from '@pailei/domain/rewards/types';
import { rewardTableOf } from '@pailei/domain/tournament/rewards';
import type { TournamentState } from '@pailei/domain/tournament/types';

import { useSystem } from '../../../../shared/live/useTopics.ts';
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { RewardList } from '../../../../shared/rewards/RewardList.tsx';

/** What the places of this event earn; before the start by the tables as they are now. */
export function Rewards({ tournament }: { tournament: TournamentState }) {
  const site = useSystem().state?.rewards ?? null;
  const table = rewardTableOf(tournament, site);
  const isStarted = tournament.started_at !== null;
  const isUnknown = table === null && site === null;
  if (tournament.status === 'cancelled' || (table === null && isStarted)) return null;
  return (
    <section aria-label="奖励" aria-busy={isUnknown}>
      <SectionHeader title="奖励" />
      {isUnknown ? (
        <Skeleton height={HEIGHT_OF_DEFAULT} />
      ) : table === null ? (
        <p className="text-13 text-text-3">本次赛事没有积分奖励。</p>
      ) : (
        <>
          <RewardList table={table} places={placesOf(tournament)} />
          <p className="mt-3 text-13 text-text-3">
            赛事结束时发放。并列时按其中最后一个名次计算，缺席或被取消资格的选手没有奖励。
            {!isStarted && '以开赛时的奖励为准。'}
          </p>
        </>
      )}
    </section>
  );
}

const ROW_HEIGHT = 37;
const NOTE_HEIGHT = 72;
/** Of the site's table as it is delivered, while its own is on the way. */
const HEIGHT_OF_DEFAULT = (DEFAULT_REWARD_TABLE.bands.length + 1) * ROW_HEIGHT + NOTE_HEIGHT;

/** As many as play, or may still come. */
const placesOf = ({ stages, capacity }: TournamentState): number => stages[0]?.entrants.length ?? capacity;
