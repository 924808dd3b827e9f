import type { ExpertApplication } from '@pailei/contracts/people/experts/experts.api';
import type { ExpertStatus } from '@pailei/domain/rights/rights';
import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

import { Note } from '../../../../shared/ui/feedback/Note.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { UserText } from '../UserText.tsx';

type ApplicationStatusProps = { status: ExpertStatus; newest: ExpertApplication | undefined };

/** The status of the application and the next step. */
export function ApplicationStatus({ status, newest }: ApplicationStatusProps) {
  switch (status) {
    case 'none':
      return <Note>你还没有申请。填写战绩并提交，每次只能有一份申请在审核中。</Note>;
    case 'pending':
      return (
        <Note tone="huang" icon={<Clock size={18} />}>
          申请正在审核中
          {newest && (
            <>
              ，<Time iso={newest.created_at} /> 提交
            </>
          )}
          。结果会直接出现在这里。
        </Note>
      );
    case 'approved':
      return (
        <Note tone="qing" icon={<Seal mark="专" />}>
          你是认证专家
          {newest?.decided_at && (
            <>
              ，<Time iso={newest.decided_at} /> 通过
            </>
          )}
          。你的选手页现在带有专家标识。
        </Note>
      );
    case 'rejected':
      return (
        <Refused reason={newest?.reason} decidedAt={newest?.decided_at}>
          申请未通过
        </Refused>
      );
    case 'revoked':
      return (
        <Refused reason={newest?.reason} decidedAt={newest?.decided_at}>
          认证已撤销
        </Refused>
      );
    default:
      return status satisfies never;
  }
}

type RefusedProps = { reason: string | null | undefined; decidedAt: string | null | undefined; children: ReactNode };

function Refused({ reason, decidedAt, children }: RefusedProps) {
  return (
    <Note tone="yan" icon={<CircleAlert size={18} />}>
      <b className="font-medium">{children}</b>
      {decidedAt && (
        <span className="text-text-2">
          {' '}
          · <Time iso={decidedAt} />
        </span>
      )}
      {reason && <UserText>{reason}</UserText>}
      <p className="text-13 text-text-2">可以补充后重新申请。</p>
    </Note>
  );
}
