import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { useOverview } from '../../../../shared/live/useTopics.ts';
import { DailyChart } from './DailyChart.tsx';
import { useDashboard } from './dashboard.api.ts';
import { Disputes } from './Disputes.tsx';
import { DashboardMetrics } from './DashboardMetrics.tsx';
import { LatestActions } from './LatestActions.tsx';
import { RunningTournaments } from './RunningTournaments.tsx';
import { SecondFactorAdvice } from './SecondFactorAdvice.tsx';
import { Services } from './Services.tsx';
import { ToDo } from './ToDo.tsx';

/** The state of the site today; the metrics are live, the lists follow them. */
export function DashboardPage() {
  const { figures: metrics, queue } = useOverview().state ?? { figures: null, queue: null };
  const { data, error, isPending, refetch } = useDashboard(metrics);
  return (
    <>
      <PageHeader title="后台总览" intro="今天的数据，实时更新" actions={<LiveConnection />} />
      <DashboardMetrics metrics={metrics} />
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={8} />}>
          {() =>
            data && (
              <>
                {data.recommends_second_factor && <SecondFactorAdvice />}
                <div className="grid grid-cols-main-rail max-wide:grid-cols-1 gap-x-12 gap-y-10">
                  <div className="flex min-w-0 flex-col gap-10">
                    <DailyChart days={data.days} />
                    <RunningTournaments tournaments={data.tournaments} />
                    <LatestActions rows={data.audit} />
                  </div>
                  <div className="flex min-w-0 flex-col gap-10">
                    <ToDo metrics={metrics} queue={queue} />
                    <Disputes disputes={data.disputes} />
                    <Services />
                  </div>
                </div>
              </>
            )
          }
        </Loading>
      )}
    </>
  );
}
