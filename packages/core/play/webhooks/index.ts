export { WEBHOOK_PURPOSE } from './signature.ts';
export { createWebhookLog } from './webhook-log.ts';
export type { WebhookLog } from './webhook-log.ts';
export { createWebhookSender } from './webhook-sender.ts';
export type { WebhookSender } from './webhook-sender.ts';
export { createWebhooksService } from './webhooks.service.ts';
export type { WebhooksService } from './webhooks.service.ts';
export { webhooksTopicDefinition } from './webhooks.serve.ts';
export { trimDeliveries } from './webhooks.sweep.ts';
