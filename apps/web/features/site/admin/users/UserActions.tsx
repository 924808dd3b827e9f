import type { AdminUserDetail } from '@pailei/contracts/people/users/users.api';
import { useState } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { AdjustPointsDialog } from '../../../../shared/points/AdjustPointsDialog.tsx';
import { ReasonActionDialog } from './ReasonActionDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import type { ReasonAction } from './users.api.ts';

type UserAction = 'points' | 'role' | 'suspend' | ReasonAction;

/** What can be done to an account; on one's own account only what one can undo. */
export function UserActions({ detail }: { detail: AdminUserDetail }) {
  const { user, sessions, totp_enabled_at } = detail;
  const isSelf = useAtomValue(userAtom)?.id === user.id;
  const [open, setOpen] = useState<UserAction | null>(null);
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
      {sessions.length > 0 && (
        <Button variant="ghost" onClick={() => setOpen('log_out')}>
          退出 {sessions.length} 个会话
        </Button>
      )}
      {!isSelf && totp_enabled_at && (
        <Button variant="ghost" onClick={() => setOpen('reset_totp')}>
          重置动态验证码
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
      {(open === 'unsuspend' || open === 'log_out' || open === 'reset_totp') && (
        <ReasonActionDialog action={open} {...dialog} />
      )}
    </>
  );
}
