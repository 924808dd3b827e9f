import type { TournamentState } from '@pailei/domain/tournament/types';
import { Download } from 'lucide-react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { Menu } from '../../../../shared/ui/actions/Menu.tsx';
import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { freeText, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { ClassFilter } from '../../../../shared/decks/ClassFilter.tsx';
import { areListsPublic } from '../../../../shared/decklists/lists.ts';
import { ClosedLists } from './ClosedLists.tsx';
import { useDecklists, useExportLists } from './decklists.api.ts';
import { EntrantRow } from './EntrantRow.tsx';

const LIMIT = 20;
const FILTERS = { class: freeText(20), search: freeText(40) };

/** Who brought which decks, from when on the event shows them. */
export function DecklistsTab({ tournament }: { tournament: TournamentState }) {
  const [filters, change] = useUrlFilters(FILTERS);
  const { page, class: heroClass, search } = filters;
  const lists = useDecklists(tournament, {
    skip: (page - 1) * LIMIT,
    limit: LIMIT,
    ...(heroClass !== '' && { class: heroClass }),
    ...(search !== '' && { search }),
  });
  const { data } = lists;
  if (lists.isError && !data) {
    return <LoadFailed message={messageOf(lists.error)} onRetry={() => void lists.refetch()} />;
  }
  return (
    <Loading isLoading={data === undefined} skeleton={<SkeletonRows count={8} />}>
      {() => {
        if (!data) return null;
        const isFiltered = heroClass !== '' || search !== '';
        if (!data.is_open && data.items.length === 0) return <ClosedLists message={data.message} what="卡组" />;
        if (data.items.length === 0 && !isFiltered) return <NoLists />;
        return (
          <section aria-label="参赛卡组">
            <Access tournament={tournament} isOpen={data.is_open} message={data.message} />
            {data.is_open && (
              <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
                <ClassFilter counts={data.counts} value={heroClass} onChange={(next) => change({ class: next })} />
                <FilterStrip
                  search={{ label: '选手、卡组', value: search, onChange: (next) => change({ search: next }) }}
                >
                  <Export tournament={tournament} />
                </FilterStrip>
              </div>
            )}
            {data.items.length === 0 ? (
              <p className="py-8 text-center text-text-3">没有符合条件的卡组</p>
            ) : (
              <ul className="mt-2 border-t border-t-line-2">
                {data.items.map((entrant) => (
                  <EntrantRow key={entrant.participant_id} tournament={tournament} entrant={entrant} />
                ))}
              </ul>
            )}
            <ListPager list={data} onPage={(next) => change({ page: next })} />
          </section>
        );
      }}
    </Loading>
  );
}

type AccessProps = { tournament: TournamentState; isOpen: boolean; message: string | null };

/** Who else sees what is shown here, where not everybody does. */
function Access({ tournament, isOpen, message }: AccessProps) {
  if (!isOpen) return <Note className="mb-4">{message}，现在只有你和裁判能看到你的卡组。</Note>;
  if (areListsPublic(tournament)) return null;
  return <Note className="mb-4">尚未公开，现在只有裁判和选手本人能看到。</Note>;
}

function NoLists() {
  return (
    <Empty art="card" title="暂无卡组">
      还没有选手提交卡组。
    </Empty>
  );
}

function Export({ tournament }: { tournament: TournamentState }) {
  const { mutate, isPending } = useExportLists(tournament);
  return (
    <Menu
      trigger={
        <Button variant="ghost" icon={<Download size={16} />} pending={isPending}>
          导出
        </Button>
      }
      items={[
        { label: '表格 CSV', onSelect: () => mutate('csv') },
        { label: '数据 JSON', onSelect: () => mutate('json') },
      ]}
    />
  );
}
