import { SectionHeader } from '../../shared/ui/PageHeader.tsx';

const STEPS = [
  { title: '报名个人赛', text: '注册账号，挑一场开放的赛事' },
  { title: '提交卡组', text: '粘贴卡组码，签到后锁定' },
  { title: '按时签到', text: '逾期未到视为缺席' },
  { title: '打完上报', text: '双方确认，分歧由裁判裁定' },
];

/** For guests: what lies between them and the ring. */
export function HowTo() {
  return (
    <section className="how">
      <SectionHeader title="怎么上台" />
      <ol>
        {STEPS.map(({ title, text }, index) => (
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
