import type { QueueView } from '@pailei/contracts/site/dashboard/dashboard.topic';

import { LiveConnection } from '../../../../shared/live/LiveConnection.tsx';
import { PageHeader, SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Stat, Stats } from '../../../../shared/ui/data/Stat.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { useOverview } from '../../../../shared/live/useTopics.ts';
import { RuledList, RuledRow } from '../RuledList.tsx';
import { FailureList } from './FailureList.tsx';
import { jobText } from './job-labels.ts';
import { ProcessList } from './ProcessList.tsx';

export function JobsPage() {
  const overview = useOverview().state;
  return (
    <>
      <PageHeader title="任务队列" intro="后台任务的队列、失败和进程。" actions={<LiveConnection />} />
      <QueueStats overview={overview} />
      <div className="grid grid-cols-main-rail max-wide:grid-cols-1 gap-x-12 gap-y-10">
        <div className="flex min-w-0 flex-col gap-10">
          <FailureList />
          <ProcessList />
        </div>
        <NextJobs queue={overview?.queue ?? null} />
      </div>
    </>
  );
}

type Overview = NonNullable<ReturnType<typeof useOverview>['state']>;

/** As high as a note, so that the note moves nothing when it comes. */
const EMPTY_LINE = '\u00A0';

function QueueStats({ overview }: { overview: Overview | null }) {
  const { figures: metrics = null, queue = null } = overview ?? {};
  const outbox = metrics?.outbox_waiting;
  return (
    <Stats>
      <Stat label="等待执行" value={queue?.waiting ?? '—'} />
      <Stat label="执行中" value={queue?.active ?? '—'} />
      <Stat label="定时" value={queue?.delayed ?? '—'} />
      <Stat
        label="发件箱"
        value={outbox ?? '—'}
        note={metrics?.outbox_oldest_at ? <>最早 {<Time iso={metrics.outbox_oldest_at} />}</> : EMPTY_LINE}
      />
      <Stat
        label="失败"
        value={metrics?.jobs_failed ?? '—'}
        tone={metrics && metrics.jobs_failed > 0 ? 'huang' : undefined}
        note={metrics?.last_job_failed_at ? <>最近 {<Time iso={metrics.last_job_failed_at} />}</> : EMPTY_LINE}
      />
    </Stats>
  );
}

function NextJobs({ queue }: { queue: QueueView | null }) {
  return (
    <section>
      <SectionHeader title="队列" meta={queue && <>统计于 {<Time iso={queue.seen_at} />}</>} />
      {queue && queue.next.length > 0 ? (
        <RuledList>
          {queue.next.map((job) => (
            <RuledRow key={job.job_key}>
              <span>
                <b className="block font-medium">{jobText(job.name)}</b>
                <small className="block truncate font-mono text-text-3" title={job.job_key}>
                  {job.job_key}
                </small>
              </span>
              <Time iso={job.run_at} />
            </RuledRow>
          ))}
        </RuledList>
      ) : (
        <p className="text-text-3 text-13">没有定时任务。</p>
      )}
    </section>
  );
}
