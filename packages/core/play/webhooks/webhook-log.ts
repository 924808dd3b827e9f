import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { webhookBodySchema, type WebhookBody } from '@pailei/contracts/play/webhooks/webhook-body';
import { webhooksTopic } from '@pailei/contracts/play/webhooks/webhooks.topic';
import type { LogEvent } from '@pailei/contracts/topics/topic';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { readSince } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { wakeLoop } from '@pailei/live/wake-loop';
import { findShownEvent, shownTournament } from '../tournaments/shown-tournament.ts';
import { visibleVersion } from '../../site/visibility/visible.ts';
import { messageOf } from './webhook-message.ts';
import {
  findFirstResults,
  findTargets,
  findUntoldEvents,
  insertDeliveries,
  lockCursor,
  moveCursor,
  type NewDelivery,
  type Target,
  type UntoldEvent,
} from './webhook-log.repository.ts';

/** Events of a log that one transaction turns into messages. */
const BATCH = 500;
const EVERY_MS = 1_000;

export type WebhookLogDeps = { db: Db; publisher: Publisher; now: () => string; publicUrl: string };
export type WebhookLog = ReturnType<typeof createWebhookLog>;

/**
 * Turns the public log of every event into messages that wait for their targets. What a guest is not shown yet is not there: the same rights
 * and the same delay decide. Whoever dies in the middle leaves the cursor where it was.
 */
export function createWebhookLog(deps: WebhookLogDeps) {
  const { db, now, publicUrl } = deps;
  async function tell(event: UntoldEvent): Promise<void> {
    const visible = await visibleVersion(db, tournamentTopic.of(event.id), event.delay_seconds);
    if (visible <= event.version) return;
    await inTransaction(deps, async (trx, log) => {
      const cursor = await lockCursor(trx, event.id);
      const shown = await findShownEvent(trx, event.id, null);
      const view = shown && (await shownTournament(trx, event.id, null));
      if (!shown || !view) return;
      const events = await readVisible(trx, event.id, { cursor, version: shown.version ?? visible });
      const last = events.at(-1);
      if (!last) return;
      const firstResults = await findFirstResults(trx, event.id);
      const messages = events.flatMap((one) => {
        const hadResult = (id: string) => (firstResults.get(id) ?? one.v) < one.v;
        const body = messageOf(one, { state: view.tournament, publicUrl, hadResult });
        return body ? [body] : [];
      });
      const targets = await findTargets(trx);
      const delayMs = shown.delay * 1_000;
      const deliveries = messages.flatMap((body) => deliveriesOf(body, { targets, delayMs, at: now() }));
      await insertDeliveries(trx, deliveries);
      if (deliveries.length > 0) wakeLoop(trx, 'webhook-sender');
      for (const webhook_id of new Set(deliveries.map((one) => one.webhook_id)))
        log.add(webhooksTopic.of(), 'deliveries_changed', { webhook_id });
      await moveCursor(trx, event.id, last.v);
    });
  }

  let hasTargets = false;

  return {
    /** While there are targets the logs are read every second. */
    nextDue: (): string | null => (hasTargets ? new Date(Date.parse(now()) + EVERY_MS).toISOString() : null),

    async tick(): Promise<void> {
      hasTargets = (await findTargets(db)).length > 0;
      if (!hasTargets) return;
      for (const event of await findUntoldEvents(db)) await tell(event);
    },
  };
}

type Span = { cursor: number; version: number };

async function readVisible(trx: Trx, id: string, { cursor, version }: Span): Promise<LogEvent[]> {
  return (await readSince(trx, tournamentTopic.of(id), cursor, BATCH)).filter(({ v }) => v <= version);
}

type Told = { targets: readonly Target[]; delayMs: number; at: string };

/** A target is told of what became public after it was registered. */
function deliveriesOf(body: WebhookBody, { targets, delayMs, at }: Told): NewDelivery[] {
  if (body.type === 'test') return [];
  const { type, version, event } = body;
  const publicAtMs = Date.parse(body.timestamp) + delayMs;
  const text = JSON.stringify(webhookBodySchema.parse(body));
  return targets
    .filter(({ types }) => types.includes(type))
    .filter(({ tournament_id }) => tournament_id === null || tournament_id === event.id)
    .filter(({ created_at }) => publicAtMs > Date.parse(created_at))
    .map(({ id }) => ({
      id: newId(),
      webhook_id: id,
      tournament_id: event.id,
      version,
      type,
      body: text,
      next_try_at: at,
      created_at: at,
    }));
}
