import { createAddressesService } from '@pailei/core/addresses';
import { createAdminUsersService } from '@pailei/core/admin-users';
import { createAuditService } from '@pailei/core/audit';
import { createDashboardService } from '@pailei/core/dashboard';
import { createJobsService } from '@pailei/core/job-failures';
import {
  createAccountsService,
  createEmailVerificationService,
  createLastSeen,
  createOwnSecurityService,
  createResetsService,
  createSecretBox,
  createSessionsService,
  createSuspensionTeller,
  createTokenVerifier,
  createTotpService,
  markSeen,
  TOTP_PURPOSE,
} from '@pailei/core/accounts';
import type { TokenClaims } from '@pailei/core/accounts';
import { createAnnouncementsService } from '@pailei/core/announcements';
import { createAvatarCache, createAvatarsService } from '@pailei/core/avatars';
import { createCardsService } from '@pailei/core/cards';
import { createDeckRulesService } from '@pailei/core/rule-sets';
import { createDeckImportService, createDecksService } from '@pailei/core/decks';
import { createDecklistsService } from '@pailei/core/decklists';
import { createDrawsService } from '@pailei/core/draws';
import { createExpertReviewService, createExpertsService } from '@pailei/core/experts';
import { createFeaturedService } from '@pailei/core/featured';
import { createHealthService, createRedisMark, createSpaceProbe } from '@pailei/core/health';
import { createLeaderboardService } from '@pailei/core/leaderboard';
import { createMaintenanceGate, createMaintenanceService } from '@pailei/core/maintenance';
import { createMailService } from '@pailei/core/mail';
import { createMatchesService } from '@pailei/core/matches';
import { createNotificationsService } from '@pailei/core/notifications';
import { createPointsService } from '@pailei/core/points';
import type { Logger } from '@pailei/core/processes';
import { createOrderBatchesService } from '@pailei/core/order-batches';
import { createOrderDeskService } from '@pailei/core/order-desk';
import { createOrderLimits, createOrdersService } from '@pailei/core/orders';
import { createProductsService, createShopVersion } from '@pailei/core/products';
import { readSetting } from '@pailei/core/settings';
import { createStatusService } from '@pailei/core/status';
import { createSettingsService, createStreamHosts } from '@pailei/core/settings';
import { createStreamQueueService } from '@pailei/core/stream-queue';
import { createFetchPublic } from '@pailei/core/outgoing';
import { createPlayersService, createProfileService } from '@pailei/core/profile';
import { createTournamentsService, matchResults } from '@pailei/core/tournaments';
import { createImageDecoder, createStorage, createUploadsService } from '@pailei/core/uploads';
import { createSearchService } from '@pailei/core/search';
import { createDatabase } from '@pailei/db/client';
import { createPublisher } from '@pailei/live/publish';
import { createSessionsReader } from '@pailei/live/sessions';
import { findSiteRedis } from '@pailei/live/site-redis';
import { Redis } from 'ioredis';
import type { ApiConfig } from './config.ts';

export type Deps = Awaited<ReturnType<typeof createDeps>>;

const MAX_CONNECTIONS = 12;
/** Of a player's command for its turn; its caller gives up after `CALL_TIMEOUT_MS`. */
const LONGEST_WAIT_MS = 7_000;

/** What this process holds open to the world. Waits for the database, which knows which site this is. */
export async function createDeps(config: ApiConfig, log: Logger) {
  const onError = (error: Error) => log.warn({ err: error }, 'database');
  const db = createDatabase({ url: config.databaseUrl, max: MAX_CONNECTIONS, applicationName: 'pailei-api', onError });
  const site = await findSiteRedis({ db, url: config.redisUrl, name: config.redisPrefix, onError });
  const publisher = createPublisher(site);
  const redis = createCountersRedis(site.url);
  const decoder = createImageDecoder();
  return {
    log,
    db,
    publisher,
    redis,
    redisPrefix: site.prefix,
    redisMark: createRedisMark(redis, site.prefix),
    measureSpace: createSpaceProbe(config.localFolders),
    box: createSecretBox(config.jwtSecret, TOTP_PURPOSE),
    storage: createStorage(config.storage),
    decoder,
    avatarCache: createAvatarCache(config.avatarsFolder),
    fetchPublic: createFetchPublic(),
    now: () => new Date().toISOString(),
    longestWaitMs: LONGEST_WAIT_MS,
    async close() {
      publisher.close();
      redis.disconnect();
      decoder.close();
      await db.destroy();
    },
  };
}

/** Fails at once rather than keep a request waiting: without Redis the limits are counted in the process. */
function createCountersRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  redis.on('error', () => undefined);
  return redis;
}

/** `app.jwt` of @fastify/jwt; `expiresIn` is in seconds. */
export type TokenSigner = {
  sign: (claims: TokenClaims, options: { expiresIn: number }) => string;
  verify: (token: string) => unknown;
};

export type Services = ReturnType<typeof createServices>;

/** Milliseconds that only ever grow. */
const clock = () => performance.now();

export function createServices(deps: Deps, jwt: TokenSigner) {
  const { db, publisher, box, now, longestWaitMs } = deps;
  const sessions = createSessionsService({ reader: createSessionsReader(db), clock });
  const lastSeen = createLastSeen({ write: (ids) => markSeen(db, ids), clock });
  const matches = createMatchesService({ db, publisher, now, longestWaitMs, results: matchResults });
  const uploads = createUploadsService(deps);
  const shopVersion = createShopVersion({ db, clock });
  const orders = createOrdersService({ db, publisher, now });
  const tournaments = createTournamentsService({ db, publisher, now, longestWaitMs });
  return {
    /** Resolves when every command that waits has been carried out, whether or not its caller still listens. */
    drained: async () => void (await Promise.all([orders, tournaments, matches].map((service) => service.drained()))),
    accounts: createAccountsService({
      db,
      publisher,
      now,
      sessions,
      box,
      isRegistrationOpen: async () => (await readSetting(db, 'site')).registration_open,
      reservedNames: async () => (await readSetting(db, 'accounts')).reserved_names,
      signToken: (claims, seconds) => jwt.sign(claims, { expiresIn: seconds }),
    }),
    addresses: createAddressesService({ db, now }),
    avatars: createAvatarsService({ ...deps, cache: deps.avatarCache }),
    announcements: createAnnouncementsService({ db, publisher, now }),
    adminUsers: createAdminUsersService({ db, publisher, now, sessions }),
    audit: createAuditService({ db }),
    dashboard: createDashboardService({ db, publisher, now }),
    decklists: createDecklistsService({ db }),
    draws: createDrawsService({ db }),
    decks: createDecksService({ db, publisher, now }),
    deckImport: createDeckImportService({ db, publisher, now }),
    jobs: createJobsService({ db, publisher, now }),
    cards: createCardsService({ db, publisher }),
    deckRules: createDeckRulesService({ db, publisher, now }),
    emailVerification: createEmailVerificationService({ db, publisher, now }),
    experts: createExpertsService({ db, publisher, now }),
    expertReview: createExpertReviewService({ db, publisher, now }),
    featured: createFeaturedService({ db, publisher, now }),
    health: createHealthService(deps),
    leaderboard: createLeaderboardService({ db, now }),
    maintenance: createMaintenanceService({ db, publisher, now }),
    maintenanceGate: createMaintenanceGate({ db, now, clock }),
    mail: createMailService({ db, now }),
    matches,
    notifications: createNotificationsService({ db, publisher, now }),
    ownSecurity: createOwnSecurityService({ db, publisher, now, sessions }),
    points: createPointsService({ db, publisher }),
    orderBatches: createOrderBatchesService({ db, publisher, now }),
    orderDesk: createOrderDeskService({ db, now }),
    orders,
    orderLimits: createOrderLimits({ db, clock }),
    products: createProductsService({ db, publisher, now, uploads, version: shopVersion }),
    shopVersion,
    resets: createResetsService({ db, publisher, now, sessions }),
    status: createStatusService({ db, publisher, now }),
    settings: createSettingsService({ db, publisher, now }),
    streamHosts: createStreamHosts({ db, clock }),
    streamQueue: createStreamQueueService({ db, publisher, now }),
    totp: createTotpService({ db, publisher, now, sessions, box }),
    tournaments,
    players: createPlayersService({ db }),
    profile: createProfileService({ db, publisher, now }),
    uploads,
    search: createSearchService({ db }),
    tellSuspension: createSuspensionTeller({ db, now, verify: (token) => jwt.verify(token) }),
    verifyToken: createTokenVerifier({ verify: (token) => jwt.verify(token), nowMs: Date.now, sessions, lastSeen }),
  };
}
