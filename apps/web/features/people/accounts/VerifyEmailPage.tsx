import type { EmailLink } from '@pailei/contracts/people/email-verification/email-verification.api';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';

import { refreshUser } from '../../../shared/session/session.ts';
import { messageOf } from '../../../shared/api/error-text.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { Button, LinkButton } from '../../../shared/ui/actions/Button.tsx';
import { Note } from '../../../shared/ui/feedback/Note.tsx';
import { Loading, Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx';
import { AuthFrame, AuthIntro } from './AuthForm.tsx';
import { useEmailLink, useVerifyEmail } from './accounts.api.ts';
import { useLinkToken } from './useLinkToken.ts';

const UNKNOWN: EmailLink = { state: 'unknown', username: null, email: null };

/** The target of the link in a mail, logged in or not. Nothing is verified before a click: mail scanners open links too. */
export function VerifyEmailPage() {
  const token = useLinkToken();
  const link = useEmailLink(token);
  return (
    <AuthFrame title="邮件确认">
      {token === null ? (
        <LinkState link={UNKNOWN} />
      ) : (
        <Loading isLoading={link.isPending} skeleton={<Skeleton width="100%" height={140} />}>
          {() => (link.data ? <Answered token={token} link={link.data} /> : <CheckFailed check={link} />)}
        </Loading>
      )}
    </AuthFrame>
  );
}

function CheckFailed({ check }: { check: ReturnType<typeof useEmailLink> }) {
  return (
    <Note tone="yan" action={<Button onClick={() => void check.refetch()}>重试</Button>}>
      {messageOf(check.error)}
    </Note>
  );
}

function Answered({ token, link }: { token: string; link: EmailLink }) {
  const verify = useVerifyEmail(token);
  if (verify.isSuccess) return <Verified email={verify.data.email} username={verify.data.username} />;
  if (link.state !== 'open') return <LinkState link={link} />;
  return (
    <>
      <AuthIntro>
        确认 <b className="break-all">{link.email}</b> 是账号「{link.username}」的邮箱。验证后可以用它登录和找回密码。
      </AuthIntro>
      {verify.isError && <Note tone="yan">{messageOf(verify.error)}</Note>}
      <Button
        variant="primary"
        size="lg"
        block
        pending={verify.isPending}
        onClick={() => verify.mutate(undefined, { onSuccess: () => void refreshUser().catch(() => undefined) })}
      >
        确认是我的邮箱
      </Button>
      <p className="text-13 text-text-2">如果这个账号不是你的，请关闭本页，不要确认。</p>
    </>
  );
}

function Verified({ email, username }: { email: string; username: string }) {
  return (
    <>
      <div role="status">
        <Note tone="qing" icon={<MailCheck size={18} />}>
          邮箱已验证：现在可以用 <span className="break-all">{email}</span> 登录账号「{username}」。
        </Note>
      </div>
      <NextStep />
    </>
  );
}

const STATES: Record<Exclude<EmailLink['state'], 'open'>, { tone: 'qing' | 'huang' | 'yan'; text: ReactNode }> = {
  used: { tone: 'qing', text: '这个链接已经用过，邮箱已验证。' },
  expired: { tone: 'huang', text: '验证链接已过期，链接 24 小时内有效。请登录后在个人中心重新发送。' },
  unknown: { tone: 'yan', text: '验证链接无效。请从邮件中重新打开，或登录后在个人中心重新发送。' },
};

function LinkState({ link: { state } }: { link: EmailLink }) {
  const { tone, text } = STATES[state === 'open' ? 'unknown' : state];
  return (
    <>
      <Note tone={tone}>{text}</Note>
      <NextStep />
    </>
  );
}

function NextStep() {
  const isLoggedIn = useAtomValue(userAtom) !== null;
  return (
    <LinkButton variant="primary" size="lg" block to={isLoggedIn ? '/profile' : '/login?redirect=%2Fprofile'}>
      {isLoggedIn ? '到个人中心' : '登录'}
    </LinkButton>
  );
}
