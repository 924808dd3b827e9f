import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { TextLink } from '../ui/actions/TextLink.tsx';
import { SectionHeader } from '../ui/layout/PageHeader.tsx';

type Step = { title: string; text: ReactNode };

const STEPS: readonly Step[] = [
  { title: '报名个人赛', text: '注册账号，挑一场开放的赛事' },
  { title: '提交卡组', text: '粘贴卡组码，签到后锁定' },
  { title: '按时签到', text: '逾期未到视为缺席' },
  { title: '打完上报', text: '双方确认，分歧由裁判裁定' },
];

/** For visitors with an account: they begin with the second half of the first step. */
const MEMBER_STEPS: readonly Step[] = [
  {
    title: '报名个人赛',
    text: (
      <Link className="underline underline-offset-[3px]" to="/solo-tournaments?status=registration">
        挑一场正在报名的赛事
      </Link>
    ),
  },
  ...STEPS.slice(1),
];

type HowToUser = Pick<User, 'username' | 'email' | 'is_email_verified'>;

/** The steps to one's first match: for guests, and for accounts until they enter their first event. */
export function HowTo({ user }: { user: HowToUser | null }) {
  const details = (
    <TextLink to="/registration">
      报名说明
      <ChevronRight size={14} />
    </TextLink>
  );
  return (
    <>
      {user && <Welcome {...user} />}
      <Steps title="怎么上台" steps={user ? MEMBER_STEPS : STEPS} action={details} />
    </>
  );
}

function Welcome({ username, email, is_email_verified }: HowToUser) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h2 className="font-song text-30 font-black">欢迎</h2>
      <p className="flex-[1_1_320px] text-text-2">
        <b>{username}</b>，账号已经建好。报名第一场赛事，按下面四步就能上台。
        {email !== null && !is_email_verified && (
          <span className="text-text-3"> 验证邮件已发往 {email}，验证后可以用邮箱登录和找回密码。</span>
        )}
      </p>
    </div>
  );
}

const STEP =
  'flex gap-4 border-l border-l-line-1 py-4.5 pr-4 pl-5 leading-5 first:border-l-0 first:pl-0 max-[901px]:odd:border-l-0 max-[901px]:odd:pl-0 max-[901px]:nth-[n+3]:border-t max-[901px]:nth-[n+3]:border-t-line-1';

/** Numbered steps side by side. */
export function Steps({ title, steps, action }: { title: string; steps: readonly Step[]; action?: ReactNode }) {
  return (
    <section className="mb-11">
      <SectionHeader title={title} action={action} />
      <ol className="grid grid-cols-4 border-t border-b border-t-line-2 border-b-line-1 max-[901px]:grid-cols-2">
        {steps.map(({ title, text }, index) => (
          <li key={title} className={STEP}>
            <b className="font-num text-[40px]/[40px] text-text-3">{index + 1}</b>
            <span>
              <b className="block text-[15px]/[20px] font-medium">{title}</b>
              <small className="text-text-3">{text}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
