import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';

import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { textLinkClass } from '../../../../shared/ui/actions/TextButton.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { PAGE_SIZE, queryOf, type LobbyFilters } from './lobby-filters.ts';
import { patchLines } from './lobby-merge.ts';
import { useTournamentList } from '../tournaments.api.ts';
import { LOBBY_COLUMNS, LobbyRow } from './LobbyRow.tsx';
import { useArrivals } from './useArrivals.ts';

type LobbyListProps = {
  filters: LobbyFilters;
  live: readonly TournamentSummary[] | null;
  mine: readonly TournamentSummary[] | undefined;
  entrants: EntrantKind;
  onChange: (filters: LobbyFilters) => void;
};

const NOTHING: readonly TournamentSummary[] = [];

/** The fetched page, updated by the live lobby. */
export function LobbyList({ filters, live, mine, entrants, onChange }: LobbyListProps) {
  const list = useTournamentList(queryOf(filters), entrants);
  const { data } = list;
  const arrivals = useArrivals({ live, filters, listed: data?.items ?? null });
  if (list.isError) return <LoadFailed message={messageOf(list.error)} onRetry={() => void list.refetch()} />;
  const myIds = new Set(mine?.map(({ id }) => id));
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
              {arrivals.waiting > 0 && <Arrivals count={arrivals.waiting} onAdmit={arrivals.admit} />}
              <Columns />
              <ol aria-label="赛事" aria-busy={list.isPlaceholderData}>
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

/** Lies over the list, so that no row moves before it is asked for. */
function Arrivals({ count, onAdmit }: { count: number; onAdmit: () => void }) {
  return (
    <div className="sticky top-[calc(var(--pl-header)+8px)] z-sticky flex h-0 justify-center">
      <button
        type="button"
        className="-mt-1 flex h-10 cursor-pointer items-center gap-3 rounded-control border-0 bg-surface-pop px-4 text-13 shadow-2"
        onClick={onAdmit}
      >
        <b>{count} 场新赛事</b>
        <span className={textLinkClass('accent')}>点击载入</span>
      </button>
    </div>
  );
}

function Columns() {
  return (
    <div
      className={cx(
        'grid h-8 items-center border-b border-b-line-2 text-12 text-text-3 max-tablet:hidden',
        LOBBY_COLUMNS,
      )}
      aria-hidden="true"
    >
      <span>开赛</span>
      <span>赛事</span>
      <span>人数</span>
      <span>状态</span>
    </div>
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
    <Empty art="ring" title={isFiltered ? '没有找到' : '暂无赛事'} actions={reset}>
      {isFiltered ? '没有符合条件的赛事，换个条件看看。' : '还没有开放的赛事，新的赛事会自动出现在这里。'}
    </Empty>
  );
}
