import { ordersApi as api } from '@pailei/contracts/shop/orders/orders.api';
import { settingsApi } from '@pailei/contracts/site/settings/settings.api';
import { ordersTopic } from '@pailei/contracts/shop/orders/orders.topic';
import type { AnswerVersions } from '../../ground/http/answer-versions.ts';
import { MINUTE } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { SettingsService } from '../../site/settings/settings.service.ts';
import type { OrderLimits } from './order-limits.ts';
import type { OrdersService } from './orders.service.ts';

type Needs = { orders: OrdersService; orderLimits: OrderLimits; settings: SettingsService; versions: AnswerVersions };

export function ordersCalls({ orders, orderLimits, settings, versions }: Needs): readonly HttpCall[] {
  const perMinute = async () => (await orderLimits.get()).orders_per_minute;
  return [
    call(api.place, ({ actor, body, idempotencyKey }) => orders.place({ actor, body, idempotencyKey }), {
      accountLimit: { max: perMinute, timeWindow: MINUTE },
    }),
    call(api.mine, ({ actor, query }) => orders.mine(actor, query), {
      versionOf: ({ actor }) => versions.ofOwn(actor, ordersTopic.of(actor.user_id)),
    }),
    call(api.get, ({ actor, params }) => orders.get(actor, params.id)),
    call(api.cancel, ({ actor, params }) => orders.cancel(actor, params.id)),
    call(settingsApi.orders, async ({ actor, body }) => {
      const saved = await settings.update(actor, 'orders', body);
      // This process applies at once what the others apply within a second.
      orderLimits.forget();
      return saved;
    }),
  ];
}
