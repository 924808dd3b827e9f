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
import type { Trx } from '@pailei/db/tx';
import { WEBHOOKS_MAX } from '@pailei/domain/webhooks/webhooks';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { namesPrivateHost } from '../../ground/outgoing/open-public.ts';
import type { SecretBox } from '../../people/second-factor/secret-box.ts';
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

export type WebhooksDeps = { db: Db; publisher: Publisher; now: () => string; webhookBox: SecretBox };
export type WebhooksService = ReturnType<typeof createWebhooksService>;

/** The targets as the admins keep them, and the log of what they were sent. */
export function createWebhooksService(deps: WebhooksDeps) {
  const { db, now, webhookBox } = deps;
  return {
    async list(): Promise<DataOf<typeof webhooksApi.list>> {
      return { items: (await listWebhooks(db)).map(webhookView) };
    },

    create(actor: Actor, facts: WebhookFacts): Promise<NewWebhook> {
      return inTransaction(deps, async (trx, log) => {
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
        await recordWebhook(trx, log, actor, { id, action: 'webhook.create', before: null, after: facts });
        return { webhook: await shownWebhook(trx, id), secret };
      });
    },

    update(actor: Actor, id: string, { updated_at, ...facts }: BodyOf<typeof webhooksApi.update>): Promise<Webhook> {
      return changeWebhook(deps, id, async (trx, log, before) => {
        if (Date.parse(before.updated_at) !== Date.parse(updated_at)) throw generalError('conflict');
        await checkFacts(trx, facts);
        await updateWebhook(trx, id, { ...facts, updated_at: now() });
        await recordWebhook(trx, log, actor, { id, action: 'webhook.update', before: factsOf(before), after: facts });
      });
    },

    renewSecret(actor: Actor, id: string): Promise<NewWebhook> {
      return inTransaction(deps, async (trx, log) => {
        await lockedWebhook(trx, id);
        const secret = newWebhookSecret();
        await updateWebhook(trx, id, { sealed_secret: webhookBox.seal(secret, id), updated_at: now() });
        await recordWebhook(trx, log, actor, { id, action: 'webhook.renew_secret', before: null, after: null });
        return { webhook: await shownWebhook(trx, id), secret };
      });
    },

    pause(actor: Actor, id: string): Promise<Webhook> {
      return changeWebhook(deps, id, async (trx, log, { status }) => {
        if (status !== 'active') throw appError(WEBHOOK_ERRORS, 'webhook_not_active');
        await updateWebhook(trx, id, { status: 'paused', updated_at: now() });
        const after = { status: 'paused' } as const;
        await recordWebhook(trx, log, actor, { id, action: 'webhook.pause', before: { status }, after });
      });
    },

    /** What waited is sent in order, or never. */
    resume(actor: Actor, id: string, { skips_waiting }: BodyOf<typeof webhooksApi.resume>): Promise<Webhook> {
      return changeWebhook(deps, id, async (trx, log, { status }) => {
        if (status === 'active') throw appError(WEBHOOK_ERRORS, 'webhook_active');
        const skipped = skips_waiting ? await skipWaiting(trx, id) : 0;
        await retryWaiting(trx, id, now());
        await updateWebhook(trx, id, { status: 'active', updated_at: now() });
        const after = { status: 'active', skipped } as const;
        await recordWebhook(trx, log, actor, { id, action: 'webhook.resume', before: { status }, after });
      });
    },

    remove(actor: Actor, id: string): Promise<{ id: string }> {
      return inTransaction(deps, async (trx, log) => {
        const before = await lockedWebhook(trx, id);
        await deleteWebhook(trx, id);
        await recordWebhook(trx, log, actor, { id, action: 'webhook.remove', before: factsOf(before), after: null });
        return { id };
      });
    },

    ...deliveryCommands(deps),
  };
}

type Change = (trx: Trx, log: LiveLog, before: WebhookRow) => Promise<void>;

function changeWebhook(deps: WebhooksDeps, id: string, change: Change): Promise<Webhook> {
  return inTransaction(deps, async (trx, log) => {
    await change(trx, log, await lockedWebhook(trx, id));
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
