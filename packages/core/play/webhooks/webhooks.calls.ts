import { webhooksApi } from '@pailei/contracts/play/webhooks/webhooks.api';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { WebhooksService } from './webhooks.service.ts';

export const webhooksCalls = ({ webhooks }: { webhooks: WebhooksService }): readonly HttpCall[] => [
  call(webhooksApi.list, () => webhooks.list()),
  call(webhooksApi.create, ({ actor, body }) => webhooks.create(actor, body)),
  call(webhooksApi.update, ({ actor, params, body }) => webhooks.update(actor, params.id, body)),
  call(webhooksApi.renewSecret, ({ actor, params }) => webhooks.renewSecret(actor, params.id)),
  call(webhooksApi.pause, ({ actor, params }) => webhooks.pause(actor, params.id)),
  call(webhooksApi.resume, ({ actor, params, body }) => webhooks.resume(actor, params.id, body)),
  call(webhooksApi.remove, ({ actor, params }) => webhooks.remove(actor, params.id)),
  call(webhooksApi.test, ({ actor, params }) => webhooks.test(actor, params.id)),
  call(webhooksApi.deliveries, ({ query }) => webhooks.deliveries(query)),
  call(webhooksApi.delivery, ({ params }) => webhooks.delivery(params.id)),
  call(webhooksApi.replay, ({ actor, params }) => webhooks.replay(actor, params.id)),
];
