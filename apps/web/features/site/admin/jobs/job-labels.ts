const JOB_TEXTS: Record<string, string> = {
  'match-due': '场次时限',
  'tournament-due': '赛事时限',
  'advance-tournament': '推进赛事',
  'publish-tournament': '公布延时赛事',
  'send-mail': '发送邮件',
  'issue-password-reset': '签发重置链接',
  'issue-email-verification': '签发邮箱验证链接',
  'import-cards': '导入卡牌目录',
  'change-orders': '批量修改订单',
  'change-stock': '调整库存',
  'answer-probe': '健康检查',
};

/** What a job does; one without a name shows its code. */
export function jobText(name: string): string {
  return JOB_TEXTS[name] ?? name;
}

const LOOP_TEXTS: Record<string, string> = {
  relay: '发件箱转交',
  sweep: '到期巡检',
  featured: '焦点场次',
  heartbeat: '心跳',
  overview: '后台统计',
  maintenance: '维护开关',
  announcements: '公告发布',
  probes: '状态检测',
  reminders: '选手提醒',
  trim: '清理日志',
  'loose-uploads': '清理未用图片',
  'card-refresh': '卡牌目录更新',
  'deck-warnings': '卡组提醒',
  addresses: '清除到期地址',
  'shop-check': '商城账目核对',
};

export function loopText(name: string): string {
  return LOOP_TEXTS[name] ?? name;
}

const PROCESS_TEXTS = { api: '接口', hub: '实时通道', worker: '后台任务' } as const;

export function processText(kind: keyof typeof PROCESS_TEXTS): string {
  return PROCESS_TEXTS[kind];
}
