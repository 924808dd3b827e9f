import type { AdminUser } from '@pailei/contracts/people/users/users.api';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState } from 'react';

import { serverNow } from '../../../../shared/state/clock.ts';
import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { suspensionEnd, SUSPENSION_DAYS, type SuspensionSpan } from './user-labels.ts';
import { useSuspend } from './users.api.ts';

export function SuspendDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [span, setSpan] = useState<SuspensionSpan>('7');
  const mutation = useSuspend(user.id);
  const label = SUSPENSION_DAYS.find(({ value }) => value === span)?.label ?? '';
  const confirm = (reason: string) =>
    mutation.mutate(
      { until: suspensionEnd(span, serverNow()), reason },
      {
        onSuccess: () => {
          toast.success(`已停用「${user.username}」`);
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`停用「${user.username}」`}
      description="所有会话立即结束，停用期间不能登录。该用户登录时会看到原因。"
      label="原因"
      confirmLabel={`停用 ${label}`}
      variant="danger-fill"
      maxLength={SHORT_REASON_MAX}
      pending={mutation.isPending}
      error={mutation.error}
      onConfirm={confirm}
    >
      <Segmented label="停用时长" options={SUSPENSION_DAYS} value={span} onChange={setSpan} />
    </ReasonDialog>
  );
}
