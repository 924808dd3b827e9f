import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { WebhooksEvents, WebhooksView } from './webhooks.topic.ts';

const handlers: Handlers<WebhooksView, WebhooksEvents> = {
  webhook_changed: (view, { webhook_id }) => ({ ...view, [webhook_id]: true }),
  deliveries_changed: (view, { webhook_id }) => ({ ...view, [webhook_id]: true }),
};

export const foldWebhooks: Fold<WebhooksView> = (view, event) => foldBy(handlers, view, event);
