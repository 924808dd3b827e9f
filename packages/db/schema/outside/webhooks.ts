import type { Generated, Selectable } from 'kysely';
import type { WebhookType } from '@pailei/domain/webhooks/webhooks';

export type WebhookTable = {
  id: string;
  name: string;
  url: string;
  /** What its messages are signed with, as only the processes can open it. */
  sealed_secret: string;
  types: WebhookType[];
  /** Null: every event. */
  tournament_id: string | null;
  /** `paused` by an admin; `disabled` after a day without a good answer. What happens meanwhile waits. */
  status: Generated<'active' | 'paused' | 'disabled'>;
  created_by: string;
  /** It is told of what became public after this. */
  created_at: string;
  updated_at: string;
};
export type WebhookRow = Selectable<WebhookTable>;

/** How far the public log of an event was turned into deliveries. */
export type WebhookCursorTable = { tournament_id: string; version: number };

export type WebhookDeliveryTable = {
  id: string;
  webhook_id: string;
  /** With `version` the place in the log that it tells of; null: a test. */
  tournament_id: string | null;
  version: number | null;
  type: WebhookType | 'test';
  /** The very bytes that are signed and sent. */
  body: string;
  state: Generated<'waiting' | 'delivered' | 'skipped'>;
  attempts: Generated<number>;
  /** When its first try failed; null: none has. */
  failing_since: Generated<string | null>;
  /** A process that is sending has it until then. */
  next_try_at: string;
  /** Of the last try; null: no answer came. */
  answered_status: Generated<number | null>;
  took_ms: Generated<number | null>;
  error: Generated<string | null>;
  created_at: string;
  delivered_at: Generated<string | null>;
};
export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>;
