import { foldWebhooks } from '@pailei/contracts/play/webhooks/webhooks.fold';
import { webhooksTopic, type WebhooksView } from '@pailei/contracts/play/webhooks/webhooks.topic';
import { createSecretBox } from '@pailei/core/people/second-factor/secret-box';
import { createWebhookSender } from '@pailei/core/play/webhooks/webhook-sender';
import { createWebhooksService } from '@pailei/core/play/webhooks/webhooks.service';
import { WEBHOOK_PURPOSE } from '@pailei/core/play/webhooks/signature';
import type { TopicStatus } from '@pailei/live/client';
import { buildAccount } from '@pailei/tests/support/builders';
import { useTestDatabase, useTestRedis } from '@pailei/tests/support/fixtures';
import { afterAll, expect, test } from 'vitest';
import { SITE_TOPICS } from '../testing/site-topics.fixture.ts';
import { startTestHub } from '../testing/test-hub.fixture.ts';

const [database, redis] = await Promise.all([useTestDatabase(), useTestRedis()]);
const hub = await startTestHub(database.url, redis.url, SITE_TOPICS);
afterAll(() => hub.stop());

const { db, publisher } = hub;
const now = () => new Date().toISOString();
const webhookBox = createSecretBox('a secret of the tests, long enough', WEBHOOK_PURPOSE);
const webhooks = createWebhooksService({ db, publisher, now, webhookBox });
const faults: Error[] = [];
const onFault = (error: Error) => void faults.push(error);
/** The target answers as `postPublic` says, whoever asks. */
const sender = createWebhookSender({ db, publisher, now, webhookBox, postPublic: async () => 204, onFault });

/** What somebody is told of the webhooks: the targets, and the types of events. */
function watch(token: string) {
  const seen = { view: {} as WebhooksView, types: [] as string[], status: { phase: 'loading' } as TopicStatus };
  hub.connect('socketio', { getToken: () => token }).watch(webhooksTopic.of(), {
    onSnapshot: (view) => (seen.view = view),
    onEvents(events) {
      seen.view = events.reduce(foldWebhooks, seen.view);
      seen.types.push(...events.map(({ t }) => t));
    },
    onStatus: (status) => (seen.status = status),
  });
  return seen;
}

test('how a delivery ended reaches the admins who watch, and nobody else may', async () => {
  const admin = await buildAccount(db, 'admin');
  const [watcher, other] = [watch((await hub.signInAgain(admin.user_id)).token), watch((await hub.signIn()).token)];
  await expect.poll(() => [watcher.status.phase, other.status.phase], { timeout: 10_000 }).toEqual(['live', 'denied']);

  const target = { name: '机器人', url: 'https://hooks.example/pailei', types: ['event.published' as const] };
  const { webhook } = await webhooks.create(admin, { ...target, tournament_id: null });
  await webhooks.test(admin, webhook.id);
  await sender.tick();
  await sender.drained();
  await expect
    .poll(() => watcher.types, { timeout: 10_000 })
    .toEqual(['webhook_changed', 'webhook_changed', 'deliveries_changed']);
  expect(watcher.view).toEqual({ [webhook.id]: true });
  const { items } = await webhooks.deliveries({ skip: 0, limit: 10 });
  expect(items).toMatchObject([{ type: 'test', state: 'delivered', answered_status: 204 }]);
  expect(other.types).toEqual([]);
  expect(faults).toEqual([]);
});
