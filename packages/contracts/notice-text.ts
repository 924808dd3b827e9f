import { matchDecidedText } from './match-decided-text.ts';
import { holdsRight } from '@pailei/domain/rights';
import type { Person, Right } from '@pailei/domain/rights';
import type { Notice } from './notifications.ts';
import { groupedPoints, POINTS_KIND_TEXTS, signedPoints } from './points-text.ts';

/** Every kind of notice, in the order its switch stands in. */
export const NOTICE_KINDS = [
  'match_ready',
  'opponent_reported',
  'dispute_ruled',
  'match_decided',
  'check_in_open',
  'registration_answered',
  'event_decks',
  'event_changed',
  'case_opened',
  'event_stalled',
  'points_changed',
  'order_status_changed',
  'stock_low',
  'invitation',
  'application_answered',
  'expert_answered',
  'security_changed',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_KIND_TEXTS = {
  match_ready: '比赛就绪',
  opponent_reported: '对手上报',
  dispute_ruled: '裁判裁定',
  match_decided: '未打完的判定',
  check_in_open: '签到开放',
  registration_answered: '报名结果',
  event_decks: '参赛卡组',
  event_changed: '赛事变动',
  case_opened: '待裁',
  event_stalled: '赛事停滞',
  points_changed: '积分变动',
  order_status_changed: '订单进度',
  stock_low: '库存不足',
  invitation: '战队邀请',
  application_answered: '入队申请',
  expert_answered: '专家认证',
  security_changed: '账号安全',
} as const satisfies Record<NoticeKind, string>;

/** There are no teams yet that could send them. */
const COMING_KINDS: readonly NoticeKind[] = ['invitation', 'application_answered'];

/** Kinds that only the staff get. */
const STAFF_KINDS = {
  case_opened: 'referee',
  event_stalled: 'referee',
  stock_low: 'admin',
} as const satisfies Partial<Record<NoticeKind, Right>>;

const isStaffKind = (kind: NoticeKind): kind is keyof typeof STAFF_KINDS => kind in STAFF_KINDS;

/** The kinds that somebody may get at all. */
export const noticeKindsOf = (person: Person | null): readonly NoticeKind[] =>
  NOTICE_KINDS.filter(
    (kind) => !COMING_KINDS.includes(kind) && (!isStaffKind(kind) || holdsRight(STAFF_KINDS[kind], person)),
  );

export type NoticeText = { title: string; text: string; link: string };

/** What a notice says and where it leads. Clock times are in the time zone of whoever runs this: it is for the browser. */
export function noticeText(notice: Notice): NoticeText {
  if (isForStaff(notice)) return staffText(notice);
  switch (notice.kind) {
    case 'match_ready':
      return matchReadyText(notice);
    case 'opponent_reported':
      return {
        title: '对手已上报结果',
        text: `第 ${notice.game_number} 局：${notice.opponent_name} 上报${RESULT_TEXTS[notice.result]}，请确认`,
        link: panelLink(notice.tournament_id),
      };
    case 'dispute_ruled':
      return {
        title: '裁判已裁定',
        text: `第 ${notice.game_number} 局${RULING_TEXTS[notice.result]}：${notice.reason}`,
        link: panelLink(notice.tournament_id),
      };
    case 'match_decided':
      return { ...matchDecidedText(notice), link: panelLink(notice.tournament_id) };
    case 'check_in_open':
      return {
        title: '签到已开放',
        text: `「${notice.tournament_name}」请在 ${clockTime(notice.due_at)} 前签到`,
        link: panelLink(notice.tournament_id),
      };
    case 'registration_answered':
      return registrationText(notice);
    case 'event_decks':
      return eventDecksText(notice);
    case 'event_changed':
      return eventChangedText(notice);
    case 'points_changed':
      return {
        title: `积分 ${signedPoints(notice.amount)}`,
        text: `${notice.note || POINTS_KIND_TEXTS[notice.reason]}，余额 ${groupedPoints(notice.balance)}`,
        link: notice.tournament_id === undefined ? '/profile?tab=points' : `/solo-tournaments/${notice.tournament_id}`,
      };
    case 'order_status_changed':
      return {
        title: ORDER_TITLES[notice.status],
        text: notice.tracking_number
          ? `${notice.product_name}，快递单号 ${notice.tracking_number}`
          : notice.product_name,
        link: `/shopping/order/${notice.order_id}`,
      };
    case 'invitation':
      return {
        title: '战队邀请',
        text: `${notice.from_name} 邀请你加入「${notice.team_name}」`,
        link: '/teams/invitations',
      };
    case 'application_answered':
      return applicationText(notice);
    case 'expert_answered':
      return { title: EXPERT_TITLES[notice.answer], text: expertText(notice), link: '/profile/expert' };
    case 'security_changed':
      return { title: SECURITY_TITLES[notice.change], text: securityText(notice), link: '/profile?tab=security' };
    default:
      return notice satisfies never;
  }
}

type NoticeOf<K extends NoticeKind> = Extract<Notice, { kind: K }>;

function matchReadyText(notice: NoticeOf<'match_ready'>): NoticeText {
  const until = notice.due_at === null ? '请就位' : `请在 ${clockTime(notice.due_at)} 前就位`;
  return {
    title: `轮到你了，对阵 ${notice.opponent_name}`,
    text: `「${notice.tournament_name}」${notice.label}，${until}`,
    link: panelLink(notice.tournament_id),
  };
}

function registrationText(notice: NoticeOf<'registration_answered'>): NoticeText {
  const link = panelLink(notice.tournament_id);
  const name = `「${notice.tournament_name}」`;
  switch (notice.answer) {
    case 'approved':
      return { title: '报名已通过', text: `你已获得${name}的参赛名额`, link };
    case 'promoted':
      return { title: '候补已转正', text: `${name}有了空位，你已获得参赛名额`, link };
    case 'waitlisted':
      return { title: '报名已通过，进入候补', text: `${name}名额已满，有空位时会通知你`, link };
    case 'rejected':
      return { title: '报名未通过', text: withReason(name, notice.reason), link };
    default:
      return notice.answer satisfies never;
  }
}

function eventDecksText({ change, due_at, reason, ...notice }: NoticeOf<'event_decks'>): NoticeText {
  const link = panelLink(notice.tournament_id);
  const name = `「${notice.tournament_name}」`;
  switch (change) {
    case 'due': {
      const until = due_at === null ? '开赛前' : `${clockTime(due_at)} 前`;
      return { title: '还没有合规的参赛卡组', text: `${name}请在 ${until}提交，否则不能上场`, link };
    }
    case 'left_out':
      return { title: '没有合规的参赛卡组', text: `${name}已开赛，你按缺席处理`, link };
    case 'unlocked':
      return { title: '卡组已解锁', text: withReason(`${name}可以重新提交一次`, reason), link };
    case 'entered':
      return { title: '裁判已代你提交卡组', text: withReason(name, reason), link };
    default:
      return change satisfies never;
  }
}

function eventChangedText({ change, place, reason, ...notice }: NoticeOf<'event_changed'>): NoticeText {
  const link = panelLink(notice.tournament_id);
  const name = `「${notice.tournament_name}」`;
  switch (change) {
    case 'cancelled':
      return { title: '赛事已取消', text: withReason(name, reason), link };
    case 'disqualified':
      return { title: '你被取消资格', text: withReason(name, reason), link };
    case 'dropped':
      return { title: '裁判已让你退出赛事', text: withReason(name, reason), link };
    case 'match_withdrawn':
      return { title: '本场作废', text: `${name}前一场结果已更正，对阵重新安排`, link };
    case 'reopened':
      return { title: '赛事继续进行', text: `${name}有结果被更正，需要重新比赛，名次待定`, link };
    case 'place_corrected':
      return {
        title: place === null ? '名次已更正' : `名次已更正为第 ${place} 名`,
        text: `${name}有结果被更正`,
        link,
      };
    default:
      return change satisfies never;
  }
}

type StaffNotice = NoticeOf<keyof typeof STAFF_KINDS>;

const isForStaff = (notice: Notice): notice is StaffNotice => isStaffKind(notice.kind);

function staffText(notice: StaffNotice): NoticeText {
  switch (notice.kind) {
    case 'case_opened':
      return caseText(notice);
    case 'event_stalled':
      return {
        title: '赛事有一步反复失败',
        text: `「${notice.tournament_name}」已停在这一步，每 10 分钟再试一次`,
        link: `/solo-tournaments/${notice.tournament_id}`,
      };
    case 'stock_low':
      return {
        title: notice.stock_quantity === 0 ? '商品已售罄' : '商品库存不足',
        text: `「${notice.product_name}」${notice.stock_quantity === 0 ? '已没有库存' : `仅剩 ${notice.stock_quantity} 件`}`,
        link: '/admin/products',
      };
    default:
      return notice satisfies never;
  }
}

function caseText(notice: NoticeOf<'case_opened'>): NoticeText {
  const { label, table, game_number, a_name, b_name } = notice;
  return {
    title: notice.case === 'dispute' ? '有争议等待裁定' : '有异议等待处理',
    text: `「${notice.tournament_name}」${label} 第 ${table} 桌，${a_name} 对 ${b_name}，第 ${game_number} 局`,
    link: `/referee?match=${notice.match_id}`,
  };
}

function applicationText({ answer, team_id, team_name, reason }: NoticeOf<'application_answered'>): NoticeText {
  const text = withReason(`「${team_name}」`, reason);
  return answer === 'accepted'
    ? { title: '入队申请已通过', text, link: `/teams/${team_id}` }
    : { title: '入队申请未通过', text, link: '/teams/applications' };
}

function expertText({ answer, reason }: NoticeOf<'expert_answered'>): string {
  return reason ?? (answer === 'approved' ? '你的选手页现在带有专家标识' : '可以查看原因后重新申请');
}

function securityText({ change }: NoticeOf<'security_changed'>): string {
  if (change === 'email_claim_lost') return '它的主人已在另一个账号验证，请在个人资料中填写自己的邮箱';
  if (change === 'totp_reset') return '管理员已重置，请尽快重新启用';
  return '如果不是你本人操作，请立即修改密码';
}

const RESULT_TEXTS = { won: '你获胜', lost: '你落败', draw: '平局' } as const;
const RULING_TEXTS = { won: '判你获胜', lost: '判你落败', draw: '判为平局', voided: '作废' } as const;
const EXPERT_TITLES = { approved: '专家认证已通过', rejected: '专家认证未通过', revoked: '专家认证已撤销' } as const;
const ORDER_TITLES = {
  pending: '订单待处理',
  shipped: '订单已发货',
  completed: '订单已完成',
  cancelled: '订单已取消',
} as const;
const SECURITY_TITLES = {
  password_changed: '密码已修改',
  password_reset: '密码已重置',
  email_changed: '邮箱已更换',
  email_claim_lost: '你填写的邮箱已被移除',
  totp_enabled: '动态验证码已启用',
  totp_disabled: '动态验证码已停用',
  totp_reset: '动态验证码已重置',
  recovery_code_used: '使用了一个恢复码登录',
  recovery_codes_renewed: '恢复码已更换',
  sessions_revoked: '已退出所有设备',
  role_changed: '账号权限已变更',
} as const satisfies Record<NoticeOf<'security_changed'>['change'], string>;

/** The reader's own panel of a tournament. */
const panelLink = (tournamentId: string) => `/solo-tournaments/${tournamentId}?tab=mine`;

const withReason = (text: string, reason: string | null) => (reason ? `${text}：${reason}` : text);

const clockTime = (iso: string) =>
  new Date(iso).toLocaleTimeString('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false });
