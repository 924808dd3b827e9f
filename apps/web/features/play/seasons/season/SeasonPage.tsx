import { seasonStatus } from '@pailei/domain/seasons/season';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { choice, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { Empty, LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { Loading, Skeleton, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { TabPanel, Tabs } from '../../../../shared/ui/layout/Tabs.tsx';
import { seasonsQuery } from '../../../../shared/seasons/seasons.query.ts';
import { useCompetitor, useSeason } from '../seasons.api.ts';
import { useNow } from '../useNow.ts';
import { FormulaCard } from './FormulaCard.tsx';
import { HallOfFame } from './HallOfFame.tsx';
import { chooseSeason } from './season-model.ts';
import { SeasonEvents } from './SeasonEvents.tsx';
import { SeasonHead } from './SeasonHead.tsx';
import { SeasonTable } from './SeasonTable.tsx';
import { WeekStrip } from './WeekStrip.tsx';

const SeasonExports = lazy(async () => ({ default: (await import('./SeasonExports.tsx')).SeasonExports }));

const FILTERS = { table: choice(['account', 'team'] as const, 'account') };
const COLUMNS = 'grid grid-cols-main-rail items-start gap-x-12 gap-y-8 max-wide:grid-cols-1';

/** The season that is played with its tables, its formula and its events; the champions of those before. */
export function SeasonPage() {
  const { data, error, refetch } = useQuery(seasonsQuery());
  const now = useNow();
  if (error && !data) return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />;
  const season = data && chooseSeason(data.items, now);
  return (
    <Loading isLoading={!data} skeleton={<PageSkeleton />}>
      {() => (
        <>
          {season ? <ShownSeason number={season.number} /> : <NoSeason />}
          <HallOfFame seasons={data?.items ?? []} />
        </>
      )}
    </Loading>
  );
}

function ShownSeason({ number }: { number: number }) {
  const [{ table: kind }, change] = useUrlFilters(FILTERS);
  const { state: view, version } = useSeason(number);
  const user = useAtomValue(userAtom);
  const own = useCompetitor({ number, kind: 'account', version }, user?.id ?? null);
  const now = useNow();
  if (!view) return <PageSkeleton />;
  const { season, tables } = view;
  const isActive = seasonStatus(season, now) === 'active';
  return (
    <>
      <SeasonHead season={season} tables={tables} own={own.data ?? null} now={now} />
      {isActive && <WeekStrip season={season} now={now} />}
      <div className={COLUMNS}>
        <Tabs
          label="积分榜"
          tabs={[
            { id: 'account', label: '选手', count: tables.account.total },
            { id: 'team', label: '战队', count: tables.team.total },
          ]}
          value={kind}
          onChange={(table) => change({ table })}
        >
          <TabPanel id={kind}>
            <div className="mb-3 flex justify-end">
              <Suspense fallback={<span className="h-7" />}>
                <SeasonExports season={season} kind={kind} />
              </Suspense>
            </div>
            <SeasonTable
              part={{ number, kind, version }}
              table={tables[kind]}
              versions={season.versions}
              ownId={user?.id ?? null}
            />
          </TabPanel>
        </Tabs>
        <aside className="grid gap-9 max-wide:grid-cols-2 max-tablet:grid-cols-1">
          <FormulaCard versions={season.versions} kind={kind} />
          <SeasonEvents number={number} version={version} versions={season.versions} />
        </aside>
      </div>
    </>
  );
}

function NoSeason() {
  return (
    <>
      <PageHeader title="赛季" />
      <Empty art="ring" title="暂无赛季">
        赛季开始后，选手与战队的积分榜会在这里。
      </Empty>
    </>
  );
}

function PageSkeleton() {
  return (
    <div className="grid gap-8">
      <Skeleton height={120} />
      <SkeletonRows count={10} />
    </div>
  );
}
