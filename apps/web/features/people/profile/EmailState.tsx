import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';

import { messageOf } from '../../../shared/api/error-text.ts';
import { Button } from '../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { useResendVerification, useUpdateProfile } from './profile.api.ts';

/** Whether the address serves for the login, and what is left to do; nothing once it is verified. */
export function EmailState({ user }: { user: User }) {
  if (user.email === null) return <LostClaim />;
  if (user.new_email !== null) return <Changing email={user.email} newEmail={user.new_email} />;
  return user.is_email_verified ? null : <Unverified email={user.email} />;
}

function Unverified({ email }: { email: string }) {
  return (
    <Waiting actions={<Resend />}>
      <b>未验证</b>：打开发往 <span className="break-all">{email}</span> 的邮件中的链接后，才能用邮箱登录。
    </Waiting>
  );
}

function Changing({ email, newEmail }: { email: string; newEmail: string }) {
  const update = useUpdateProfile();
  const cancelChange = () =>
    update.mutate(
      { email },
      {
        onSuccess: () => toast.success('已取消更换邮箱'),
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  const actions = (
    <>
      <Resend />
      <Button size="sm" variant="ghost" pending={update.isPending} onClick={cancelChange}>
        取消更换
      </Button>
    </>
  );
  return (
    <Waiting actions={actions}>
      <b>新邮箱未验证</b>：打开发往 <span className="break-all">{newEmail}</span> 的邮件中的链接后，它才会替换{' '}
      <span className="break-all">{email}</span>。
    </Waiting>
  );
}

function LostClaim() {
  return (
    <Note tone="yan" className="mb-4">
      你填写的邮箱已由另一个账号验证，已从这里移除。请填写自己的邮箱，否则无法找回密码。
    </Note>
  );
}

function Waiting({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <div className="mb-5 grid gap-2" role="status">
      <Note tone="huang" icon={<MailWarning size={18} />}>
        {children}
      </Note>
      <div className="flex flex-wrap gap-x-3 gap-y-2">{actions}</div>
    </div>
  );
}

function Resend() {
  const resend = useResendVerification();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ email }) => toast.success(`验证邮件已发往 ${email}`),
      onError: (error) => toast.error(messageOf(error)),
    });
  return (
    <Button size="sm" pending={resend.isPending} onClick={send}>
      重新发送
    </Button>
  );
}
