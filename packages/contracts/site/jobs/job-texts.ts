/** What every job does; a job without its line here does not compile. */
export const JOB_TEXTS = {
  'match-due': '场次时限',
  'battle-due': '团队战时限',
  'publish-battle': '公布延时团队战',
  'tournament-due': '赛事时限',
  'advance-tournament': '推进赛事',
  'publish-tournament': '公布延时赛事',
  'leave-rosters': '离队队员移出参赛名单',
  'make-series-events': '按系列生成赛事',
  'count-season-event': '计入赛季积分',
  'send-mail': '发送邮件',
  'send-push': '推送到设备',
  'mail-call': '场次就绪邮件',
  'issue-password-reset': '签发重置链接',
  'issue-email-verification': '签发邮箱验证链接',
  'import-cards': '导入卡牌目录',
  'change-orders': '批量修改订单',
  'change-stock': '调整库存',
  'team-request-due': '申请与邀请的期限',
  'team-handover-due': '移交队长的期限',
  'team-captain-due': '更换队长的期限',
  'challenge-due': '约战的答复期限',
  'league-week-due': '联赛对阵的期限',
  'answer-probe': '健康检查',
} as const;

/** What every loop of a worker does; likewise. */
export const LOOP_TEXTS = {
  relay: '发件箱转交',
  sweep: '到期巡检',
  featured: '焦点场次',
  heartbeat: '心跳',
  overview: '后台统计',
  maintenance: '维护开关',
  outages: '网站中断',
  announcements: '公告发布',
  probes: '状态检测',
  reminders: '选手提醒',
  'webhook-log': 'Webhook 消息',
  'webhook-sender': 'Webhook 推送',
  trim: '清理日志',
  'loose-uploads': '清理未用图片',
  'card-refresh': '卡牌目录更新',
  'deck-warnings': '卡组提醒',
  'event-reminders': '开赛提醒',
  addresses: '清除到期地址',
  'low-stock': '低库存提醒',
  'shop-check': '商城账目核对',
  'team-captains': '停用的队长',
  'team-presence': '战队在线成员',
} as const;

export type LoopName = keyof typeof LOOP_TEXTS;

export const RESOLUTION_TEXTS = { done: '重试成功', dismissed: '已忽略' } as const;
