import type { AuditTexts } from '../../site/audit/audit-definitions.ts';
import { DELIVERY_STATE_TEXTS, WEBHOOK_STATUS_TEXTS, WEBHOOK_TYPE_TEXTS } from './webhook-texts.ts';

export const WEBHOOK_AUDITS = {
  group: { prefix: 'webhook.', text: 'Webhook' },
  actions: {
    'webhook.create': '新增 Webhook',
    'webhook.update': '修改 Webhook',
    'webhook.renew_secret': '更换签名密钥',
    'webhook.pause': '暂停 Webhook',
    'webhook.resume': '恢复 Webhook',
    'webhook.disable': '停用 Webhook',
    'webhook.remove': '删除 Webhook',
    'webhook.test': '测试 Webhook',
    'webhook.replay': '重新推送',
  },
  targets: { webhook: '推送目标' },
  fields: {
    name: '名称',
    url: '地址',
    types: { label: '事件', values: WEBHOOK_TYPE_TEXTS },
    tournament_id: '赛事',
    status: { label: '状态', values: WEBHOOK_STATUS_TEXTS },
    skipped: '跳过的消息',
    delivery_id: '消息编号',
    state: { label: '推送状态', values: DELIVERY_STATE_TEXTS },
  },
} as const satisfies AuditTexts;
