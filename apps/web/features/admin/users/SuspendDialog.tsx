import type { AdminUser } from '@pailei/contracts/admin-users';
import { useState } from 'react';

import { serverNow } from '../../../shared/state/clock.ts';
import { ReasonDialog } from '../../../shared/ui/ReasonDialog.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { suspensionEnd, SUSPENSION_DAYS, type SuspensionSpan } from './user.words.ts';
import { useSuspend } from './users.api.ts';

export function SuspendDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [span, setSpan] = useState<SuspensionSpan>('7');
  const deed = useSuspend(user.id);
  const label = SUSPENSION_DAYS.find(({ value }) => value === span)?.label ?? '';
  const confirm = (reason: string) =>
    deed.mutate(
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
      maxLength={200}
      pending={deed.isPending}
      error={deed.error}
      onConfirm={confirm}
    >
      <Segmented label="停用时长" options={SUSPENSION_DAYS} value={span} onChange={setSpan} />
    </ReasonDialog>
  );
}
