import type { User } from '@pailei/contracts/accounts';
import { MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';

import { messageOf } from '../../shared/api/error-text.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Note } from '../../shared/ui/Note.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useResendVerification, useUpdateProfile } from './profile.api.ts';

/** Whether the address serves for the login, and what is left to do; nothing once it is verified. */
export function EmailState({ user }: { user: User }) {
  if (user.email === null) return <LostClaim />;
  if (user.new_email !== null) return <Changing email={user.email} wanted={user.new_email} />;
  return user.is_email_verified ? null : <Unverified email={user.email} />;
}

function Unverified({ email }: { email: string }) {
  return (
    <Waiting actions={<Resend />}>
      <b>未验证</b>：打开发往 <span className="break-all">{email}</span> 的邮件中的链接后，才能用邮箱登录。
    </Waiting>
  );
}

function Changing({ email, wanted }: { email: string; wanted: string }) {
  const update = useUpdateProfile();
  const takeBack = () =>
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
      <Button size="sm" variant="ghost" pending={update.isPending} onClick={takeBack}>
        取消更换
      </Button>
    </>
  );
  return (
    <Waiting actions={actions}>
      <b>新邮箱未验证</b>：打开发往 <span className="break-all">{wanted}</span> 的邮件中的链接后，它才会替换{' '}
      <span className="break-all">{email}</span>。
    </Waiting>
  );
}

function LostClaim() {
  return (
    <Note tone="yan" className="mb-4">
      你填写的邮箱已由它的主人在另一个账号验证，已从这里移除。请填写自己的邮箱，否则无法找回密码。
    </Note>
  );
}

function Waiting({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <div className="pf-mail" role="status">
      <Note tone="huang" icon={<MailWarning size={18} />}>
        {children}
      </Note>
      <div className="pf-mail__a">{actions}</div>
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
