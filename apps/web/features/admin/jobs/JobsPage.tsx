import '../admin.css';

import type { QueueView } from '@pailei/contracts/live-admin';

import { LiveConnection } from '../../../shared/live/LiveConnection.tsx';
import { PageHeader, SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Stat, Stats } from '../../../shared/ui/Stat.tsx';
import { Time } from '../../../shared/ui/Time.tsx';
import { useOverview } from '../useOverview.ts';
import { FailureList } from './FailureList.tsx';
import { jobText } from './job.words.ts';
import { ProcessList } from './ProcessList.tsx';

export function JobsPage() {
  const overview = useOverview().state;
  return (
    <>
      <PageHeader title="任务队列" intro="后台任务的队列、失败和进程。" actions={<LiveConnection />} />
      {overview && <QueueStats {...overview} />}
      <div className="grid g-side adm-cols">
        <div className="stack adm-stack">
          <FailureList />
          <ProcessList />
        </div>
        <NextJobs queue={overview?.queue ?? null} />
      </div>
    </>
  );
}

type Overview = NonNullable<ReturnType<typeof useOverview>['state']>;

function QueueStats({ figures, queue }: Overview) {
  const outbox = figures?.outbox_waiting;
  return (
    <Stats>
      <Stat label="等待执行" value={queue?.waiting ?? '—'} />
      <Stat label="执行中" value={queue?.active ?? '—'} />
      <Stat label="定时" value={queue?.delayed ?? '—'} />
      <Stat
        label="发件箱"
        value={outbox ?? '—'}
        note={figures?.outbox_oldest_at && <>最早 {<Time iso={figures.outbox_oldest_at} />}</>}
      />
      <Stat
        label="失败"
        value={figures?.jobs_failed ?? '—'}
        tone={figures && figures.jobs_failed > 0 ? 'huang' : undefined}
        note={figures?.last_job_failed_at && <>最近 {<Time iso={figures.last_job_failed_at} />}</>}
      />
    </Stats>
  );
}

function NextJobs({ queue }: { queue: QueueView | null }) {
  return (
    <section>
      <SectionHeader title="队列" meta={queue && <>统计于 {<Time iso={queue.seen_at} />}</>} />
      {queue && queue.next.length > 0 ? (
        <ul className="adm-list">
          {queue.next.map((job) => (
            <li key={job.job_key}>
              <span>
                <b>{jobText(job.name)}</b>
                <small className="mono ell block" title={job.job_key}>
                  {job.job_key}
                </small>
              </span>
              <Time iso={job.run_at} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="t3 s13">没有定时任务。</p>
      )}
    </section>
  );
}
