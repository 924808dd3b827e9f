import type { ReviewedApplication } from '@pailei/contracts/people/experts/experts.api';
import type { ReactNode } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import { LoadFailed } from '../../../../shared/ui/feedback/Empty.tsx';
import { SidePanel } from '../../../../shared/ui/layout/SidePanel.tsx';
import { Loading, SkeletonRows } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { ApplicationFacts } from '../ApplicationFacts.tsx';
import { StatusTag } from '../StatusTag.tsx';
import { UserText } from '../UserText.tsx';
import { useApplication } from './review.api.ts';
import { useVerdict, type AskedVerdict } from './useVerdict.ts';

type ApplicationPanelProps = {
  id: string;
  onAsk: (asked: AskedVerdict) => void;
  onClose: () => void;
  /** The dialog that lies over it. */
  children: ReactNode;
};

/** One application: all that was written and shown, and the answer to it. */
export function ApplicationPanel({ id, onAsk, onClose, children }: ApplicationPanelProps) {
  const { data, error, isPending, refetch } = useApplication(id);
  const canAnswer = data?.status === 'pending' || data?.status === 'approved';
  return (
    <SidePanel
      open
      onClose={onClose}
      title={data?.username ?? '专家认证申请'}
      intro={data && <StatusTag status={data.status} />}
      footer={canAnswer && <Verdicts application={data} onAsk={onAsk} />}
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
      {children}
    </SidePanel>
  );
}

type VerdictsProps = { application: ReviewedApplication; onAsk: (asked: AskedVerdict) => void };

/** What an admin can answer: a waiting application is approved or rejected, an approval can be revoked. */
function Verdicts({ application, onAsk }: VerdictsProps) {
  const { give, isPending } = useVerdict(application);
  if (application.status === 'approved')
    return (
      <Button variant="danger" onClick={() => onAsk({ verdict: 'revoke', application })}>
        撤销认证
      </Button>
    );
  return (
    <>
      <Button variant="primary" pending={isPending} onClick={() => give({ verdict: 'approve' })}>
        通过
      </Button>
      <Button variant="danger" onClick={() => onAsk({ verdict: 'reject', application })}>
        未通过
      </Button>
    </>
  );
}
