import type { ReviewedApplication } from '@pailei/contracts/people/experts/experts.api';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError } from '../../../../shared/api/api-error.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { Button, type ButtonVariant } from '../../../../shared/ui/actions/Button.tsx';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useApprove, useReject, useRevoke } from './review.api.ts';

type Props = { application: ReviewedApplication };

/** What an admin can answer: a waiting application is approved or rejected, an approval can be revoked. */
export function Verdicts({ application }: Props) {
  const [asked, setAsked] = useState<'reject' | 'revoke' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {application.status === 'pending' && (
        <>
          <ApproveButton application={application} />
          <Button variant="danger" onClick={() => setAsked('reject')}>
            未通过
          </Button>
        </>
      )}
      {application.status === 'approved' && (
        <Button variant="danger" onClick={() => setAsked('revoke')}>
          撤销认证
        </Button>
      )}
      {asked === 'reject' && <RejectDialog application={application} onClose={close} />}
      {asked === 'revoke' && <RevokeDialog application={application} onClose={close} />}
    </>
  );
}

function ApproveButton({ application: { id, username } }: Props) {
  const approve = useApprove(id);
  return (
    <Button
      variant="primary"
      pending={approve.isPending}
      onClick={() =>
        approve.mutate(undefined, {
          onSuccess: () => toast.success(`「${username}」已通过专家认证`),
          onError: (error) => toast.error(isTooLate(error) ? TOO_LATE : messageOf(error)),
        })
      }
    >
      通过
    </Button>
  );
}

type DialogProps = Props & { onClose: () => void };

function RejectDialog({ application: { id, username }, onClose }: DialogProps) {
  return (
    <VerdictDialog
      verdict={useReject(id)}
      title={`不通过「${username}」的申请`}
      description="用户会看到原因，之后可以重新申请。"
      confirmLabel="不通过申请"
      doneText={`「${username}」的申请未通过`}
      onClose={onClose}
    />
  );
}

function RevokeDialog({ application: { id, username }, onClose }: DialogProps) {
  return (
    <VerdictDialog
      verdict={useRevoke(id)}
      title={`撤销「${username}」的专家认证`}
      description="用户立即失去专家权限，会看到原因，之后可以重新申请。"
      confirmLabel="撤销认证"
      variant="danger-fill"
      doneText={`已撤销「${username}」的专家认证`}
      onClose={onClose}
    />
  );
}

type VerdictDialogProps = {
  verdict: UseMutationResult<ReviewedApplication, Error, string>;
  title: string;
  description: string;
  confirmLabel: string;
  variant?: ButtonVariant;
  doneText: string;
  onClose: () => void;
};

function VerdictDialog({ verdict, doneText, onClose, ...texts }: VerdictDialogProps) {
  const confirm = (reason: string) =>
    verdict.mutate(reason, {
      onSuccess: () => {
        toast.success(doneText);
        onClose();
      },
      onError: (error) => {
        if (!isTooLate(error)) return;
        toast.error(TOO_LATE);
        onClose();
      },
    });
  return (
    <ReasonDialog
      {...texts}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      label="原因"
      pending={verdict.isPending}
      error={verdict.error}
      onConfirm={confirm}
    />
  );
}

const TOO_LATE = '这份申请刚被其他管理员处理，已显示最新状态';

const isTooLate = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';
