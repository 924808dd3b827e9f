import { createEmailVerificationIssuer, createResetIssuer } from '@pailei/core/accounts';
import { createCardImporter } from '@pailei/core/cards';
import { createDashboardService } from '@pailei/core/dashboard';
import { createFeaturedService } from '@pailei/core/featured';
import { createMailDelivery, createSmtp } from '@pailei/core/mail';
import { createMatchesService } from '@pailei/core/matches';
import { createOrderBatchRunner } from '@pailei/core/order-batches';
import { createFetchPublic } from '@pailei/core/outgoing';
import { createStockChanger } from '@pailei/core/products';
import { createStreamQueueService } from '@pailei/core/stream-queue';
import { createDeckWarnings, createTournamentClock, matchResults } from '@pailei/core/tournaments';
import { createImageDecoder, createStorage, createUploadsService } from '@pailei/core/uploads';
import { createDatabase } from '@pailei/db/client';
import { createPublisher } from '@pailei/live/publish';
import type { WorkerConfig } from './config.ts';

export type WorkerDeps = ReturnType<typeof createDeps>;

/** Everything a job may use. */
export function createDeps(config: WorkerConfig) {
  const onError = (error: Error) => console.error(`database: ${error.message}`);
  const onFault = (error: Error) => console.error(`item of a job: ${error.message}`);
  const db = createDatabase({ url: config.databaseUrl, applicationName: 'pailei-worker', onError });
  const publisher = createPublisher(config.redisUrl);
  const now = () => new Date().toISOString();
  return {
    db,
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
