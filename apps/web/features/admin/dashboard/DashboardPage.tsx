import '../admin.css';

import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { messageOf } from '../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { useOverview } from '../useOverview.ts';
import { DailyChart } from './DailyChart.tsx';
import { useDashboard } from './dashboard.api.ts';
import { Disputes } from './Disputes.tsx';
import { Figures } from './Figures.tsx';
import { LatestDeeds } from './LatestDeeds.tsx';
import { RunningTournaments } from './RunningTournaments.tsx';
import { SecondFactorAdvice } from './SecondFactorAdvice.tsx';
import { Services } from './Services.tsx';
import { ToDo } from './ToDo.tsx';

/** How the site stands today; the figures are live, the lists follow them. */
export function DashboardPage() {
  const { figures, queue } = useOverview().state ?? { figures: null, queue: null };
  const { data, error, isPending, refetch } = useDashboard(figures);
  return (
    <>
      <PageHeader title="后台总览" intro="今天的数据，每 2 秒统计一次，有变化立即显示。" actions={<LiveConnection />} />
      <Figures figures={figures} />
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={8} />}>
          {() =>
            data && (
              <>
                {data.recommends_second_factor && <SecondFactorAdvice />}
                <div className="grid g-side adm-cols">
                  <div className="stack adm-stack">
                    <DailyChart days={data.days} />
                    <RunningTournaments tournaments={data.tournaments} />
                    <LatestDeeds rows={data.audit} />
                  </div>
                  <div className="stack adm-stack">
                    <ToDo figures={figures} queue={queue} />
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
