import { defineTopic } from '../../topics/topic.ts';

/** Targets that have changed, or were sent something, since the snapshot: enough to know that a list is old. */
export type WebhooksView = Readonly<Record<string, true>>;

export type WebhooksEvents = {
  webhook_changed: { webhook_id: string };
  deliveries_changed: { webhook_id: string };
};

export const webhooksTopic = defineTopic<WebhooksView, WebhooksEvents>()('webhooks', 'webhooks:admin');
