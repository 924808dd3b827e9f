import { BATTLE_LISTS, type BattleListName } from '@pailei/contracts/play/battles/battles.api';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useBattleList, useBattles } from '../../../../shared/battles/battles.api.ts';
import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { useStaff } from '../../../../shared/live/useTopics.ts';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Stat, Stats } from '../../../../shared/ui/data/Stat.tsx';
import { choice, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { BATTLE_FILTERS, battlesQuery, isFiltered, LIST_OPTIONS, type BattleFilters } from '../list/battle-filters.ts';
import { BattleFilterStrip } from '../list/BattleFilterStrip.tsx';
import { alertsOf, byUrgency, countsOf, NO_ALERTS, withWaiting, type BattleAlerts } from './overview.ts';
import { OverviewRow } from './OverviewRow.tsx';

type OverviewList = Exclude<BattleListName, 'mine'>;

const isOverviewList = (list: BattleListName): list is OverviewList => list !== 'mine';
const FILTERS = { ...BATTLE_FILTERS, list: choice(BATTLE_LISTS.filter(isOverviewList), 'live') };
const TABS = LIST_OPTIONS.flatMap(({ value, label }) => (isOverviewList(value) ? [{ value, label }] : []));

const EMPTY_TEXTS: Readonly<Record<OverviewList, string>> = {
  live: '现在没有进行中的团队战。',
  upcoming: '现在没有约好的团队战。',
  finished: '还没有打完的团队战。',
};

/** Every battle of the site, what waits for somebody first. */
export function OverviewPage() {
  const [filters, change] = useUrlFilters(FILTERS);
  const staff = useStaff().state;
  const all = useBattleList().state;
  const alerts = alertsOf(staff?.cases ?? []);
  const live = all?.battles ?? [];
  const battles = useBattles(battlesQuery(filters));
  return (
    <>
      <PageHeader title="对战总览" intro="所有团队战，等待裁判的在前。" actions={<LiveConnection />} />
      <Figures counts={countsOf(live, alerts)} />
      <BattleFilterStrip lists={TABS} filters={filters} lines={battles.lines} onChange={change} />
      <Lines
        // what waits is known before the lines are put in their order
        isKnown={staff !== null && all !== null}
        filters={filters}
        battles={battles}
        live={live}
        alerts={alerts}
        onPage={(page) => change({ page })}
      />
    </>
  );
}

function Figures({ counts }: { counts: ReturnType<typeof countsOf> }) {
  const warning = (count: number) => (count > 0 ? ('huang' as const) : undefined);
  return (
    <Stats isRuled>
      <Stat label="进行中" value={counts.live} />
      <Stat label="同时开台" value={counts.boards} />
      <Stat label="呼叫待应答" value={counts.calls} tone={counts.calls > 0 ? 'zhu' : undefined} />
      <Stat label="争议待裁" value={counts.disputes} tone={warning(counts.disputes)} />
      <Stat label="已暂停" value={counts.paused} tone={warning(counts.paused)} />
      <Stat label="等待战队" value={counts.awaited} tone={warning(counts.awaited)} />
    </Stats>
  );
}

type LinesProps = {
  isKnown: boolean;
  filters: BattleFilters & { list: OverviewList };
  battles: ReturnType<typeof useBattles>;
  live: ReturnType<typeof useBattles>['lines'];
  alerts: ReadonlyMap<string, BattleAlerts>;
  onPage: (page: number) => void;
};

/** The fetched page, kept current by the live list; what waits for a referee stands before it, from whatever page. */
function Lines({ isKnown, filters, battles: { list, lines }, live, alerts, onPage }: LinesProps) {
  const { data, error } = list;
  const takesAll = filters.list === 'live' && filters.page === 1 && !isFiltered(filters);
  const shown = byUrgency(takesAll ? withWaiting(lines, live, alerts) : lines, alerts);
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void list.refetch()} />;
  return (
    <Loading isLoading={data === undefined || !isKnown} skeleton={<SkeletonRows count={8} />}>
      {() =>
        shown.length === 0 ? (
          <Empty art="ring" title="擂台空着">
            {isFiltered(filters) ? '没有找到符合条件的团队战。' : EMPTY_TEXTS[filters.list]}
          </Empty>
        ) : (
          <>
            <ol className="border-t border-t-line-2" aria-label="团队战" aria-busy={list.isPlaceholderData}>
              {shown.map((line) => (
                <OverviewRow key={line.id} line={line} alerts={alerts.get(line.id) ?? NO_ALERTS} />
              ))}
            </ol>
            <ListPager list={data} onPage={onPage} />
          </>
        )
      }
    </Loading>
  );
}
