import type { BodyOf, DataOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import {
  WEBHOOK_ERRORS,
  type NewWebhook,
  type Webhook,
  type webhooksApi,
} from '@pailei/contracts/play/webhooks/webhooks.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { WebhookRow } from '@pailei/db/schema/outside/webhooks';
import { runTransaction, type Trx } from '@pailei/db/tx';
import { WEBHOOKS_MAX } from '@pailei/domain/webhooks';
import type { Actor } from '@pailei/live/registry';
import { namesPrivateHost } from '../../ground/outgoing/index.ts';
import type { SecretBox } from '../../people/second-factor/index.ts';
import { newWebhookSecret } from './signature.ts';
import { deliveryCommands } from './webhook-deliveries.ts';
import { lockedWebhook, recordWebhook, type WebhookFacts } from './webhook-steps.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  hasTournament,
  insertWebhook,
  listWebhooks,
  retryWaiting,
  skipWaiting,
  updateWebhook,
} from './webhooks.repository.ts';
import { webhookView } from './webhooks.view.ts';

export type WebhooksDeps = { db: Db; now: () => string; webhookBox: SecretBox };
export type WebhooksService = ReturnType<typeof createWebhooksService>;

/** The targets as the admins keep them, and the log of what they were sent. */
export function createWebhooksService({ db, now, webhookBox }: WebhooksDeps) {
  return {
    async list(): Promise<DataOf<typeof webhooksApi.list>> {
      return { items: (await listWebhooks(db)).map(webhookView) };
    },

    create(actor: Actor, facts: WebhookFacts): Promise<NewWebhook> {
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
        await recordWebhook(trx, actor, { id, action: 'webhook.create', before: null, after: facts });
        return { webhook: await shownWebhook(trx, id), secret };
      });
    },

    update(actor: Actor, id: string, { updated_at, ...facts }: BodyOf<typeof webhooksApi.update>): Promise<Webhook> {
      return changeWebhook(db, id, async (trx, before) => {
        if (Date.parse(before.updated_at) !== Date.parse(updated_at)) throw generalError('conflict');
        await checkFacts(trx, facts);
        await updateWebhook(trx, id, { ...facts, updated_at: now() });
        await recordWebhook(trx, actor, { id, action: 'webhook.update', before: factsOf(before), after: facts });
      });
    },

    renewSecret(actor: Actor, id: string): Promise<NewWebhook> {
      return runTransaction(db, async (trx) => {
        await lockedWebhook(trx, id);
        const secret = newWebhookSecret();
        await updateWebhook(trx, id, { sealed_secret: webhookBox.seal(secret, id), updated_at: now() });
        await recordWebhook(trx, actor, { id, action: 'webhook.renew_secret', before: null, after: null });
        return { webhook: await shownWebhook(trx, id), secret };
      });
    },

    pause(actor: Actor, id: string): Promise<Webhook> {
      return changeWebhook(db, id, async (trx, { status }) => {
        if (status !== 'active') throw appError(WEBHOOK_ERRORS, 'webhook_not_active');
        await updateWebhook(trx, id, { status: 'paused', updated_at: now() });
        const after = { status: 'paused' } as const;
        await recordWebhook(trx, actor, { id, action: 'webhook.pause', before: { status }, after });
      });
    },

    /** What waited is sent in order, or never. */
    resume(actor: Actor, id: string, { skips_waiting }: BodyOf<typeof webhooksApi.resume>): Promise<Webhook> {
      return changeWebhook(db, id, async (trx, { status }) => {
        if (status === 'active') throw appError(WEBHOOK_ERRORS, 'webhook_active');
        const skipped = skips_waiting ? await skipWaiting(trx, id) : 0;
        await retryWaiting(trx, id, now());
        await updateWebhook(trx, id, { status: 'active', updated_at: now() });
        const after = { status: 'active', skipped } as const;
        await recordWebhook(trx, actor, { id, action: 'webhook.resume', before: { status }, after });
      });
    },

    remove(actor: Actor, id: string): Promise<{ id: string }> {
      return runTransaction(db, async (trx) => {
        const before = await lockedWebhook(trx, id);
        await deleteWebhook(trx, id);
        await recordWebhook(trx, actor, { id, action: 'webhook.remove', before: factsOf(before), after: null });
        return { id };
      });
    },

    ...deliveryCommands({ db, now }),
  };
}

function changeWebhook(db: Db, id: string, work: (trx: Trx, before: WebhookRow) => Promise<void>): Promise<Webhook> {
  return runTransaction(db, async (trx) => {
    await work(trx, await lockedWebhook(trx, id));
    return shownWebhook(trx, id);
  });
}

async function shownWebhook(trx: Trx, id: string): Promise<Webhook> {
  const row = await findWebhook(trx, id);
  if (!row) throw new Error(`the webhook ${id} is gone`);
  return webhookView(row);
}

async function checkFacts(trx: Trx, { url, tournament_id }: WebhookFacts): Promise<void> {
  const { webhook_not_public, webhook_tournament_missing } = WEBHOOK_ERRORS;
  if (namesPrivateHost(new URL(url)))
    throw appError(WEBHOOK_ERRORS, 'webhook_not_public', { url: webhook_not_public[1] });
  if (tournament_id !== null && !(await hasTournament(trx, tournament_id)))
    throw appError(WEBHOOK_ERRORS, 'webhook_tournament_missing', { tournament_id: webhook_tournament_missing[1] });
}

function factsOf({ name, url, types, tournament_id }: WebhookRow): WebhookFacts {
  return { name, url, types, tournament_id };
}
