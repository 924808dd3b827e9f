import type { AdminUser } from '@pailei/contracts/admin-users';
import { useState } from 'react';

import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { ReasonDialog } from '../../../shared/ui/ReasonDialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { AdjustPointsDialog } from '../../points/AdjustPointsDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { useLogOutEverywhere, useUnsuspend } from './users.api.ts';

type Deed = 'points' | 'role' | 'suspend' | 'unsuspend' | 'log_out';

/** What can be done to an account; to one's own only what takes nothing away that it could not give back. */
export function UserActions({ user, sessionCount }: { user: AdminUser; sessionCount: number }) {
  const isSelf = useAtomValue(userAtom)?.id === user.id;
  const [open, setOpen] = useState<Deed | null>(null);
  const dialog = { user, onClose: () => setOpen(null) };
  return (
    <>
      {!isSelf && (
        <Button variant="ghost" onClick={() => setOpen('role')}>
          修改角色
        </Button>
      )}
      <Button variant="ghost" onClick={() => setOpen('points')}>
        调整积分
      </Button>
      {sessionCount > 0 && (
        <Button variant="ghost" onClick={() => setOpen('log_out')}>
          退出 {sessionCount} 个会话
        </Button>
      )}
      {user.suspended_until && (
        <Button variant="ghost" onClick={() => setOpen('unsuspend')}>
          恢复账号
        </Button>
      )}
      {!isSelf && (
        <Button variant="danger" onClick={() => setOpen('suspend')}>
          {user.suspended_until ? '修改停用' : '停用账号'}
        </Button>
      )}
      {open === 'points' && <AdjustPointsDialog {...dialog} />}
      {open === 'role' && <RoleDialog {...dialog} />}
      {open === 'suspend' && <SuspendDialog {...dialog} />}
      {open === 'unsuspend' && <UnsuspendDialog {...dialog} />}
      {open === 'log_out' && <LogOutDialog {...dialog} />}
    </>
  );
}

type DialogProps = { user: AdminUser; onClose: () => void };

const REASON_MAX = 200;

function UnsuspendDialog({ user, onClose }: DialogProps) {
  const deed = useUnsuspend(user.id);
  const confirm = (reason: string) =>
    deed.mutate(reason, {
      onSuccess: () => {
        toast.success(`已恢复「${user.username}」`);
        onClose();
      },
    });
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`恢复「${user.username}」`}
      description="恢复后可以立即登录。"
      label="原因"
      confirmLabel="恢复账号"
      maxLength={REASON_MAX}
      pending={deed.isPending}
      error={deed.error}
      onConfirm={confirm}
    />
  );
}

function LogOutDialog({ user, onClose }: DialogProps) {
  const deed = useLogOutEverywhere(user.id);
  const confirm = (reason: string) =>
    deed.mutate(reason, {
      onSuccess: () => {
        toast.success(`「${user.username}」的所有会话已结束`);
        onClose();
      },
    });
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`退出「${user.username}」的所有会话`}
      description="所有设备需要重新登录，账号本身不受影响。"
      label="原因"
      confirmLabel="退出所有会话"
      maxLength={REASON_MAX}
      pending={deed.isPending}
      error={deed.error}
      onConfirm={confirm}
    />
  );
}
