import type { TournamentEventType } from '@pailei/domain/tournament';

/** Each event also carries `at`, the moment it happened; what the staff did also `by` and, where they gave one, `reason`. */
export const TOURNAMENT_EVENT_TEXTS: Record<TournamentEventType, string> = {
  tournament_created: '赛事建立：tournament_id, is_demo 与全部设置',
  tournament_updated: '设置修改：changes，只含有变的部分',
  registration_opened: '开放报名',
  participant_registered: '有人报名：participant_id, user_id, name, status；团体赛另有 team_id 与名单 players',
  roster_changed: '参赛名单有变：participant_id, added, removed, is_late（名单锁定之后）',
  participant_approved: '报名通过：participant_id, status',
  participant_rejected: '报名被拒：participant_id, reason',
  participant_withdrawn: '取消报名：participant_id, fee_kept（签到后才取消，参赛费不退）',
  participant_promoted: '候补转正：participant_id',
  decks_submitted: '提交卡组：participant_id, count',
  decks_unlocked: '裁判解锁卡组，选手可再提交一次：participant_id',
  seeding_changed: '种子的产生方式修改：seeding',
  check_in_opened: '开放签到：due_at, fills_at（此时起缺席者的名额让给候补）',
  check_in_extended: '签到延长，开赛随之顺延：due_at, fills_at, reason',
  waitlist_moved: '工作人员调整候补顺序：participant_id, before（排到谁的前面，null 为最后）, reason',
  waitlist_fill_started: '候补开始补位：没有签到的选手不再保留名额',
  place_offered: '空出的名额给候补，须在 due_at 前签到接受：participant_id, due_at',
  place_offer_ended: '候补没有接受名额：participant_id, cause',
  time_credited:
    '维护期间停表，时限顺延：lost_ms, times, check_in_due_at, fills_at, offers；cause 为 outage 时补的是网站中断',
  event_paused: '整场赛事暂停，时限停表：reason, by',
  event_resumed: '赛事继续，停下的时间已补回：paused_ms, reason, by',
  participant_checked_in: '签到：participant_id',
  team_member_checked_in: '战队的一名队员签到，人数够了即为战队签到：participant_id, account_id',
  tournament_started:
    '开赛：entrants（按种子顺序，含随机序 lot 与所在队伍 team_id）, absent, without_decks（其中因没有合规卡组而未上场的）, rewards（此后固定的奖励表，没有则不发奖励）, rules（存档的规则表 sheet 与其 SHA-256 hash）, seeding（种子所依据的数，没有则全部抽签）, apart（应尽量晚相遇的选手）',
  rules_amended: '进行中修改规则：changes（改动的设置）, rules（新的规则表 sheet 与 hash）, reason, by',
  stage_started:
    '阶段开始：stage, entrants, round_count, groups（分组）, carried（带入的积分或战绩）, planned（晋级人数不足时的原定人数）, together（没能分开的两人）',
  round_started:
    '一轮开始：stage, round, bye, matches, notes, relaxed, adjustments（裁判在公布前的人工调整及原因）, absent（本轮缺席、记 0 分的）',
  round_taken_back: '裁判撤回还没有人开始的一轮：stage, round, match_ids, reason',
  stage_taken_back: '裁判撤回还没有人开始的阶段，之后由裁判手动开始：stage, match_ids, reason',
  step_undone:
    '裁判撤销上一步：step（一轮或阶段的开始，或某一场的裁定）, reason, by；改变的内容见随后的事件和该场的记录',
  bracket_matches_opened: '对阵表中的场次开放：stage, matches',
  bracket_walkovers_given: '对阵表中无需进行的场次：stage, walkovers',
  bracket_matches_withdrawn: '改判后不再算数的场次：stage, match_ids, walkover_nodes',
  match_progressed:
    '某一场有进展：match_id, status, wins_a, wins_b, due_at, check_in_rung（等待到场时已过的级数）, games（团队战各台的局数）',
  match_finished: '某一场结束：match_id, status, wins_a, wins_b, result, games（团队战各台的局数）',
  match_reopened: '某一场重新打开：match_id, status, wins_a, wins_b, due_at, games（团队战各台的局数）',
  round_finished: '一轮结束：stage, round',
  stage_finished: '阶段结束：stage, ranking',
  stage_reopened: '改判后阶段继续进行：stage',
  stages_withdrawn: '改判后从 stage 起的各阶段作废，之后重新开始：stage, match_ids',
  tournament_reopened: '改判后赛事继续进行，名次待定',
  ranking_corrected: '改判后已结束阶段的名次有变：stage, ranking',
  placements_corrected: '改判后已结束赛事的名次有变：placements',
  participant_entered_late:
    '瑞士轮中途加入：participant_id, seed, lot, half_point_bye（错过的第一轮记平局分）, team_id',
  participant_dropped: '退出赛事：participant_id，裁判让其退出时另有 reason',
  participant_reinstated: '恢复参赛：participant_id',
  participant_disqualified: '取消资格：participant_id, reason',
  featured_match_changed: '赛事的焦点场次已更换：match_id',
  tournament_finished: '赛事结束：placements, short_of_stage（因晋级不足 2 人而没有进行的阶段）',
  tournament_cancelled: '赛事取消：reason',
};
