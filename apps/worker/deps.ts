import { buildServices, TARGET_NAMES } from '@pailei/core/features/features';
import { composeWork } from '@pailei/core/features/compose';
import { FEATURES } from '@pailei/core/features/list';
import { createSmtp } from '@pailei/core/site/mail/smtp';
import { createFetchPublic } from '@pailei/core/ground/outgoing/fetch-public';
import { createPostPublic } from '@pailei/core/ground/outgoing/post-public';
import { createSecretBox } from '@pailei/core/people/second-factor/secret-box';
import { WEBHOOK_PURPOSE } from '@pailei/core/play/webhooks/signature';
import { readPushKeys } from '@pailei/core/people/push/push-keys';
import type { Logger } from '@pailei/core/ground/processes/logger';
import { createImageDecoder } from '@pailei/core/site/uploads/image-decoder';
import { createStorage } from '@pailei/core/site/uploads/storage';
import { createDatabase } from '@pailei/db/client';
import { onWorkLeft } from '@pailei/db/work-left';
import { createPublisher } from '@pailei/live/publish';
import { findSiteRedis } from '@pailei/live/site-redis';
import type { WorkerConfig } from './config.ts';

export type WorkerDeps = Awaited<ReturnType<typeof createDeps>>;

/** What the jobs, loops and clocks of the features use. */
const SERVICES = [
  'battleClock',
  'cardImporter',
  'dashboard',
  'deckWarnings',
  'eventReminders',
  'eventSeriesMaker',
  'featured',
  'mailDelivery',
  'callMailer',
  'matches',
  'orderBatchRunner',
  'pushDelivery',
  'resetIssuer',
  'stalledEvents',
  'seasonCounter',
  'stockChanger',
  'streamQueue',
  'teamHandover',
  'tournamentClock',
  'uploads',
  'verificationIssuer',
  'webhookLog',
  'webhookSender',
] as const;

/** Everything a job may use. Waits for the database, which knows which site this is. */
export async function createDeps(config: WorkerConfig, log: Logger) {
  const onError = (error: Error) => log.warn({ err: error }, 'database');
  const db = createDatabase({ url: config.databaseUrl, applicationName: 'pailei-worker', onError });
  const redis = await findSiteRedis({ db, url: config.redisUrl, name: config.redisPrefix, onError });
  const publisher = createPublisher(redis);
  onWorkLeft(db, publisher.wakeLoops);
  const resources = {
    log,
    db,
    redis,
    publisher,
    now: () => new Date().toISOString(),
    onFault: (error: Error) => log.error({ err: error }, 'item of a job'),
    publicUrl: config.publicUrl,
    fetchPublic: createFetchPublic(),
    postPublic: createPostPublic(),
    webhookBox: createSecretBox(config.jwtSecret, WEBHOOK_PURPOSE),
    pushKeys: config.vapidPrivateKey === undefined ? undefined : readPushKeys(config.vapidPrivateKey, config.publicUrl),
    targetNames: TARGET_NAMES,
    send: config.smtpUrl === undefined ? undefined : createSmtp(config.smtpUrl, config.mailFrom),
    storage: createStorage(config.storage),
    decoder: createImageDecoder(),
  };
  return { ...resources, ...buildServices(SERVICES, resources) };
}

/** What the features have a worker do. Throws where they contradict each other. */
export const composeWorkerWork = () => composeWork<WorkerDeps>(FEATURES);
