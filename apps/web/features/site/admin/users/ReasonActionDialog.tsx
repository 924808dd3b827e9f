import type { AdminUser } from '@pailei/contracts/people/users/users.api';
import { SHORT_REASON_MAX } from '@pailei/domain/text-limits/text-limits';

import { ReasonDialog } from '../../../../shared/ui/feedback/ReasonDialog.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { useReasonAction, type ReasonAction } from './users.api.ts';

type Texts = { title: string; description: string; confirmLabel: string; done: string };

const TEXTS: Readonly<Record<ReasonAction, (name: string) => Texts>> = {
  unsuspend: (name) => ({
    title: `恢复「${name}」`,
    description: '恢复后可以立即登录。',
    confirmLabel: '恢复账号',
    done: `已恢复「${name}」`,
  }),
  log_out: (name) => ({
    title: `退出「${name}」的所有会话`,
    description: '所有设备需要重新登录，账号本身不受影响。',
    confirmLabel: '退出所有会话',
    done: `「${name}」的所有会话已结束`,
  }),
  reset_totp: (name) => ({
    title: `重置「${name}」的动态验证码`,
    description:
      '用于本人丢失设备和恢复码的情况，请先核对身份。重置后所有会话结束，登录只需要密码；本人会收到邮件和通知。',
    confirmLabel: '重置动态验证码',
    done: `已重置「${name}」的动态验证码`,
  }),
};

export function ReasonActionDialog({
  action,
  user,
  onClose,
}: {
  action: ReasonAction;
  user: AdminUser;
  onClose: () => void;
}) {
  const { mutate, isPending, error } = useReasonAction(user.id, action);
  const { done, ...shown } = TEXTS[action](user.username);
  const confirm = (reason: string) =>
    mutate(reason, {
      onSuccess: () => {
        toast.success(done);
        onClose();
      },
    });
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...shown}
      label="原因"
      maxLength={SHORT_REASON_MAX}
      pending={isPending}
      error={error}
      onConfirm={confirm}
    />
  );
}
