import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { generalError } from '@pailei/contracts/http/errors';
import type { Delivery, webhooksApi } from '@pailei/contracts/play/webhooks/webhooks.api';
import { webhooksTopic } from '@pailei/contracts/play/webhooks/webhooks.topic';
import type { AuditActionOf } from '@pailei/contracts/features/audit-labels';
import type { WebhookRow } from '@pailei/db/schema/outside/webhooks';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { wakeLoop } from '@pailei/live/wake-loop';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { lockWebhook } from './webhooks.repository.ts';

export type WebhookFacts = BodyOf<typeof webhooksApi.create>;

export async function lockedWebhook(trx: Trx, id: string): Promise<WebhookRow> {
  const row = await lockWebhook(trx, id);
  if (!row) throw generalError('not_found');
  return row;
}

type AuditFacts = Partial<WebhookFacts> & {
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

/** Every change by hand stands in the audit log, and the pages that are open learn of it. */
export async function recordWebhook(
  trx: Trx,
  log: LiveLog,
  actor: Actor,
  { id, action, before, after }: Recorded,
): Promise<void> {
  await recordAudit(trx, { actor, action, target_type: 'webhook', target_id: id, before, after, reason: null });
  log.add(webhooksTopic.of(), 'webhook_changed', { webhook_id: id });
  wakeLoop(trx, 'webhook-log');
  wakeLoop(trx, 'webhook-sender');
}
