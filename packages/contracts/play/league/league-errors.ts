import {
  LEAGUE_NOTICE_HOURS,
  LEAGUE_PROPOSALS_MAX,
  LEAGUE_SLOTS_MAX,
  type LeagueViolationCode,
} from '@pailei/domain/battles/league/types';
import { PLAY_HOURS } from '@pailei/domain/battles/league/league-window';

export const LEAGUE_ERRORS = {
  not_allowed: [409, '这一步不能由你完成'],
  battle_over: [409, '这场团队战已经结束'],
  event_paused: [409, '赛事暂停中，恢复后再约定时间'],
  week_over: [409, '本轮已经截止，等待裁判裁定'],
  too_late_to_move: [409, `开战前 ${LEAGUE_NOTICE_HOURS} 小时内不能更改时间`],
  stale_proposal: [409, '提议已有变化，请看过最新的时间再操作'],
  too_many_proposals: [409, `一场对阵最多提议 ${LEAGUE_PROPOSALS_MAX} 次`],
  wrong_slot_count: [422, `请提出 1–${LEAGUE_SLOTS_MAX} 个时间`],
  duplicate_slot: [422, '提出的时间不能重复'],
  slot_too_soon: [422, `时间至少在 ${LEAGUE_NOTICE_HOURS} 小时之后`],
  slot_outside_week: [422, `时间应在本轮之内，最晚在截止前 ${PLAY_HOURS} 小时`],
  same_time: [422, '与现在的开战时间相同'],
  unknown_slot: [422, '请从对方提出的时间中选择'],
  own_proposal: [409, '这份提议由对方答复'],
  stale_deadline: [409, '这个时限已经过去'],
  too_early: [409, '时限还没有到'],
} as const satisfies Record<LeagueViolationCode, readonly [number, string]>;
