import { startHubServer } from '@pailei/hub/server';
import { createDatabase } from '@pailei/db/client';
import type { TopicDefinition, TopicRegistry } from '@pailei/live/registry';
import { createSessionsReader } from '@pailei/live/sessions';
import { siteRedis } from '@pailei/live/site-redis';
import { sql, type KyselyPlugin } from 'kysely';
import { openContracts } from '../../../support/open-contracts.ts';
import { startSnapshotApi } from '../snapshot-api.ts';
import { playedEvent } from '../../snapshots/played-event.ts';
import { BENCH_SITE, SNAPSHOT } from '../snapshot.ts';
import { serve } from './serve.ts';

/** The hub as it is shipped, with PostgreSQL and Redis; only the features' topics are stood in for by one with a fixed state. */
let snapshotReads = 0;
let queries = 0;
const countQueries: KyselyPlugin = {
  transformQuery({ node }) {
    queries += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

const db = createDatabase({ url: process.env['DATABASE_URL'] ?? '' }).withPlugin(countQueries);
const authorize: TopicDefinition['authorize'] = async () => ({ allowed: true, delay_seconds: 0 });
const state = JSON.stringify(process.env['SNAPSHOT'] === 'event' ? playedEvent(256, 2) : SNAPSHOT);
const played = (kind: string): TopicDefinition => ({
  kind,
  authorize,
  snapshot: async (trx) => {
    snapshotReads += 1;
    const { rows } = await sql<{ state: object }>`select ${state}::jsonb as state`.execute(trx);
    return rows[0]?.state;
  },
});
const canary: TopicDefinition = { kind: 'canary', authorize, snapshot: async () => ({}) };
const registry: TopicRegistry = { match: played('match'), battle: played('battle'), canary };

const server = await startHubServer({
  db,
  redis: siteRedis(process.env['REDIS_URL'] ?? '', BENCH_SITE),
  registry,
  contracts: openContracts,
  sessions: createSessionsReader(db),
  jwtSecret: 'a secret of the benchmarks, long enough for HS256',
  publicUrl: 'http://127.0.0.1:3000',
  host: '127.0.0.1',
  port: 0,
  hasRateLimits: false,
  connectsPerMinute: 20,
  socketsPerAddress: 200,
  onError: (error, what) => console.error(`hub | ${what}: ${String(error)}`),
});
/** The canary's own connection is not one of the viewers'. */
serve({
  port: server.port,
  snapshotPort: await startSnapshotApi({ db, registry, contracts: openContracts }),
  connections: () => server.connectionCount() - 1,
  reads: () => ({ snapshotReads, queries }),
});
