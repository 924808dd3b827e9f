import type { Person } from '@pailei/domain/rights/rights';
import { describe, expect, test } from 'vitest';
import { CALL_CASES } from '../play/referee-calls/calls.notices.fixture.ts';
import { noticeKindsOf, noticeSchema, noticeText, NOTICE_KINDS } from './notice-text.ts';
import { DUE, TEAM_NOTICES, type NoticeCase } from './team-notices.fixture.ts';

const match = { match_id: 'm', tournament_id: 't', tournament_name: '周末公开赛', opponent_name: '青锋' };
const event = { tournament_id: 't', tournament_name: '周末公开赛' };
const CASE = {
  match_id: 'm1',
  label: '半决赛',
  table: 2,
  game_number: 3,
  a_name: '北风不渡',
  b_name: '墨染青衫',
} as const;
const MINE = '/solo-tournaments/t?tab=mine';

const PLAYER: Person = { role: 'user', is_expert: false, expert_status: 'none', team_role: null };

const S5 = { number: 5, name: '霜降赛季' };

const CASES: readonly NoticeCase[] = [
  [
    { kind: 'season_closed', ...S5, rank: 3, team: { name: '渡鸦', rank: 1 } },
    'S5 霜降赛季 已结束',
    '你是选手积分榜第 3 名，「渡鸦」是战队积分榜第 1 名',
    '/season/s5',
  ],
  [
    { kind: 'season_closed', ...S5, rank: 12, team: null },
    'S5 霜降赛季 已结束',
    '你是选手积分榜第 12 名',
    '/season/s5',
  ],
  [
    { kind: 'season_top_three', ...S5, rank: 2, team_name: null },
    '进入赛季前三',
    '你现在是 S5 霜降赛季 第 2 名',
    '/season',
  ],
  [
    { kind: 'season_top_three', ...S5, rank: 3, team_name: '渡鸦' },
    '进入赛季前三',
    '「渡鸦」现在是 S5 霜降赛季 第 3 名',
    '/season?table=team',
  ],
  [
    { kind: 'webhook_disabled', webhook_id: 'w', webhook_name: '机器人' },
    'Webhook 连续一天推送失败',
    '「机器人」已停用，之后的事件先留着，恢复后按顺序补发',
    '/admin/webhooks',
  ],
  [
    {
      kind: 'match_ready',
      ...match,
      tournament_id: null,
      battle_id: 'b',
      tournament_name: '渡鸦 对 北风',
      label: '第 1 台',
      due_at: null,
    },
    '轮到你了，对阵 青锋',
    '「渡鸦 对 北风」第 1 台，请就位',
    '/teams/battle?battleId=b&match=m',
  ],
  [
    { kind: 'match_ready', ...match, label: '瑞士轮 第 2 轮', due_at: DUE },
    '轮到你了，对阵 青锋',
    '「周末公开赛」瑞士轮 第 2 轮，请在 20:04 前就位',
    MINE,
  ],
  [
    { kind: 'match_ready', ...match, label: '决赛', due_at: null },
    '轮到你了，对阵 青锋',
    '「周末公开赛」决赛，请就位',
    MINE,
  ],
  [
    { kind: 'opponent_reported', ...match, game_number: 2, result: 'lost' },
    '对手已上报结果',
    '第 2 局：青锋 上报你落败，请确认',
    MINE,
  ],
  [
    { kind: 'dispute_ruled', ...match, game_number: 3, result: 'won', reason: '截图为证' },
    '裁判已裁定',
    '第 3 局判你获胜：截图为证',
    MINE,
  ],
  [
    { kind: 'ruling_undone', ...match, reason: '判错了桌' },
    '裁判撤销了裁定',
    `对阵 ${match.opponent_name}，恢复到裁定之前：判错了桌`,
    MINE,
  ],
  [
    { kind: 'score_corrected', ...match, result: 'lost', own: 0, other: 2, place: 2, reason: '上报选反' },
    '比分更正为 0:2，你落败',
    `「周末公开赛」对阵 ${match.opponent_name}，名次更正为第 2 名：上报选反`,
    MINE,
  ],
  [{ kind: 'check_in_open', ...event, due_at: DUE }, '签到已开放', '「周末公开赛」请在 20:04 前签到', MINE],
  [{ kind: 'event_soon', ...event, starts_at: DUE }, '赛事即将开始', '「周末公开赛」 1 月 2 日 20:04 开赛', MINE],
  [
    { kind: 'check_in_extended', ...event, due_at: DUE, reason: '服务器排队' },
    '签到已延长',
    '「周末公开赛」请在 20:04 前签到：服务器排队',
    MINE,
  ],
  [
    { kind: 'place_offered', ...event, due_at: DUE },
    '轮到你了：候补名额已空出',
    '「周末公开赛」请在 20:04 前签到接受，逾期让给下一位',
    MINE,
  ],
  [
    { kind: 'registration_answered', ...event, answer: 'approved', reason: null },
    '报名已通过',
    '你已获得「周末公开赛」的参赛名额',
    MINE,
  ],
  [
    { kind: 'registration_answered', ...event, answer: 'promoted', reason: null },
    '候补成功，你有名额了',
    '「周末公开赛」有了空位，你已获得参赛名额',
    MINE,
  ],
  [
    { kind: 'registration_answered', ...event, answer: 'waitlisted', reason: null },
    '报名已通过，进入候补',
    '「周末公开赛」名额已满，有空位时会通知你',
    MINE,
  ],
  [
    { kind: 'registration_answered', ...event, answer: 'rejected', reason: '资料不全' },
    '报名未通过',
    '「周末公开赛」：资料不全',
    MINE,
  ],
  [
    { kind: 'event_decks', ...event, change: 'due', due_at: DUE, reason: null },
    '还没有合规的参赛卡组',
    '「周末公开赛」请在 20:04 前提交，否则不能上场',
    MINE,
  ],
  [
    { kind: 'event_decks', ...event, change: 'left_out', due_at: null, reason: null },
    '没有合规的参赛卡组',
    '「周末公开赛」已开赛，你按缺席处理',
    MINE,
  ],
  [
    { kind: 'event_decks', ...event, change: 'unlocked', due_at: null, reason: '卡组码填错' },
    '卡组已解锁',
    '「周末公开赛」可以重新提交一次：卡组码填错',
    MINE,
  ],
  [
    { kind: 'event_decks', ...event, change: 'entered', due_at: null, reason: '网络故障' },
    '裁判已代你提交卡组',
    '「周末公开赛」：网络故障',
    MINE,
  ],
  [
    { kind: 'event_changed', ...event, change: 'cancelled', place: null, reason: '场地停电' },
    '赛事已取消',
    '「周末公开赛」：场地停电',
    MINE,
  ],
  [
    { kind: 'match_decided', ...match, game_number: null, result: 'lost', cause: 'no_show' },
    '本场判你落败',
    '「周末公开赛」对阵 青锋，你没有按时到场',
    MINE,
  ],
  [
    { kind: 'match_decided', ...match, game_number: 1, result: 'lost', cause: 'no_show' },
    '第 1 局判你落败',
    '「周末公开赛」对阵 青锋，你没有按时到场，请尽快进入本场',
    MINE,
  ],
  [
    { kind: 'match_decided', ...match, game_number: null, result: 'won', cause: 'disqualification' },
    '本场判你获胜',
    '「周末公开赛」对阵 青锋，对手被取消参赛资格',
    MINE,
  ],
  [
    { kind: 'match_decided', ...match, game_number: null, result: 'double_loss', cause: 'both_absent' },
    '本场双方判负',
    '「周末公开赛」对阵 青锋，双方都没有按时到场',
    MINE,
  ],
  [
    { kind: 'event_changed', ...event, change: 'disqualified', place: null, reason: '使用未登记的卡组' },
    '你已被取消参赛资格',
    '「周末公开赛」：使用未登记的卡组',
    MINE,
  ],
  [
    { kind: 'event_changed', ...event, change: 'dropped', place: null, reason: null },
    '裁判已让你退出赛事',
    '「周末公开赛」',
    MINE,
  ],
  [
    { kind: 'event_changed', ...event, change: 'team_dropped', place: null, reason: null },
    '战队已退出赛事',
    '队长或副队长让战队退出了「周末公开赛」',
    MINE,
  ],
  [
    { kind: 'event_changed', ...event, change: 'match_withdrawn', place: null, reason: null },
    '本场作废',
    '「周末公开赛」前一场结果已更正，对阵重新安排',
    MINE,
  ],
  [
    { kind: 'event_changed', ...event, change: 'reopened', place: null, reason: null },
    '赛事继续进行',
    '「周末公开赛」有结果被更正，需要重新打，名次待定',
    MINE,
  ],
  [
    { kind: 'event_changed', ...event, change: 'place_corrected', place: 1, reason: null },
    '名次已更正为第 1 名',
    '「周末公开赛」有结果被更正',
    MINE,
  ],
  [
    { kind: 'case_opened', ...event, ...CASE, case: 'dispute' },
    '有争议等待裁定',
    '「周末公开赛」半决赛 第 2 桌，北风不渡 对 墨染青衫，第 3 局',
    '/referee?match=m1',
  ],
  [
    { kind: 'case_opened', ...event, ...CASE, case: 'objection' },
    '有异议等待处理',
    '「周末公开赛」半决赛 第 2 桌，北风不渡 对 墨染青衫，第 3 局',
    '/referee?match=m1',
  ],
  [
    { kind: 'case_opened', ...event, ...CASE, case: 'absence', game_number: 0 },
    '有选手缺席，可能没有收到通知',
    '「周末公开赛」半决赛 第 2 桌，北风不渡 对 墨染青衫',
    '/referee?match=m1',
  ],
  [
    { kind: 'event_referee', ...event, change: 'named' },
    '你被指定为裁判',
    '「周末公开赛」的争议、缺席和呼叫会通知你',
    '/solo-tournaments/t/referee',
  ],
  [
    { kind: 'event_referee', ...event, change: 'taken_off' },
    '你不再是这场赛事的裁判',
    '「周末公开赛」的争议、缺席和呼叫不再通知你',
    '/solo-tournaments/t',
  ],
  ...CALL_CASES,
  [
    { kind: 'event_stalled', ...event },
    '赛事卡住了',
    '「周末公开赛」的流程停在这一步，每 10 分钟再试一次',
    '/solo-tournaments/t',
  ],
  [
    { kind: 'points_changed', amount: 500, balance: 620, reason: 'admin_adjustment', note: '周赛奖励' },
    '积分 +500',
    '周赛奖励，余额 620',
    '/profile?tab=points',
  ],
  [
    {
      kind: 'points_changed',
      amount: 500,
      balance: 620,
      reason: 'tournament_prize',
      note: '「霜降杯」第 1 名',
      tournament_id: 't',
    },
    '积分 +500',
    '「霜降杯」第 1 名，余额 620',
    '/solo-tournaments/t',
  ],
  [
    { kind: 'points_changed', amount: -20, balance: 600, reason: 'season_prize', note: '' },
    '积分 −20',
    '赛季奖励，余额 600',
    '/profile?tab=points',
  ],
  [
    { kind: 'order_status_changed', order_id: 'o', product_name: '牌套', status: 'shipped', tracking_number: 'SF1' },
    '订单已发货',
    '牌套，快递单号 SF1',
    '/shopping/order/o',
  ],
  [
    { kind: 'order_status_changed', order_id: 'o', product_name: '牌套', status: 'cancelled', tracking_number: null },
    '订单已取消',
    '牌套',
    '/shopping/order/o',
  ],
  [
    { kind: 'stock_low', product_id: 'p', product_name: '漆黑对战桌垫', stock_quantity: 3, threshold: 10 },
    '商品库存不足',
    '「漆黑对战桌垫」仅剩 3 件',
    '/admin/products',
  ],
  [
    { kind: 'stock_low', product_id: 'p', product_name: '漆黑对战桌垫', stock_quantity: 0, threshold: 10 },
    '商品已售罄',
    '「漆黑对战桌垫」已没有库存',
    '/admin/products',
  ],
  [
    { kind: 'expert_answered', answer: 'approved', reason: null },
    '专家认证已通过',
    '你的选手页现在带有专家标识',
    '/profile/expert',
  ],
  [
    { kind: 'expert_answered', answer: 'rejected', reason: '证明不清晰' },
    '专家认证未通过',
    '证明不清晰',
    '/profile/expert',
  ],
  [
    { kind: 'security_changed', change: 'password_changed' },
    '密码已修改',
    '如果不是你本人操作，请立即修改密码',
    '/profile?tab=security',
  ],
  [
    { kind: 'security_changed', change: 'totp_reset' },
    '动态验证码已重置',
    '管理员已重置，请尽快重新启用',
    '/profile?tab=security',
  ],
  ...TEAM_NOTICES,
];

test('every kind of notice is in the table', () => {
  expect(new Set(CASES.map(([{ kind }]) => kind))).toEqual(new Set(NOTICE_KINDS));
});

describe.each(CASES)('$kind', (notice, title, text, link) => {
  test(`says 「${title}」 and leads to ${link}`, () => {
    expect(noticeText(notice)).toEqual({ title, text, link });
    expect(noticeSchema.parse(notice)).toEqual(notice);
  });
});

test('switches are offered for what somebody may get: cases for the staff, stock for admins alone', () => {
  const kindsOf = (role: Person['role']) => new Set(noticeKindsOf({ ...PLAYER, role }));
  const ofPlayers = kindsOf('user');
  const ofReferees = [
    'case_opened',
    'referee_called',
    'match_referee_called',
    'event_referee',
    'event_stalled',
    'league_case',
  ] as const;
  for (const kind of [...ofReferees, 'stock_low'] as const) expect(ofPlayers).not.toContain(kind);
  expect(ofPlayers).toContain('match_ready');
  expect(kindsOf('referee')).toEqual(new Set([...ofPlayers, ...ofReferees]));
  expect(kindsOf('admin')).toEqual(
    new Set([...kindsOf('referee'), 'match_call_escalated', 'battle_call_escalated', 'stock_low', 'webhook_disabled']),
  );
});
