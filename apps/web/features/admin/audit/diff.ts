import { SUSPENDED_FOREVER } from '@pailei/contracts/admin-users';
import { roleText } from '@pailei/contracts/audit-words';
import { SCOPE_TEXTS } from '@pailei/contracts/maintenance';
import { EXPERT_STATUSES, type ExpertStatus } from '@pailei/domain/rights';

import { expertText } from '../../../shared/ui/expert-text.ts';
import { formatDateTime } from '../../../shared/ui/time.format.ts';

type Facts = Readonly<Record<string, unknown>>;

/** One field of what was done: how it stood and how it stands; undefined where it was not there. */
export type FieldChange = { field: string; before: string | undefined; after: string | undefined };

const MAX_DEPTH = 3;

/** What differs, field by field in the order of the newer state; nested fields are named by their path. */
export function diffOf(before: Facts | null, after: Facts | null): FieldChange[] {
  const [old, fresh] = [flat(before ?? {}), flat(after ?? {})];
  const fields = [...new Set([...fresh.keys(), ...old.keys()])];
  return fields
    .filter((field) => old.get(field) !== fresh.get(field))
    .map((field) => ({ field, before: old.get(field), after: fresh.get(field) }));
}

/** Every field's text by its path. */
function flat(facts: Facts, path = '', depth = 1): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(facts)) {
    const field = path === '' ? name : `${path}.${name}`;
    if (isFacts(value) && depth < MAX_DEPTH) for (const entry of flat(value, field, depth + 1)) fields.set(...entry);
    else fields.set(field, textOf(name, value));
  }
  return fields;
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (value === SUSPENDED_FOREVER) return '永久';
  if (typeof value === 'string') return TIME.test(value) ? formatDateTime(value) : wordOf(name, value);
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function wordOf(name: string, value: string): string {
  if (name === 'role') return roleText(value);
  if (name === 'expert_status' && isExpertStatus(value)) return expertText(value);
  if (name === 'scope') return isScope(value) ? SCOPE_TEXTS[value] : value;
  if (name === 'side' || name === 'result') return SIDE_TEXTS[value] ?? value;
  return name === 'status' ? (STATUS_TEXTS[value] ?? value) : value;
}

const isExpertStatus = (value: string): value is ExpertStatus => EXPERT_STATUSES.some((status) => status === value);

const isScope = (value: string): value is keyof typeof SCOPE_TEXTS => Object.hasOwn(SCOPE_TEXTS, value);

const SIDE_TEXTS: Record<string, string> = { a: '甲方', b: '乙方', draw: '平局' };

/** Of tournaments and matches. */
const STATUS_TEXTS: Record<string, string> = {
  draft: '草稿',
  registration: '报名中',
  check_in: '签到',
  running: '进行中',
  finished: '已结束',
  cancelled: '已取消',
  ban: '禁用阶段',
  playing: '对局中',
  disputed: '争议',
  paused: '已暂停',
  forfeited: '弃权',
};

const FIELD_TEXTS: Record<string, string> = {
  status: '状态',
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
  match_id: '比赛编号',
  game_number: '局',
  result: '结果',
  side: '一方',
  seconds: '秒数',
  force: '强制',
  wins_a: '甲方胜局',
  wins_b: '乙方胜局',
  due_at: '截止时间',
  failures: '失败次数',
  retried_at: '重试时间',
  resolution: '处理结果',
  action: '操作',
  to: '收件人',
  subject: '主题',
  state: '状态',
  title: '标题',
  body: '正文',
  message: '说明',
  scope: '范围',
  starts_at: '开始时间',
  ends_at: '结束时间',
  ended_at: '实际结束',
  planned_end: '预计恢复',
  ends_itself: '自动结束',
  level: '级别',
  is_pinned: '置顶',
  points_price: '价格',
  stock_quantity: '库存',
  is_active: '上架',
  tracking_number: '快递单号',
  source: '来源',
  url: '网址',
  expert_status: '专家认证',
  amount: '数额',
  balance: '余额',
  points_balance: '积分余额',
};

/** A field's Chinese name; the last part of a path names it, others keep their code. */
export function fieldText(field: string): string {
  const last = field.slice(field.lastIndexOf('.') + 1);
  return FIELD_TEXTS[last] ?? field;
}
