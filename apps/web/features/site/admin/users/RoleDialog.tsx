import type { AdminUser } from '@pailei/contracts/people/users/users.api';
import { roleText } from '@pailei/contracts/features/audit-labels';
import { ROLES, type Role } from '@pailei/domain/rights/rights';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';
import { useState } from 'react';

import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { Segmented } from '../../../../shared/ui/forms/Segmented.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useSetRole } from './users.api.ts';

const OTHERS = (role: Role): Role[] => ROLES.filter((other) => other !== role);

const MEANINGS: Readonly<Record<Role, string>> = {
  admin: '管理员可以进入后台，并拥有裁判的全部权限。',
  referee: '裁判可以处理所有场次，不能进入后台。',
  user: '用户没有管理权限。',
};

export function RoleDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [role, setRole] = useState<Role>(() => OTHERS(user.role).at(-1) ?? 'user');
  const mutation = useSetRole(user.id);
  const confirm = (reason: string) =>
    mutation.mutate(
      { role, reason },
      {
        onSuccess: () => {
          toast.success(`「${user.username}」现在是${roleText(role)}`);
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`修改「${user.username}」的角色`}
      description={`${MEANINGS[role]}修改后该用户需要重新登录。`}
      label="原因"
      confirmLabel={`改为${roleText(role)}`}
      maxLength={SHORT_REASON_MAX}
      pending={mutation.isPending}
      error={mutation.error}
      onConfirm={confirm}
    >
      <Segmented
        label="新角色"
        options={OTHERS(user.role).map((value) => ({ value, label: roleText(value) }))}
        value={role}
        onChange={setRole}
      />
    </ReasonDialog>
  );
}
