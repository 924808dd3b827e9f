import { createFeaturedService } from '@pailei/core/featured';
import { createMatchesService } from '@pailei/core/matches';
import { createTournamentClock, matchResults } from '@pailei/core/tournaments';
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
    tournamentClock: createTournamentClock({ db, publisher, now }),
    featured: createFeaturedService({ db, publisher, now }),
  };
}
