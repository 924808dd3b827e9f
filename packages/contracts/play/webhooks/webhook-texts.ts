import type { WebhookType } from '@pailei/domain/webhooks/webhooks';

export const WEBHOOK_TYPE_TEXTS: Readonly<Record<WebhookType, string>> = {
  'event.published': '开放报名',
  'check_in.opened': '开始签到',
  'event.started': '赛事开始',
  'round.started': '新一轮开始',
  'match.finished': '场次结束',
  'result.corrected': '结果改判',
  'stage.finished': '阶段结束',
  'event.finished': '赛事结束',
  'event.cancelled': '赛事取消',
};

export const WEBHOOK_STATUSES = ['active', 'paused', 'disabled'] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];
export const WEBHOOK_STATUS_TEXTS: Readonly<Record<WebhookStatus, string>> = {
  active: '推送中',
  paused: '已暂停',
  disabled: '连续失败，已停用',
};

export const DELIVERY_STATES = ['waiting', 'delivered', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export const DELIVERY_STATE_TEXTS: Readonly<Record<DeliveryState, string>> = {
  waiting: '待送达',
  delivered: '已送达',
  skipped: '已跳过',
};

export const deliveryTypeText = (type: WebhookType | 'test'): string =>
  type === 'test' ? '测试' : WEBHOOK_TYPE_TEXTS[type];
