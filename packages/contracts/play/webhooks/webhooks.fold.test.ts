import { expect, test } from 'vitest';
import type { LogEvent } from '../../topics/topic.ts';
import { foldWebhooks } from './webhooks.fold.ts';
import { webhooksTopic } from './webhooks.topic.ts';

const event = (t: string, p: object): LogEvent => ({ v: 1, t, p, at: '2026-11-27T20:00:00.000Z' });

test('names every target that changed or was sent something, and passes over what it does not know', () => {
  const events = [
    event('webhook_changed', { webhook_id: 'a' }),
    event('deliveries_changed', { webhook_id: 'b' }),
    event('deliveries_changed', { webhook_id: 'a' }),
    event('something_newer', { webhook_id: 'c' }),
  ];
  expect(events.reduce(foldWebhooks, {})).toEqual({ a: true, b: true });
  expect(webhooksTopic.of()).toBe('webhooks:admin');
});
