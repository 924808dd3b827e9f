import { WEBHOOK_AUDITS } from '@pailei/contracts/play/webhooks/webhooks.audits';
import { WEBHOOK_NOTICES } from '@pailei/contracts/play/webhooks/webhooks.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { createWebhookLog, type WebhookLog } from './webhook-log.ts';
import { createWebhookSender, type WebhookSender } from './webhook-sender.ts';
import { createWebhooksService } from './webhooks.service.ts';
import { trimDeliveries } from './webhooks.sweep.ts';
import { webhooksTopicDefinition } from './webhooks.serve.ts';
import { webhooksCalls } from './webhooks.calls.ts';

export const webhooksFeature = {
  name: 'webhooks',
  calls: [webhooksCalls],
  services: {
    webhooks: createWebhooksService,
    webhookLog: createWebhookLog,
    webhookSender: createWebhookSender,
  },
  topics: [webhooksTopicDefinition],
  loops: [
    {
      name: 'webhook-log',
      every_ms: 5_000,
      wakes: { next_due: async ({ webhookLog }: { webhookLog: WebhookLog }) => webhookLog.nextDue() },
      pauses_with: null,
      tick: ({ webhookLog }: { webhookLog: WebhookLog }) => webhookLog.tick(),
    },
    {
      name: 'webhook-sender',
      every_ms: 5_000,
      wakes: { next_due: ({ webhookSender }: { webhookSender: WebhookSender }) => webhookSender.nextDue() },
      pauses_with: null,
      tick: ({ webhookSender }: { webhookSender: WebhookSender }) => webhookSender.tick(),
    },
  ],
  trims: [trimDeliveries],
  audits: WEBHOOK_AUDITS.actions,
  target_names: {
    webhook: (db, ids) => db.selectFrom('webhook').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  notices: WEBHOOK_NOTICES,
} as const satisfies Feature;
