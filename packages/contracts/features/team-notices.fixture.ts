import type { Notice } from './notice-text.ts';

export type NoticeCase = [Notice, title: string, text: string, link: string];

export const DUE = new Date(2026, 0, 2, 20, 4).toISOString();

const TEAM = { team_id: 'r', team_name: '渡鸦' } as const;
const MEETING = { team_name: '渡鸦', opponent_name: '霜刃' } as const;
const ROLE = { kind: 'team_role', ...TEAM, role: null, username: null, due_at: null } as const;

const BATTLE = { battle_id: 'b', team_name: '渡鸦', opponent_name: '北风' } as const;
const BATTLE_PAGE = '/teams/battle?battleId=b';

/** What teams and their battles are told. */
export const TEAM_NOTICES: readonly NoticeCase[] = [
  [
    { kind: 'battle_line_up', ...BATTLE, due_at: DUE },
    '请锁定出战名单',
    '渡鸦 对 北风，1 月 2 日 20:04 截止',
    BATTLE_PAGE,
  ],
  [{ kind: 'battle_check_in', ...BATTLE, due_at: DUE }, '团队战开放签到', '渡鸦 对 北风，20:04 开战', BATTLE_PAGE],
  [
    { kind: 'battle_naming', ...BATTLE, naming: 'ace', board_number: 5, due_at: DUE },
    '请派出王牌选手',
    '渡鸦 对 北风 第 5 台，20:04 前未派人，将按名单顺序出战',
    BATTLE_PAGE,
  ],
  [
    { kind: 'battle_decided', ...BATTLE, result: 'won', score: [3, 2], cause: 'ace' },
    '团队战获胜',
    '渡鸦 对 北风，3 : 2',
    BATTLE_PAGE,
  ],
  [
    { kind: 'referee_called', ...BATTLE, board_number: 3, text: '对手没有到' },
    '渡鸦 呼叫裁判',
    '对 北风 第 3 台：对手没有到',
    '/teams/battle?battleId=b',
  ],
  [
    { kind: 'team_invitation', ...TEAM, invited_by: '青锋' },
    '收到战队邀请',
    '青锋邀请你加入「渡鸦」',
    '/teams/invitations',
  ],
  [
    { kind: 'team_application', ...TEAM, username: '白鹭' },
    '收到入队申请',
    '白鹭申请加入「渡鸦」',
    '/teams/r/applications',
  ],
  [
    { kind: 'team_answer', ...TEAM, request: 'application', answer: 'rejected', username: null, reason: '位置已满' },
    '入队申请未通过',
    '「渡鸦」：位置已满',
    '/teams/applications',
  ],
  [
    { kind: 'team_answer', ...TEAM, request: 'invitation', answer: 'withdrawn', username: null, reason: null },
    '邀请已被撤回',
    '「渡鸦」',
    '/teams/invitations',
  ],
  [
    { kind: 'team_answer', ...TEAM, request: 'invitation', answer: 'accepted', username: '白鹭', reason: null },
    '邀请已被接受',
    '「渡鸦」发给白鹭的邀请',
    '/teams/r',
  ],
  [{ ...ROLE, change: 'role', role: 'vice_captain' }, '战队身份有变', '你现在是「渡鸦」的副队长', '/teams/my'],
  [
    { ...ROLE, change: 'handover_offered', username: '青锋' },
    '邀请你接任队长',
    '青锋希望把「渡鸦」交给你',
    '/teams/my',
  ],
  [{ ...ROLE, change: 'handover_ended' }, '队长移交已结束', '「渡鸦」的队长没有变化', '/teams/my'],
  [
    { ...ROLE, change: 'captain_absent', due_at: DUE },
    '战队将更换队长',
    '「渡鸦」的队长已被停用，1 月 2 日 20:04 仍未恢复将更换队长',
    '/teams/my',
  ],
  [
    { ...ROLE, change: 'captain_replaced', username: '白鹭' },
    '战队已更换队长',
    '「渡鸦」的队长现在是白鹭',
    '/teams/my',
  ],
  [
    { kind: 'team_removal', ...TEAM, change: 'kicked', reason: '长期缺席' },
    '你已被移出战队',
    '「渡鸦」：长期缺席',
    '/teams/r',
  ],
  [{ kind: 'team_removal', ...TEAM, change: 'disbanded', reason: null }, '战队已解散', '「渡鸦」', '/teams/r'],
  [
    { kind: 'team_review', ...TEAM, answer: 'rejected', reason: '名称违规' },
    '战队未通过审核',
    '「渡鸦」：名称违规',
    '/teams/my',
  ],
  [
    {
      kind: 'challenge',
      challenge_id: 'c',
      ...MEETING,
      change: 'proposed',
      starts_at: null,
    },
    '收到约战',
    '渡鸦 对 霜刃',
    '/teams/battles?challengeId=c',
  ],
  [
    { kind: 'challenge', challenge_id: 'c', ...MEETING, change: 'move_proposed', starts_at: DUE },
    '对方请求改期',
    '渡鸦 对 霜刃，1 月 2 日 20:04',
    '/teams/battles?challengeId=c',
  ],
  [
    { kind: 'challenge_appointment', battle_id: 'b', ...MEETING, change: 'made', starts_at: DUE },
    '约战已敲定',
    '渡鸦 对 霜刃，1 月 2 日 20:04 开战',
    '/teams/battle?battleId=b',
  ],
  [
    { kind: 'league_week', tournament_id: 't', ...MEETING, change: 'propose_soon', due_at: DUE },
    '请为本轮对阵提出时间',
    '渡鸦 对 霜刃，1 月 2 日 20:04 截止',
    '/dashboard/my-group?event=t',
  ],
  [
    { kind: 'league_week', tournament_id: 't', ...MEETING, change: 'no_result', due_at: null },
    '本轮到期没有赛果，等待裁判裁定',
    '渡鸦 对 霜刃',
    '/dashboard/my-group?event=t',
  ],
  [
    { kind: 'league_time', tournament_id: 't', battle_id: 'b', ...MEETING, source: 'agreed', starts_at: DUE },
    '开战时间已约定',
    '渡鸦 对 霜刃，1 月 2 日 20:04 开战',
    '/teams/battle?battleId=b',
  ],
  [
    { kind: 'league_case', battle_id: 'b', tournament_name: '战队联赛', a_name: '渡鸦', b_name: '霜刃' },
    '联赛对阵到期没有赛果',
    '「战队联赛」渡鸦 对 霜刃',
    '/teams/battle?battleId=b',
  ],
];
