import { createDatabase } from '@pailei/db/client';
import type { WebhookRow } from '@pailei/db/schema/outside/webhooks';
import { WEBHOOK_TYPES, type WebhookType } from '@pailei/domain/webhooks/webhooks';
import { afterAll } from 'vitest';
import { buildAccount, buildServices, silentPublisher } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import type { PostPublic } from '../../ground/outgoing/post-public.ts';
import { createSecretBox } from '../../people/second-factor/secret-box.ts';
import { createWebhookLog } from './webhook-log.ts';
import { createWebhookSender } from './webhook-sender.ts';
import { createWebhooksService } from './webhooks.service.ts';
import { WEBHOOK_PURPOSE } from './signature.ts';

/** The services of webhooks and of tournaments over one database and one clock. */
export async function useWebhooks() {
  const { url } = await useTestDatabase();
  const db = createDatabase({ url });
  afterAll(() => db.destroy());
  const services = buildServices(db);
  const now = () => new Date(Date.now() + services.clock.offsetMs).toISOString();
  const webhookBox = createSecretBox('a secret of the tests, long enough', WEBHOOK_PURPOSE);
  const webhooks = createWebhooksService({ db, publisher: silentPublisher, now, webhookBox });
  const log = createWebhookLog({ db, publisher: silentPublisher, now, publicUrl: 'https://pailei.example' });
  const admin = await buildAccount(db, 'admin');
  const faults: Error[] = [];

  /** A worker that sends. */
  const sender = (postPublic: PostPublic) =>
    createWebhookSender({
      db,
      publisher: silentPublisher,
      now,
      webhookBox,
      postPublic,
      onFault: (error) => faults.push(error),
    });

  /** What workers do until nothing is due. */
  async function deliverAll(...senders: ReturnType<typeof sender>[]): Promise<void> {
    await log.tick();
    for (let before = -1; before !== (await countTries());) {
      before = await countTries();
      await Promise.all(senders.map(async (one) => one.tick()));
      await Promise.all(senders.map((one) => one.drained()));
    }
  }

  async function countTries(): Promise<number> {
    const rows = await db.selectFrom('webhook_delivery').select(['attempts']).execute();
    return rows.reduce((sum, { attempts }) => sum + attempts, 0);
  }

  const register = (facts: { types?: WebhookType[]; tournament_id?: string | null; url?: string } = {}) =>
    webhooks.create(admin, {
      name: '机器人',
      url: 'https://hooks.example/pailei',
      types: [...WEBHOOK_TYPES],
      tournament_id: null,
      ...facts,
    });

  const statusOf = async (id: string): Promise<WebhookRow['status'] | undefined> =>
    (await db.selectFrom('webhook').select('status').where('id', '=', id).executeTakeFirst())?.status;

  return { db, services, webhooks, log, admin, faults, sender, deliverAll, register, statusOf };
}
