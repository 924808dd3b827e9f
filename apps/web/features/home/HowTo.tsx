import './how-to.css';

import type { User } from '@pailei/contracts/accounts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { SectionHeader } from '../../shared/ui/PageHeader.tsx';

type Step = { title: string; text: ReactNode };

const STEPS: readonly Step[] = [
  { title: '报名个人赛', text: '注册账号，挑一场开放的赛事' },
  { title: '提交卡组', text: '粘贴卡组码，签到后锁定' },
  { title: '按时签到', text: '逾期未到视为缺席' },
  { title: '打完上报', text: '双方确认，分歧由裁判裁定' },
];

/** Of somebody who has an account: they begin with the second half of the first step. */
const MEMBER_STEPS: readonly Step[] = [
  { title: '报名个人赛', text: <Link to="/solo-tournaments?status=registration">挑一场正在报名的赛事</Link> },
  ...STEPS.slice(1),
];

type Newcomer = Pick<User, 'username' | 'email' | 'is_email_verified'>;

/** What lies between somebody and the ring: for guests, and for accounts until they enter their first event. */
export function HowTo({ newcomer }: { newcomer: Newcomer | null }) {
  const details = (
    <Link className="lnk" to="/registration">
      报名说明
      <ChevronRight size={14} />
    </Link>
  );
  return (
    <>
      {newcomer && <Welcome {...newcomer} />}
      <Steps title="怎么上台" steps={newcomer ? MEMBER_STEPS : STEPS} action={details} />
    </>
  );
}

function Welcome({ username, email, is_email_verified }: Newcomer) {
  return (
    <div className="wel">
      <h2 className="song">欢迎</h2>
      <p>
        <b>{username}</b>，账号已经建好。报名第一场赛事，按下面四步就能上台。
        {email !== null && !is_email_verified && (
          <span className="t3"> 验证邮件已发往 {email}，验证后可以用邮箱登录和找回密码。</span>
        )}
      </p>
    </div>
  );
}

/** Numbered steps side by side. */
export function Steps({ title, steps, action }: { title: string; steps: readonly Step[]; action?: ReactNode }) {
  return (
    <section className="how">
      <SectionHeader title={title} action={action} />
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <b className="num">{index + 1}</b>
            <span>
              <b>{title}</b>
              <small>{text}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
