import type { AgendaItemOf } from '@pailei/contracts/play/agenda/agenda.api';
import type { CaptainActionKind } from '@pailei/domain/battles/next-action';

export type BattleLabels = { readonly title: string; readonly text: string; readonly button: string };

const OPEN = '进入团队战';

/** `led`: what those who lead the team read; the others wait for them. */
const LABELS: Readonly<Record<CaptainActionKind, { led: BattleLabels; followed: BattleLabels }>> = {
  line_up: {
    led: { title: '锁定出战名单', text: '锁定后不能再改，到时间未锁定按规则处理', button: '去锁定名单' },
    followed: { title: '等待队长锁定名单', text: '锁定后这里会显示你在第几台', button: OPEN },
  },
  check_in: {
    led: { title: '团队战签到', text: '签到人数不足按缺席处理', button: '去签到' },
    followed: { title: '团队战签到', text: '签到人数不足按缺席处理', button: '去签到' },
  },
  name_player: {
    led: { title: '派出上场选手', text: '到时间未派人，将按名单顺序出战', button: '去派人' },
    followed: { title: '等待队长派人', text: '派你出战后你的这一台会显示在这里', button: OPEN },
  },
  wait_opponent: both({ title: '等待对方战队', text: '对方完成后继续', button: OPEN }),
  wait_start: both({ title: '等待团队战开始', text: '开战后你的这一台会显示在这里', button: OPEN }),
  follow: both({ title: '团队战进行中', text: '轮到你上场时会显示在这里', button: OPEN }),
  paused: both({ title: '团队战已暂停', text: '裁判恢复后继续计时', button: OPEN }),
  done: both({ title: '团队战已结束', text: '结果已生效', button: '看结果' }),
};

function both(labels: BattleLabels) {
  return { led: labels, followed: labels };
}

/** What a battle asks of its member, or waits for. */
export const battleLabels = ({ action, leads }: Pick<AgendaItemOf<'battle'>, 'action' | 'leads'>): BattleLabels =>
  LABELS[action][leads ? 'led' : 'followed'];
