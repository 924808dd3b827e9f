import type { AuditRow } from '@pailei/contracts/site/audit/audit.api';
import { roleText } from '@pailei/contracts/site/audit/audit-labels';
import { ORDER_STATUS_NAMES } from '@pailei/contracts/shop/orders/orders.api';
import { SCOPE_TEXTS } from '@pailei/contracts/site/maintenance/maintenance-texts';
import { SETTING_TEXTS } from '@pailei/contracts/site/settings/settings.api';
import { SEVERITY_NAMES } from '@pailei/contracts/site/status/status.api';
import { EXPERT_STATUSES } from '@pailei/domain/rights';

import { expertText } from '../../../../shared/ui/marks/expert-text.ts';

type Texts = Readonly<Record<string, string>>;

/** The players of a match by their sides. */
export type Sides = Readonly<Record<'a' | 'b', string>>;

const SEPARATOR = ' – ';
const UNNAMED: Sides = { a: '第一位选手', b: '第二位选手' };

/** The players of the match that a row is about; the name of a match is made of theirs. */
export function sidesOf({ target_type, target_name }: Pick<AuditRow, 'target_type' | 'target_name'>): Sides {
  const [a, b, ...others] = target_type === 'match' ? (target_name ?? '').split(SEPARATOR) : [];
  return a && b && others.length === 0 ? { a, b } : UNNAMED;
}

/** Of tournaments, matches, orders and lists of orders. */
const STATUS_TEXTS: Texts = {
  ...ORDER_STATUS_NAMES,
  draft: '草稿',
  registration: '报名中',
  check_in: '签到中',
  running: '进行中',
  finished: '已结束',
  cancelled: '已取消',
  scheduled: '未开始',
  ban: '禁用阶段',
  playing: '对局中',
  disputed: '争议',
  paused: '已暂停',
  forfeited: '弃权',
  queued: '排队中',
  done: '已完成',
  failed: '失败',
  stopped: '已停止',
  open: '待处理',
  retrying: '重试中',
  resolved: '已处理',
  sent: '已发送',
  logged: '仅记录',
};

/** The values of other fields that are one of a few. */
const VALUE_TEXTS: Readonly<Record<string, Texts>> = {
  status: STATUS_TEXTS,
  state: STATUS_TEXTS,
  expert_status: Object.fromEntries(EXPERT_STATUSES.map((status) => [status, expertText(status)])),
  scope: SCOPE_TEXTS,
  severity: SEVERITY_NAMES,
  level: { info: '一般', important: '重要' },
  resolution: { done: '重试成功', dismissed: '已忽略' },
  source: { upload: '上传文件', url: '网址', command: '命令行', schedule: '自动更新' },
  first_round: { random: '随机', seeded: '按种子' },
  advance: { auto: '自动', manual: '手动' },
};

/** A value's text where its field holds one of a few; others stay as they are. */
export function valueText(name: string, value: string, sides: Sides): string {
  if (name === 'role') return roleText(value);
  if (name === 'side' || name === 'result') return { ...sides, draw: '平局' }[value] ?? value;
  const texts = VALUE_TEXTS[name];
  return texts && Object.hasOwn(texts, value) ? (texts[value] ?? value) : value;
}

const SETTING_FIELDS: Texts = Object.fromEntries(
  Object.values(SETTING_TEXTS).flatMap(({ fields }) =>
    Object.entries<{ label: string }>(fields).map(([name, { label }]) => [name, label]),
  ),
);

const FIELD_TEXTS: Texts = {
  ...SETTING_FIELDS,
  status: '状态',
  state: '状态',
  role: '角色',
  username: '用户名',
  suspended_until: '停用至',
  suspended_reason: '停用原因',
  sessions_ended: '结束的会话',
  reason: '原因',
  name: '名称',
  description: '说明',
  capacity: '人数上限',
  participant_id: '选手编号',
  tournament_id: '赛事编号',
  match_id: '比赛编号',
  game_number: '局',
  slot: '卡组位',
  result: '结果',
  side: '选手',
  seconds: '秒数',
  force: '强制',
  due_at: '截止时间',
  seed_order: '种子顺序',
  format: '赛制',
  bans: '禁用数',
  stages: '阶段',
  timers: '时限',
  tiebreakers: '同分排序',
  byes_in_opponent_rates: '轮空计入对手胜率',
  decklists: '卡组公开',
  first_round: '首轮',
  advance: '推进',
  check_in_required: '需要签到',
  approval_required: '需要审核',
  waitlist: '候补',
  delay_seconds: '转播延迟秒数',
  deck_format: '卡组模式',
  banned_cards: '禁用卡牌',
  open_from_stage: '公开阶段',
  drop_without_decks: '未交卡组不参赛',
  registration_closes_at: '报名截止',
  check_in_opens_at: '签到开始',
  starts_at: '开始时间',
  started_at: '开始时间',
  ends_at: '结束时间',
  ended_at: '实际结束',
  resolved_at: '恢复时间',
  planned_end: '预计恢复',
  ends_itself: '自动结束',
  on_air: '直播中',
  next: '待播',
  owed: '应发积分',
  booked: '实发积分',
  failures: '失败次数',
  retried_at: '重试时间',
  resolution: '处理结果',
  action: '操作',
  actor: '操作人',
  target_id: '对象编号',
  from: '从',
  to: '收件人',
  subject: '主题',
  title: '标题',
  body: '正文',
  message: '说明',
  notes: '进展',
  scope: '范围',
  severity: '影响程度',
  components: '受影响的服务',
  is_automatic: '自动记录',
  level: '级别',
  is_pinned: '置顶',
  points_price: '价格',
  stock_quantity: '库存',
  image_url: '图片',
  is_active: '上架',
  created: '新增',
  refused: '未导入',
  products: '商品数',
  orders: '订单数',
  findings: '不一致',
  tracking_number: '快递单号',
  source: '来源',
  url: '网址',
  refresh_url: '自动更新网址',
  copy_limit: '同名上限',
  legendary_limit: '传说上限',
  size_cards: '卡组张数',
  expert_status: '专家认证',
  amount: '数额',
  balance: '余额',
  points_balance: '积分余额',
};

/** A field's Chinese name; the last part of a path names it, others keep their code. */
export function fieldText(field: string, sides: Sides = UNNAMED): string {
  const last = field.slice(field.lastIndexOf('.') + 1);
  if (last === 'wins_a') return `${sides.a} 胜局`;
  if (last === 'wins_b') return `${sides.b} 胜局`;
  return FIELD_TEXTS[last] ?? field;
}
