import { createResetIssuer } from '@pailei/core/accounts';
import { createDashboardService } from '@pailei/core/dashboard';
import { createFeaturedService } from '@pailei/core/featured';
import { createMailDelivery, createSmtp } from '@pailei/core/mail';
import { createMatchesService } from '@pailei/core/matches';
import { createStreamQueueService } from '@pailei/core/stream-queue';
import { createTournamentClock, matchResults } from '@pailei/core/tournaments';
import { createImageDecoder, createStorage, createUploadsService } from '@pailei/core/uploads';
import { createDatabase } from '@pailei/db/client';
import { createPublisher } from '@pailei/live/publish';
import type { WorkerConfig } from './config.ts';

export type WorkerDeps = ReturnType<typeof createDeps>;

/** Everything a job may use. */
export function createDeps(config: WorkerConfig) {
  const onError = (error: Error) => console.error(`database: ${error.message}`);
  const db = createDatabase({ url: config.databaseUrl, applicationName: 'pailei-worker', onError });
  const publisher = createPublisher(config.redisUrl);
  const now = () => new Date().toISOString();
  return {
    db,
    publisher,
    now,
    matches: createMatchesService({ db, publisher, now, results: matchResults }),
    mailDelivery: createMailDelivery({
      db,
      now,
      send: config.smtpUrl === undefined ? undefined : createSmtp(config.smtpUrl, config.mailFrom),
    }),
    resetIssuer: createResetIssuer({ db, now, publicUrl: config.publicUrl }),
    tournamentClock: createTournamentClock({ db, publisher, now }),
    featured: createFeaturedService({ db, publisher, now }),
    dashboard: createDashboardService({ db, publisher, now }),
    streamQueue: createStreamQueueService({ db, publisher, now }),
    uploads: createUploadsService({ db, now, storage: createStorage(config.storage), decoder: createImageDecoder() }),
  };
}
