import { battleFormatName, CLASS_SCOPE_NAMES } from '@pailei/contracts/play/battles/battle-names';
import type { TeamEventSettings } from '@pailei/domain/tournament';

import { winText } from '../../../../shared/challenges/offer-texts.ts';
import { timeText } from '../../../../shared/ui/time/day-text.ts';
import type { RuleLine } from './rule-line.ts';

/** How the fixtures of an event of teams are played, and who may play for a team. */
export function teamLines(team: TeamEventSettings): Omit<RuleLine, 'key'>[] {
  const { battle, distinct_classes, battle_timers: timers, points, lead_seconds } = team;
  const locks = team.roster_locks_at === null ? '开赛时' : timeText(team.roster_locks_at);
  return [
    {
      label: '团队战',
      text: `${[battleFormatName(battle), `每队 ${battle.size} 人上场`, winText(battle)].filter(Boolean).join('，')}。`,
    },
    { label: '职业', text: `卡组职业${CLASS_SCOPE_NAMES[distinct_classes]}。` },
    {
      label: '开战',
      text: `对阵公布后 ${minutes(lead_seconds)}开战；开战前 ${minutes(timers.line_up)}截止出战名单，前 ${minutes(timers.check_in)}开放签到，每队 ${team.check_in_members} 人签到。`,
    },
    {
      label: '联赛积分',
      text: `整场获胜 ${points.battle}，打平 ${points.tie}，每胜一台 ${points.board}，每胜一局 ${points.game}。`,
    },
    {
      label: '参赛名单',
      text: `${team.roster_min}–${team.roster_max} 人，${locks}锁定，之后最多增补 ${team.roster_additions} 人；离开的队员留在记录中，不能代表其他战队。`,
    },
  ];
}

function minutes(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} 分钟` : `${seconds} 秒`;
}
