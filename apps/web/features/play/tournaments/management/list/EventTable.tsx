import type { ManagedTournament } from '@pailei/contracts/play/tournaments/details/managed.api';

import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';

import { useLobby } from '../../../../../shared/live/useTopics.ts';
import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { FilterStrip } from '../../../../../shared/ui/data/FilterStrip.tsx';
import { ListPager } from '../../../../../shared/ui/data/Pager.tsx';
import { useUrlFilters } from '../../../../../shared/ui/data/useUrlFilters.ts';
import { Empty } from '../../../../../shared/ui/feedback/Empty.tsx';
import { tableOf } from '../../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../../shared/ui/table/DataTable.tsx';
import { useManagedTournaments } from '../../editor/editor.api.ts';
import { EVENT_COLUMNS } from './event-columns.tsx';
import { EVENT_FILTERS, managedQuery, stateOptions, withLive } from './event-filters.ts';

/** All events; what the lobby says of those that are public comes in live. */
export function EventTable({ entrants = 'account' }: { entrants?: EntrantKind }) {
  const [filters, change] = useUrlFilters(EVENT_FILTERS);
  const list = useManagedTournaments(managedQuery(filters, entrants));
  const { state: lobby } = useLobby();
  const isFiltered = filters.state !== 'all' || filters.search !== '' || filters.series !== '';
  const clear = () => change({ state: 'all', search: '', series: '' });
  return (
    <>
      <FilterStrip
        tabs={{
          label: '赛事状态',
          options: stateOptions(list.data?.counts),
          value: filters.state,
          onChange: (state) => change({ state }),
        }}
        search={{ label: '赛事名称', value: filters.search, onChange: (search) => change({ search }) }}
      >
        {filters.series !== '' && (
          <Button size="sm" variant="ghost" onClick={() => change({ series: '' })}>
            只看一个系列 · 清除
          </Button>
        )}
      </FilterStrip>
      <DataTable<ManagedTournament>
        label="赛事列表"
        columns={EVENT_COLUMNS[entrants]}
        {...tableOf(list)}
        rows={list.data?.items.map((row) => withLive(row, lobby?.tournaments ?? null))}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        sort={filters.sort}
        onSortChange={(sort) => change({ sort: EVENT_FILTERS.sort.parse(sort) })}
        toneOf={({ case_count, status }) =>
          case_count > 0 ? 'alert' : status === 'cancelled' || status === 'finished' ? 'muted' : undefined
        }
        space="tight"
        empty={
          <Empty
            art="ring"
            title={isFiltered ? '没有找到' : '暂无赛事'}
            actions={
              isFiltered && (
                <Button variant="ghost" onClick={clear}>
                  清除筛选
                </Button>
              )
            }
          >
            {isFiltered ? '没有符合条件的赛事。' : '新建的赛事会出现在这里。'}
          </Empty>
        }
      />
      <ListPager list={list.data} onPage={(page) => change({ page })} />
    </>
  );
}
