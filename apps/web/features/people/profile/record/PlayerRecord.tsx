import type { Player } from '@pailei/contracts/people/profile/profile.api';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { useRecord } from '../profile.api.ts';
import { ClassList } from './ClassList.tsx';
import { placeText, winRate } from './record.model.ts';
import { MatchList } from './MatchList.tsx';
import { PlacementList } from './PlacementList.tsx';
import { RecordFigure, RecordFigures } from './RecordFigures.tsx';
import { SeasonList } from './SeasonList.tsx';

const PAGE_SIZE = 10;
const NO_FILTERS = {};

/** A player's record: statistics, matches, best places and classes. The page of matches is in the address. */
export function PlayerRecord({ player }: { player: Player }) {
  const [{ page }, change] = useUrlFilters(NO_FILTERS);
  const { data, error, isPlaceholderData, refetch } = useRecord(player.id, {
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <PlayerStatistics player={player} />
      <Loading isLoading={!data} skeleton={<SkeletonRows count={5} />}>
        {() =>
          data &&
          (data.total === 0 && player.best_placements.length === 0 ? (
            <Empty art="card" title="暂无场次">
              打完的场次、名次和职业胜率会记在这里。
            </Empty>
          ) : (
            <div className="grid grid-cols-main-rail items-start gap-x-12 gap-y-10 max-wide:grid-cols-1">
              <MatchList list={data} isStale={isPlaceholderData} onPage={(next) => change({ page: next })} />
              <div className="flex min-w-0 flex-col gap-8">
                <SeasonList playerId={player.id} />
                <PlacementList placements={player.best_placements} />
                <ClassList classes={data.classes} />
              </div>
            </div>
          ))
        }
      </Loading>
    </>
  );
}

function PlayerStatistics({
  player: { tournaments_played, matches_won, matches_lost, best_placements },
}: {
  player: Player;
}) {
  const rate = winRate(matches_won, matches_lost);
  const best = best_placements[0];
  return (
    <RecordFigures>
      <RecordFigure name="参加赛事" value={tournaments_played} />
      <RecordFigure name="场次" value={`${matches_won}–${matches_lost}`} note="胜–负" />
      <RecordFigure name="胜率" value={rate === null ? '—' : rate} unit={rate === null ? undefined : '%'} />
      <RecordFigure
        name="最好名次"
        value={best ? placeText(best) : '—'}
        isWon={best?.place === 1}
        note={best && `${best.tournament_name} · ${best.player_count} 人`}
      />
    </RecordFigures>
  );
}
