import type { ExpertApplication, MyExpert } from '@pailei/contracts/people/experts/experts.api';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { PageHeader, SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { ApplicationFacts } from '../ApplicationFacts.tsx';
import { StatusTag } from '../StatusTag.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { useMyExpert } from './apply.api.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';

const CRUMBS = [{ label: '个人中心', to: '/profile' }, { label: '专家认证' }];

/** The visitor's expert status, and the application form. */
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
    <div className="grid max-w-180 grid-cols-1 gap-8">
      <div role="status">
        <ApplicationStatus status={status} newest={newest} />
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
      <ol className="border-t border-t-line-2" aria-label="申请记录">
        {applications.map(({ id, status, created_at, reason }) => (
          <li
            key={id}
            className="grid grid-cols-[104px_72px_minmax(0,1fr)] items-start gap-x-3 gap-y-1 border-b border-b-line-1 py-2.5 text-13 max-[481px]:grid-cols-[1fr_auto]"
          >
            <span className="text-text-3">
              <Time iso={created_at} />
            </span>
            <span>
              <StatusTag status={status} />
            </span>
            <p className="wrap-anywhere text-text-2 max-[481px]:col-span-full">{reason}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
