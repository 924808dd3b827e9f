import { createEmailVerificationIssuer, createResetIssuer } from '@pailei/core/accounts';
import { createCardImporter } from '@pailei/core/cards';
import { createDashboardService } from '@pailei/core/dashboard';
import { createFeaturedService } from '@pailei/core/featured';
import { createMailDelivery, createSmtp } from '@pailei/core/mail';
import { createMatchesService } from '@pailei/core/matches';
import { createOrderBatchRunner } from '@pailei/core/order-batches';
import { createFetchPublic } from '@pailei/core/outgoing';
import type { Logger } from '@pailei/core/processes';
import { createStockChanger } from '@pailei/core/products';
import { createStreamQueueService } from '@pailei/core/stream-queue';
import { createDeckWarnings, createTournamentClock, matchResults } from '@pailei/core/tournaments';
import { createImageDecoder, createStorage, createUploadsService } from '@pailei/core/uploads';
import { createDatabase } from '@pailei/db/client';
import { createPublisher } from '@pailei/live/publish';
import { findSiteRedis } from '@pailei/live/site-redis';
import type { WorkerConfig } from './config.ts';

export type WorkerDeps = Awaited<ReturnType<typeof createDeps>>;

/** Everything a job may use. Waits for the database, which knows which site this is. */
export async function createDeps(config: WorkerConfig, log: Logger) {
  const onError = (error: Error) => log.warn({ err: error }, 'database');
  const onFault = (error: Error) => log.error({ err: error }, 'item of a job');
  const db = createDatabase({ url: config.databaseUrl, applicationName: 'pailei-worker', onError });
  const redis = await findSiteRedis({ db, url: config.redisUrl, name: config.redisPrefix, onError });
  const publisher = createPublisher(redis);
  const now = () => new Date().toISOString();
  return {
    log,
    db,
    redis,
    publisher,
    now,
    cardImporter: createCardImporter({ db, publisher, now, fetchPublic: createFetchPublic() }),
    matches: createMatchesService({ db, publisher, now, results: matchResults }),
    mailDelivery: createMailDelivery({
      db,
      now,
      send: config.smtpUrl === undefined ? undefined : createSmtp(config.smtpUrl, config.mailFrom),
    }),
    resetIssuer: createResetIssuer({ db, now, publicUrl: config.publicUrl }),
    verificationIssuer: createEmailVerificationIssuer({ db, now, publicUrl: config.publicUrl }),
    tournamentClock: createTournamentClock({ db, publisher, now }),
    deckWarnings: createDeckWarnings({ db, publisher, now }),
    featured: createFeaturedService({ db, publisher, now }),
    dashboard: createDashboardService({ db, publisher, now }),
    orderBatchRunner: createOrderBatchRunner({ db, publisher, now, onFault }),
    stockChanger: createStockChanger({ db, publisher, now, onFault }),
    streamQueue: createStreamQueueService({ db, publisher, now }),
    uploads: createUploadsService({ db, now, storage: createStorage(config.storage), decoder: createImageDecoder() }),
  };
}
