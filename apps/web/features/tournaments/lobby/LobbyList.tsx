import type { TournamentSummary } from '@pailei/contracts/tournaments';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Empty, LoadFailed } from '../../../shared/ui/Empty.tsx';
import { ListPager } from '../../../shared/ui/Pager.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { PAGE_SIZE, queryOf, type LobbyFilters } from '../model/lobby-filters.ts';
import { patchLines } from '../model/lobby-merge.ts';
import { useTournamentList } from '../tournaments.api.ts';
import { LobbyRow } from './LobbyRow.tsx';
import { useArrivals } from './useArrivals.ts';

type LobbyListProps = {
  filters: LobbyFilters;
  live: readonly TournamentSummary[] | null;
  mine: readonly TournamentSummary[];
  onChange: (filters: LobbyFilters) => void;
};

const NOTHING: readonly TournamentSummary[] = [];

/** The fetched page, kept up to date by the live lobby. */
export function LobbyList({ filters, live, mine, onChange }: LobbyListProps) {
  const list = useTournamentList(queryOf(filters));
  const { data } = list;
  const arrivals = useArrivals({ live, filters, listed: data?.items ?? null });
  if (list.isError) return <LoadFailed message={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  const myIds = new Set(mine.map(({ id }) => id));
  const lines = [...arrivals.shown, ...patchLines(data?.items ?? NOTHING, live ?? NOTHING)];
  return (
    <Loading isLoading={data === undefined} skeleton={<SkeletonRows count={6} />}>
      {() => (
        <>
          {lines.length === 0 && arrivals.waiting === 0 ? (
            <NothingFound filters={filters} onChange={onChange} />
          ) : (
            <div
              onPointerEnter={() => arrivals.setPointerOver(true)}
              onPointerLeave={() => arrivals.setPointerOver(false)}
            >
              {arrivals.waiting > 0 && (
                <button type="button" className="arr" onClick={arrivals.admit}>
                  <b>{arrivals.waiting} 场新赛事</b>
                  <span className="lnk lnk--zhu">点击载入</span>
                </button>
              )}
              <div className="to-h" aria-hidden="true">
                <span>开赛</span>
                <span>赛事</span>
                <span>人数</span>
                <span>状态</span>
                <span />
              </div>
              <ol className="tos" aria-label="赛事" aria-busy={list.isPlaceholderData}>
                {lines.map((line, index) => (
                  <LobbyRow
                    key={line.id}
                    line={line}
                    isMine={myIds.has(line.id)}
                    isNew={index < arrivals.shown.length}
                  />
                ))}
              </ol>
            </div>
          )}
          <ListPager list={data} onPage={(page) => onChange({ ...filters, skip: (page - 1) * PAGE_SIZE })} />
        </>
      )}
    </Loading>
  );
}

function NothingFound({ filters, onChange }: Pick<LobbyListProps, 'filters' | 'onChange'>) {
  const isFiltered = filters.status !== 'all' || filters.format !== null || filters.search !== '' || filters.skip > 0;
  const reset = isFiltered && (
    <Button variant="ghost" onClick={() => onChange({ status: 'all', format: null, search: '', skip: 0 })}>
      查看全部
    </Button>
  );
  return (
    <Empty art="ring" title="没有赛事" actions={reset}>
      {isFiltered ? '没有符合条件的赛事，换个条件看看。' : '还没有开放的赛事，新的赛事会自动出现在这里。'}
    </Empty>
  );
}
