import type { BodyOf, DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import {
  WEBHOOK_ERRORS,
  type Delivery,
  type DeliveryDetail,
  type NewWebhook,
  type Webhook,
  type webhooksApi,
} from '@pailei/contracts/play/webhooks/webhooks.api';
import type { AuditActionOf } from '@pailei/contracts/site/audit/audit-labels';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { WebhookRow } from '@pailei/db/schema/outside/webhooks';
import { runTransaction, type Trx } from '@pailei/db/tx';
import { WEBHOOKS_MAX } from '@pailei/domain/webhooks';
import type { Actor } from '@pailei/live/registry';
import { namesPrivateHost } from '../../ground/outgoing/index.ts';
import type { SecretBox } from '../../people/second-factor/index.ts';
import { recordAudit } from '../../site/audit/index.ts';
import { newWebhookSecret } from './signature.ts';
import {
  countWebhooks,
  deleteWebhook,
  findDelivery,
  findWebhook,
  hasTournament,
  hasWaitingTest,
  insertDelivery,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  lockDelivery,
  lockWebhook,
  requeueDelivery,
  retryWaiting,
  skipWaiting,
  updateWebhook,
} from './webhooks.repository.ts';
import { deliveryView, webhookView } from './webhooks.view.ts';

export type WebhooksDeps = { db: Db; now: () => string; webhookBox: SecretBox };
export type WebhooksService = ReturnType<typeof createWebhooksService>;

type Facts = BodyOf<typeof webhooksApi.create>;

/** The targets as the admins keep them, and the log of what they were sent. */
export function createWebhooksService({ db, now, webhookBox }: WebhooksDeps) {
  const change = (id: string, work: (trx: Trx, before: WebhookRow) => Promise<void>): Promise<Webhook> =>
    runTransaction(db, async (trx) => {
      await work(trx, await lockedWebhook(trx, id));
      return shownWebhook(trx, id);
    });

  return {
    async list(): Promise<DataOf<typeof webhooksApi.list>> {
      return { items: (await listWebhooks(db)).map(webhookView) };
    },

    create(actor: Actor, facts: Facts): Promise<NewWebhook> {
      return runTransaction(db, async (trx) => {
        if ((await countWebhooks(trx)) >= WEBHOOKS_MAX) throw appError(WEBHOOK_ERRORS, 'too_many_webhooks');
        await checkFacts(trx, facts);
        const [id, secret, at] = [newId(), newWebhookSecret(), now()];
        await insertWebhook(trx, {
          ...facts,
          id,
          sealed_secret: webhookBox.seal(secret, id),
          created_by: actor.user_id,
          created_at: at,
          updated_at: at,
        });
        await record(trx, actor, { id, action: 'webhook.create', before: null, after: facts });
        return { webhook: await shownWebhook(trx, id), secret };
      });
    },

    update(actor: Actor, id: string, { updated_at, ...facts }: BodyOf<typeof webhooksApi.update>): Promise<Webhook> {
      return change(id, async (trx, before) => {
        if (Date.parse(before.updated_at) !== Date.parse(updated_at)) throw generalError('conflict');
        await checkFacts(trx, facts);
        await updateWebhook(trx, id, { ...facts, updated_at: now() });
        await record(trx, actor, { id, action: 'webhook.update', before: factsOf(before), after: facts });
      });
    },

    renewSecret(actor: Actor, id: string): Promise<NewWebhook> {
      return runTransaction(db, async (trx) => {
        await lockedWebhook(trx, id);
        const secret = newWebhookSecret();
        await updateWebhook(trx, id, { sealed_secret: webhookBox.seal(secret, id), updated_at: now() });
        await record(trx, actor, { id, action: 'webhook.renew_secret', before: null, after: null });
        return { webhook: await shownWebhook(trx, id), secret };
      });
    },

    pause(actor: Actor, id: string): Promise<Webhook> {
      return change(id, async (trx, { status }) => {
        if (status !== 'active') throw appError(WEBHOOK_ERRORS, 'webhook_not_active');
        await updateWebhook(trx, id, { status: 'paused', updated_at: now() });
        const after = { status: 'paused' } as const;
        await record(trx, actor, { id, action: 'webhook.pause', before: { status }, after });
      });
    },

    /** What waited is sent in order, or never. */
    resume(actor: Actor, id: string, { skips_waiting }: BodyOf<typeof webhooksApi.resume>): Promise<Webhook> {
      return change(id, async (trx, { status }) => {
        if (status === 'active') throw appError(WEBHOOK_ERRORS, 'webhook_active');
        const skipped = skips_waiting ? await skipWaiting(trx, id) : 0;
        await retryWaiting(trx, id, now());
        await updateWebhook(trx, id, { status: 'active', updated_at: now() });
        const after = { status: 'active', skipped } as const;
        await record(trx, actor, { id, action: 'webhook.resume', before: { status }, after });
      });
    },

    remove(actor: Actor, id: string): Promise<{ id: string }> {
      return runTransaction(db, async (trx) => {
        const before = await lockedWebhook(trx, id);
        await deleteWebhook(trx, id);
        await record(trx, actor, { id, action: 'webhook.remove', before: factsOf(before), after: null });
        return { id };
      });
    },

    /** One message that is tried once, also while the target is paused or disabled. */
    test(actor: Actor, id: string): Promise<Delivery> {
      return runTransaction(db, async (trx) => {
        await lockedWebhook(trx, id);
        if (await hasWaitingTest(trx, id)) throw appError(WEBHOOK_ERRORS, 'delivery_waiting');
        const [delivery_id, at] = [newId(), now()];
        const body = JSON.stringify({ type: 'test', timestamp: at });
        const place = { tournament_id: null, version: null };
        const row = { id: delivery_id, webhook_id: id, ...place, type: 'test', body } as const;
        await insertDelivery(trx, { ...row, next_try_at: at, created_at: at });
        await record(trx, actor, { id, action: 'webhook.test', before: null, after: { delivery_id } });
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
      return runTransaction(db, async (trx) => {
        const row = await lockDelivery(trx, deliveryId);
        if (!row) throw generalError('not_found');
        if (row.state === 'waiting') throw appError(WEBHOOK_ERRORS, 'delivery_waiting');
        await requeueDelivery(trx, deliveryId, now());
        const after = { delivery_id: deliveryId, state: 'waiting' } as const;
        const before = { state: row.state };
        await record(trx, actor, { id: row.webhook_id, action: 'webhook.replay', before, after });
        return deliveryView(await shownDelivery(trx, deliveryId));
      });
    },
  };
}

async function lockedWebhook(trx: Trx, id: string): Promise<WebhookRow> {
  const row = await lockWebhook(trx, id);
  if (!row) throw generalError('not_found');
  return row;
}

async function shownWebhook(trx: Trx, id: string): Promise<Webhook> {
  const row = await findWebhook(trx, id);
  if (!row) throw new Error(`the webhook ${id} is gone`);
  return webhookView(row);
}

async function shownDelivery(db: Db | Trx, id: string) {
  const row = await findDelivery(db, id);
  if (!row) throw generalError('not_found');
  return row;
}

async function checkFacts(trx: Trx, { url, tournament_id }: Facts): Promise<void> {
  const { webhook_not_public, webhook_tournament_missing } = WEBHOOK_ERRORS;
  if (namesPrivateHost(new URL(url)))
    throw appError(WEBHOOK_ERRORS, 'webhook_not_public', { url: webhook_not_public[1] });
  if (tournament_id !== null && !(await hasTournament(trx, tournament_id)))
    throw appError(WEBHOOK_ERRORS, 'webhook_tournament_missing', { tournament_id: webhook_tournament_missing[1] });
}

function factsOf({ name, url, types, tournament_id }: WebhookRow): Facts {
  return { name, url, types, tournament_id };
}

type AuditFacts = Partial<Facts> & {
  status?: WebhookRow['status'];
  skipped?: number;
  delivery_id?: string;
  state?: Delivery['state'];
};

type Recorded = {
  id: string;
  action: `webhook.${AuditActionOf<'webhook'>}`;
  before: AuditFacts | null;
  after: AuditFacts | null;
};

async function record(trx: Trx, actor: Actor, { id, action, before, after }: Recorded): Promise<void> {
  await recordAudit(trx, { actor, action, target_type: 'webhook', target_id: id, before, after, reason: null });
}
