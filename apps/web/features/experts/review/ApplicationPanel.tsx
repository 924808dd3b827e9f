import { Link } from 'react-router-dom';

import { messageOf } from '../../../shared/api/error-text.ts';
import { LoadFailed } from '../../../shared/ui/Empty.tsx';
import { SidePanel } from '../../../shared/ui/SidePanel.tsx';
import { Loading, SkeletonRows } from '../../../shared/ui/Skeleton.tsx';
import { formatDateTime } from '../../../shared/ui/time.format.ts';
import { ApplicationFacts } from '../ApplicationFacts.tsx';
import { StatusTag } from '../StatusTag.tsx';
import { useApplication } from './review.api.ts';
import { Verdicts } from './Verdicts.tsx';

/** One application: all that was written and shown, and the answer to it. */
export function ApplicationPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isPending, refetch } = useApplication(id);
  const canAnswer = data?.status === 'pending' || data?.status === 'approved';
  return (
    <SidePanel
      open
      onClose={onClose}
      title={data?.username ?? '专家认证申请'}
      intro={data && <StatusTag status={data.status} />}
      footer={canAnswer && <Verdicts application={data} />}
    >
      {error && !data ? (
        <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading isLoading={isPending} skeleton={<SkeletonRows count={6} />}>
          {() =>
            data && (
              <ApplicationFacts
                application={data}
                more={{
                  账号: (
                    <Link className="lnk" to={`/admin/users?user=${data.account_id}`}>
                      查看账号
                    </Link>
                  ),
                  ...(data.decided_at && {
                    审核: `${data.decided_by ?? '—'} · ${formatDateTime(data.decided_at)}`,
                    ...(data.reason !== null && { 理由: <p className="xp-text">{data.reason}</p> }),
                  }),
                }}
              />
            )
          }
        </Loading>
      )}
    </SidePanel>
  );
}
