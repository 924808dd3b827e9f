import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import {
  WEBHOOK_ERRORS,
  type Delivery,
  type DeliveryDetail,
  type webhooksApi,
} from '@pailei/contracts/play/webhooks/webhooks.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { lockedWebhook, recordWebhook } from './webhook-steps.ts';
import {
  findDelivery,
  hasWaitingTest,
  insertDelivery,
  listDeliveries,
  lockDelivery,
  requeueDelivery,
} from './webhooks.repository.ts';
import { deliveryView } from './webhooks.view.ts';

/** The log of what the targets were sent, and what is sent by hand. */
export function deliveryCommands(deps: { db: Db; publisher: Publisher; now: () => string }) {
  const { db, now } = deps;
  return {
    /** One message that is tried once, also while the target is paused or disabled. */
    test(actor: Actor, id: string): Promise<Delivery> {
      return inTransaction(deps, async (trx, log) => {
        await lockedWebhook(trx, id);
        if (await hasWaitingTest(trx, id)) throw appError(WEBHOOK_ERRORS, 'delivery_waiting');
        const [delivery_id, at] = [newId(), now()];
        const body = JSON.stringify({ type: 'test', timestamp: at });
        const place = { tournament_id: null, version: null };
        const row = { id: delivery_id, webhook_id: id, ...place, type: 'test', body } as const;
        await insertDelivery(trx, { ...row, next_try_at: at, created_at: at });
        await recordWebhook(trx, log, actor, { id, action: 'webhook.test', before: null, after: { delivery_id } });
        return deliveryView(await shownDelivery(trx, delivery_id));
      });
    },

    async deliveries(query: QueryOf<typeof webhooksApi.deliveries>): Promise<DataOf<typeof webhooksApi.deliveries>> {
      const { rows, total } = await listDeliveries(db, query);
      return { items: rows.map(deliveryView), total, skip: query.skip, limit: query.limit };
    },

    async delivery(id: string): Promise<DeliveryDetail> {
      const row = await shownDelivery(db, id);
      return { ...deliveryView(row), body: row.body };
    },

    replay(actor: Actor, deliveryId: string): Promise<Delivery> {
      return inTransaction(deps, async (trx, log) => {
        const row = await lockDelivery(trx, deliveryId);
        if (!row) throw generalError('not_found');
        if (row.state === 'waiting') throw appError(WEBHOOK_ERRORS, 'delivery_waiting');
        await requeueDelivery(trx, deliveryId, now());
        const after = { delivery_id: deliveryId, state: 'waiting' } as const;
        const before = { state: row.state };
        await recordWebhook(trx, log, actor, { id: row.webhook_id, action: 'webhook.replay', before, after });
        return deliveryView(await shownDelivery(trx, deliveryId));
      });
    },
  };
}

async function shownDelivery(db: Db | Trx, id: string) {
  const row = await findDelivery(db, id);
  if (!row) throw generalError('not_found');
  return row;
}
