import { messageOf } from '../../../../shared/api/error-text.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { SidePanel } from '../../../../shared/ui/layout/SidePanel.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { ApplicationFacts } from '../ApplicationFacts.tsx';
import { StatusTag } from '../StatusTag.tsx';
import { UserText } from '../UserText.tsx';
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
                  账号: <TextLink to={`/admin/users?user=${data.account_id}`}>查看账号</TextLink>,
                  ...(data.decided_at && {
                    审核: `${data.decided_by ?? '—'} · ${formatDateTime(data.decided_at)}`,
                    ...(data.reason !== null && { 原因: <UserText>{data.reason}</UserText> }),
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
