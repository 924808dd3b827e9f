import { ROLES, type Role } from '@pailei/domain/rights';

const ROLE_TEXTS: Record<Role, string> = { admin: '管理员', referee: '裁判', user: '用户' };

export function roleText(role: string): string {
  if (role === 'system') return '系统';
  return ROLES.some((known) => known === role) ? ROLE_TEXTS[role as Role] : role;
}

/** What the staff's deeds are called. A deed that is missing here shows its code. */
const ACTION_TEXTS: Record<string, string> = {
  'account.create': '创建账号',
  'account.set_role': '修改角色',
  'account.suspend': '停用账号',
  'account.unsuspend': '恢复账号',
  'account.log_out': '退出所有设备',
  'account.reset_totp': '重置动态验证码',
  'account.totp_enrolled': '开始设置动态验证码',
  'account.totp_enabled': '启用动态验证码',
  'account.totp_disabled': '停用动态验证码',
  'account.recovery_codes_renewed': '更换恢复码',
  'points.adjust': '调整积分',
  'product.create': '新建商品',
  'product.update': '修改商品',
  'product.remove': '删除商品',
  'product.import': '批量导入商品',
  'product.upload_image': '上传商品图片',
  'product.change_stock': '调整库存',
  'product.order_stock_change': '提交库存调整',
  'order.set_status': '修改订单状态',
  'order.cancel': '取消订单',
  'order.batch': '批量修改订单',
  'order.batch_stop': '停止批量修改订单',
  'order.export': '导出订单',
  'order.packing_list': '打印配货单',
  'order.erase_addresses': '清除到期的收货地址',
  'shop.check': '核对商城账目',
  'audit.export': '导出审计日志',
  'job.retry': '重试任务',
  'job.dismiss': '忽略失败任务',
  'mail.read': '查看邮件正文',
  'mail.retry': '重新发送邮件',
  'incident.open': '发布事件',
  'incident.change': '修改事件',
  'incident.note': '补充事件说明',
  'expert.approve': '通过专家认证',
  'expert.reject': '拒绝专家认证',
  'expert.revoke': '撤销专家认证',
  'setting.update': '修改系统设置',
  'cards.import': '导入卡牌目录',
  'cards.set_source': '设置卡牌目录地址',
  'deck_rules.update': '修改组牌规则',
  'maintenance.create': '安排维护',
  'maintenance.update': '修改维护',
  'maintenance.begin': '维护开始',
  'maintenance.end': '结束维护',
  'announcement.create': '发布公告',
  'announcement.update': '修改公告',
  'announcement.end': '结束公告',
  'stream_queue.add': '加入直播队列',
  'stream_queue.put_on_air': '切换直播对局',
  'stream_queue.finish': '结束直播对局',
  'stream_queue.remove': '移出直播队列',
  'stream_queue.reorder': '调整直播顺序',
  'tournament.create': '创建赛事',
  'tournament.update': '修改赛事',
  'tournament.open_registration': '开放报名',
  'tournament.open_check_in': '开放签到',
  'tournament.start': '开始赛事',
  'tournament.advance': '推进赛事',
  'tournament.cancel': '取消赛事',
  'tournament.enter_decks': '代选手提交卡组',
  'tournament.unlock_decks': '解锁选手卡组',
  'tournament.feature_match': '设为焦点对局',
  'tournament.approve': '通过报名',
  'tournament.reject': '拒绝报名',
  'tournament.drop': '让选手退赛',
  'tournament.reinstate': '恢复参赛',
  'tournament.disqualify': '取消资格',
  'match.rule_game': '裁定对局',
  'match.correct_game': '更正对局结果',
  'match.void_game': '作废对局',
  'match.warn': '警告',
  'match.give_game_loss': '判一局负',
  'match.give_match_loss': '判整场负',
  'match.disqualify': '取消资格',
  'match.pause': '暂停比赛',
  'match.resume': '恢复比赛',
  'match.extend': '延长时限',
  'match.reopen': '重新开赛',
  'match.cancel': '取消比赛',
};

export function actionText(action: string): string {
  return ACTION_TEXTS[action] ?? action;
}

const TARGET_TEXTS: Record<string, string> = {
  account: '账号',
  announcement: '公告',
  audit_log: '审计日志',
  incident: '事件',
  job: '任务',
  mail: '邮件',
  order_batch: '订单批次',
  product: '商品',
  product_image: '商品图片',
  product_import: '商品导入',
  stock_change: '库存调整',
  shop_check: '账目核对',
  maintenance: '维护',
  match: '比赛',
  setting: '设置',
  stream_queue: '直播队列',
  tournament: '赛事',
};

export function targetText(type: string): string {
  return TARGET_TEXTS[type] ?? type;
}

/** The beginnings of actions, to filter by. */
export const ACTION_GROUPS = [
  { prefix: 'account.', text: '账号' },
  { prefix: 'points.', text: '积分' },
  { prefix: 'product.', text: '商品' },
  { prefix: 'order.', text: '订单' },
  { prefix: 'shop.', text: '商城账目' },
  { prefix: 'tournament.', text: '赛事' },
  { prefix: 'match.', text: '比赛裁决' },
  { prefix: 'expert.', text: '专家' },
  { prefix: 'stream_queue.', text: '直播' },
  { prefix: 'setting.', text: '系统设置' },
  { prefix: 'maintenance.', text: '维护' },
  { prefix: 'announcement.', text: '公告' },
  { prefix: 'incident.', text: '事件' },
  { prefix: 'job.', text: '任务' },
  { prefix: 'mail.', text: '邮件' },
] as const;
