import type { Delivery, Webhook } from '@pailei/contracts/play/webhooks/webhooks.api';
import type { ListedDelivery, ListedWebhook } from './webhooks.repository.ts';

export function webhookView(row: ListedWebhook): Webhook {
  const { id, name, url, types, status, failing_since, waiting, delivered_at, created_at, updated_at } = row;
  const tournament = named(row.tournament_id, row.tournament_name);
  const created_by = row.created_by_name;
  return {
    id,
    name,
    url,
    types,
    tournament,
    status,
    failing_since,
    waiting,
    delivered_at,
    created_by,
    created_at,
    updated_at,
  };
}

export function deliveryView(row: ListedDelivery): Delivery {
  const { id, type, state, attempts, answered_status, took_ms, error, created_at, delivered_at } = row;
  const isTried = state === 'waiting' && (row.webhook_status === 'active' || type === 'test');
  return {
    id,
    webhook: { id: row.webhook_id, name: row.webhook_name },
    tournament: named(row.tournament_id, row.tournament_name),
    type,
    state,
    attempts,
    answered_status,
    took_ms,
    error,
    next_try_at: isTried ? row.next_try_at : null,
    created_at,
    delivered_at,
  };
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
