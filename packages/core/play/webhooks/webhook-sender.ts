import { webhooksTopic } from '@pailei/contracts/play/webhooks/webhooks.topic';
import type { Db } from '@pailei/db/client';
import { nextTryAt } from '@pailei/domain/webhooks/webhooks';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { OutgoingError } from '../../ground/outgoing/open-public.ts';
import type { PostPublic } from '../../ground/outgoing/post-public.ts';
import { findAdminIds } from '../../people/accounts/accounts.reads.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { SecretBox } from '../../people/second-factor/secret-box.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { signedHeaders } from './signature.ts';
import {
  claimDelivery,
  disableWebhook,
  findNextDeliveries,
  findNextTry,
  settleDelivery,
  type Claimed,
} from './webhook-sender.repository.ts';

/** A target that takes longer has failed. */
const TIMEOUT_MS = 10_000;
/** Longer than a try may take, so that nobody else takes what is still being sent. */
const LEASE_MS = 60_000;

export type WebhookSenderDeps = {
  db: Db;
  publisher: Publisher;
  now: () => string;
  webhookBox: SecretBox;
  postPublic: PostPublic;
  /** What goes wrong beside the target's own faults. */
  onFault: (error: Error) => void;
};
export type WebhookSender = ReturnType<typeof createWebhookSender>;

type Outcome = { status: number | null; tookMs: number; error: string | null };

/**
 * Sends what waits: at least once, in order within an event, one message at a time to a target. A target that hangs holds up nobody but
 * itself.
 */
export function createWebhookSender(deps: WebhookSenderDeps) {
  const { db, now, webhookBox, postPublic, onFault } = deps;
  const busy = new Map<string, Promise<void>>();

  async function send(id: string): Promise<void> {
    const leaseUntil = new Date(Date.parse(now()) + LEASE_MS).toISOString();
    const delivery = await claimDelivery(db, id, { now: now(), leaseUntil });
    if (delivery) await settle(delivery, await attempt(delivery));
  }

  async function attempt({ id, body, url, sealed_secret, webhook_id }: Claimed): Promise<Outcome> {
    const startedMs = performance.now();
    const took = () => Math.round(performance.now() - startedMs);
    const secret = webhookBox.open(sealed_secret, webhook_id);
    if (secret === undefined) return { status: null, tookMs: 0, error: '签名密钥已失效，请更换' };
    const timestamp = Math.floor(Date.parse(now()) / 1_000);
    try {
      const headers = signedHeaders(secret, { id: `msg_${id}`, timestamp, body });
      const status = await postPublic(url, { headers, body, timeoutMs: TIMEOUT_MS });
      return { status, tookMs: took(), error: answerText(status) };
    } catch (error) {
      return { status: null, tookMs: took(), error: failureText(error) };
    }
  }

  async function settle(delivery: Claimed, { status, tookMs, error }: Outcome): Promise<void> {
    const at = now();
    const { id, attempts, type, webhook_id } = delivery;
    const facts = { answered_status: status, took_ms: tookMs, error };
    await inTransaction(deps, async (trx, log) => {
      log.add(webhooksTopic.of(), 'deliveries_changed', { webhook_id });
      if (error === null)
        return settleDelivery(trx, id, { ...facts, state: 'delivered', delivered_at: at, failing_since: null });
      if (type === 'test') return settleDelivery(trx, id, { ...facts, state: 'skipped' });
      const failing_since = delivery.failing_since ?? at;
      const next = nextTryAt({ attempts, failingSince: failing_since, now: at });
      await settleDelivery(trx, id, { ...facts, failing_since, next_try_at: next ?? at });
      const disabled = next === null ? await disableWebhook(trx, webhook_id, at) : undefined;
      if (!disabled) return;
      log.add(webhooksTopic.of(), 'webhook_changed', { webhook_id });
      await recordAudit(trx, {
        actor: 'system',
        action: 'webhook.disable',
        target_type: 'webhook',
        target_id: webhook_id,
        before: { status: 'active' },
        after: { status: 'disabled' },
        reason: error,
      });
      const notice = { kind: 'webhook_disabled', webhook_id, webhook_name: disabled.name } as const;
      await notifyAdmins(trx, log, notice, `webhook_disabled:${id}:${at}`);
    });
  }

  return {
    /** Begins to send what is due, and waits for none of it. */
    async tick(): Promise<void> {
      for (const { id, webhook_id } of await findNextDeliveries(db, { now: now(), busy: [...busy.keys()] })) {
        const sending = send(id)
          .catch((error: unknown) => onFault(error instanceof Error ? error : new Error(String(error))))
          .finally(() => busy.delete(webhook_id));
        busy.set(webhook_id, sending);
      }
    },

    /** When the next message is due that is not to be sent yet; null: none waits. */
    nextDue: (): Promise<string | null> => findNextTry(db, now()),

    /** Resolves when nothing is on its way. */
    async drained(): Promise<void> {
      await Promise.all(busy.values());
    },
  };
}

type Disabled = { kind: 'webhook_disabled'; webhook_id: string; webhook_name: string };

async function notifyAdmins(trx: Trx, log: LiveLog, notice: Disabled, dedupe_key: string): Promise<void> {
  const admins = await findAdminIds(trx);
  await notify(
    trx,
    log,
    admins.map((account_id) => ({ account_id, dedupe_key, notice })),
  );
}

/** Null: a good answer. */
function answerText(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `对方要求转到别的地址（${status}），没有跟随`;
  return `对方回应 ${status}`;
}

function failureText(error: unknown): string {
  if (error instanceof OutgoingError && error.reason === 'not_allowed') return '地址不在公网上，没有发送';
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return `${TIMEOUT_MS / 1_000} 秒内没有回应`;
  const code = error instanceof Error && 'code' in error ? `（${String(error.code)}）` : '';
  return `无法连接${code}`;
}
