import type { Player } from '@pailei/contracts/profile';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Empty, LoadFailed } from '../../../shared/ui/Empty.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { Stat, Stats } from '../../../shared/ui/Stat.tsx';
import { useUrlFilters } from '../../../shared/ui/useUrlFilters.ts';
import { useRecord } from '../profile.api.ts';
import { ClassList } from './ClassList.tsx';
import { placeText, winRate } from './record.model.ts';
import { MatchList } from './MatchList.tsx';
import { PlacementList } from './PlacementList.tsx';

const PAGE_SIZE = 10;
const NO_FILTERS = {};

/** What a player has played: figures, matches, best places and classes. The page of matches stands in the address. */
export function PlayerRecord({ player }: { player: Player }) {
  const [{ page }, change] = useUrlFilters(NO_FILTERS);
  const { data, error, isPlaceholderData, refetch } = useRecord(player.id, {
    skip: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <div className="rec">
      <Figures player={player} />
      <Loading isLoading={!data} skeleton={<SkeletonRows count={5} />}>
        {() =>
          data &&
          (data.total === 0 && player.best_placements.length === 0 ? (
            <Empty art="card" title="暂无对局">
              打完的对局、名次和职业胜率会记在这里。
            </Empty>
          ) : (
            <div className="rec__cols">
              <MatchList list={data} isStale={isPlaceholderData} onPage={(next) => change({ page: next })} />
              <div className="stack">
                <PlacementList placements={player.best_placements} />
                <ClassList classes={data.classes} />
              </div>
            </div>
          ))
        }
      </Loading>
    </div>
  );
}

function Figures({ player: { tournaments_played, matches_won, matches_lost, best_placements } }: { player: Player }) {
  const rate = winRate(matches_won, matches_lost);
  const best = best_placements[0];
  return (
    <Stats isRuled>
      <Stat label="参加赛事" value={tournaments_played} />
      <Stat label="对局" value={`${matches_won}–${matches_lost}`} note="胜–负" />
      <Stat label="胜率" value={rate === null ? '—' : <Percent value={rate} />} />
      <Stat
        label="最好名次"
        value={best ? `${best.place}` : '—'}
        tone={best?.place === 1 ? 'jin' : undefined}
        note={best && `${placeText(best)}，${best.player_count} 人参赛`}
      />
    </Stats>
  );
}

function Percent({ value }: { value: number }) {
  return (
    <>
      {value}
      <small>%</small>
    </>
  );
}
