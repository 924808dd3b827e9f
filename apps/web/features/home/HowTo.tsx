import './how-to.css';

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

/** For guests: what lies between them and the ring. */
export function HowTo() {
  const details = (
    <Link className="lnk" to="/registration">
      报名说明
      <ChevronRight size={14} />
    </Link>
  );
  return <Steps title="怎么上台" steps={STEPS} action={details} />;
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
