import '../experts.css';

import type { ExpertApplication, MyExpert } from '@pailei/contracts/experts';

import { messageOf } from '../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { PageHeader, SectionHeader } from '../../../shared/ui/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { Time } from '../../../shared/ui/Time.tsx';
import { ApplicationFacts } from '../ApplicationFacts.tsx';
import { StatusTag } from '../StatusTag.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { useMyExpert } from './apply.api.ts';
import { Standing } from './Standing.tsx';

const CRUMBS = [{ label: '个人中心', to: '/profile' }, { label: '专家认证' }];

/** How the visitor stands as an expert, and the way to become one. */
export function ExpertPage() {
  const { data, error, isPending, refetch } = useMyExpert();
  return (
    <>
      <PageHeader
        title="专家认证"
        crumbs={CRUMBS}
        mark={data && <StatusTag status={data.status} />}
        intro="认证后，你的选手页会带上专家标识。管理员按你的战绩审核，结果会通知你。"
      />
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={4} />}>
          {() => data && <Expert mine={data} />}
        </Loading>
      )}
    </>
  );
}

function Expert({ mine: { status, applications } }: { mine: MyExpert }) {
  const [newest] = applications;
  const isSettled = status === 'pending' || status === 'approved';
  const earlier = isSettled ? applications.slice(1) : applications;
  return (
    <div className="xp">
      <div role="status">
        <Standing status={status} newest={newest} />
      </div>
      {isSettled ? (
        newest && (
          <section>
            <SectionHeader title="我的申请" />
            <ApplicationFacts application={newest} />
          </section>
        )
      ) : (
        <section>
          <SectionHeader title={newest ? '重新申请' : '申请认证'} />
          <ApplicationForm key={newest?.id} last={newest} />
        </section>
      )}
      {earlier.length > 0 && <History applications={earlier} />}
    </div>
  );
}

function History({ applications }: { applications: readonly ExpertApplication[] }) {
  return (
    <section>
      <SectionHeader title="申请记录" meta={`${applications.length} 次`} />
      <ol className="xp-log" aria-label="申请记录">
        {applications.map(({ id, status, created_at, reason }) => (
          <li key={id}>
            <Time iso={created_at} />
            <StatusTag status={status} />
            <p>{reason}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
