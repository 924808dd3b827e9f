import { battleFormatName, CLASS_SCOPE_NAMES } from '@pailei/contracts/play/battles/battle-names';
import { substitutionRule } from '@pailei/contracts/play/battles/battle-texts';
import { NO_RESULT_NAMES, WEEKDAY_NAMES } from '@pailei/contracts/play/league/league-names';
import type { TeamEventSettings } from '@pailei/domain/tournament/teams/team-settings';

import { winText } from '../../../../shared/challenges/format-choices.ts';
import { durationText } from '../../../../shared/match-room/rule-times.ts';
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
      text: `对阵公布后 ${durationText(lead_seconds)}开战${team.league ? '（按联赛周进行的小组循环除外）' : ''}；开战前 ${durationText(timers.line_up)}截止出战名单，前 ${durationText(timers.check_in)}开放签到，每队 ${team.check_in_members} 人签到。`,
    },
    { label: '换人', text: substitutionRule(team) },
    ...leagueLines(team),
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

/** How captains agree on the times of their fixtures. */
function leagueLines({ league }: TeamEventSettings): Omit<RuleLine, 'key'>[] {
  if (!league) return [];
  const { days, propose_days, answer_days, default_slot, no_result } = league;
  return [
    {
      label: '联赛周',
      text:
        `小组循环每轮 ${days} 天，开轮当天为第 1 天。双方队长在第 ${answer_days} 天结束前约定开战时间；没有约定时，采用第 ${propose_days} 天结束前最先提出的时间，` +
        `没有人提出则为默认时间${WEEKDAY_NAMES[default_slot.weekday]} ${default_slot.time}（北京时间）。到期没有赛果：${NO_RESULT_NAMES[no_result]}，有提议记录的一方获胜，双方都没有则都判负。`,
    },
  ];
}
