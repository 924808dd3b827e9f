import { join } from 'node:path';
import { localFolders } from '@pailei/core/site/health/free-space';
import { readSettings, type LogLevel } from '@pailei/core/ground/processes/settings';
import { readStorageConfig, storageProblems, type StorageConfig } from '@pailei/core/site/uploads/storage';

const SETTINGS = [
  'DATABASE_URL',
  'REDIS_URL',
  'REDIS_PREFIX',
  'PUBLIC_URL',
  'JWT_SECRET',
  'VAPID_PRIVATE_KEY',
  'PORT',
  'HOST',
  'RATE_LIMITS',
  'LOG_LEVEL',
  'RATE_LIMIT_KEY',
  'METRICS_TOKEN',
  'TRUSTED_PROXIES',
  'DATA_DIR',
  'FIRST_VIEWS',
] as const;

const MEGABYTE = 1024 * 1024;
/** A thousand calls, and a hundred photos, each of the largest size. */
const IN_FLIGHT_LIMITS = { jsonBytes: 64 * MEGABYTE, uploadBytes: 512 * MEGABYTE };

/** What runs beside the API, built with the web client. */
const SERVER_BUILD = join(import.meta.dirname, '../web/dist.server');

export type ApiConfig = {
  databaseUrl: string;
  redisUrl: string;
  /** What the names in Redis begin with instead of the database's own id. */
  redisPrefix: string | undefined;
  /** The address users see. */
  publicUrl: string;
  jwtSecret: string;
  /** Signs what is pushed to devices; without it nothing is. */
  vapidPrivateKey: string | undefined;
  port: number;
  host: string;
  hasRateLimits: boolean;
  /** Callers that send it as `x-rate-limit-key` are not counted by address. */
  rateLimitKey: string | undefined;
  /** Lets other machines read the metrics. */
  metricsToken: string | undefined;
  logLevel: LogLevel;
  /** Addresses or ranges of proxies in front of the site. Empty: only the peer counts. */
  trustedProxies: string[];
  /** Where uploaded images are kept. */
  storage: StorageConfig;
  /** Folders whose disks must have room. */
  localFolders: string[];
  /** Pictures of players that were fetched; they can be fetched again. */
  avatarsFolder: string;
  /** Bodies that are on their way, in all requests together: JSON in memory, uploads in files without a name. */
  incoming: { jsonBytes: number; uploadBytes: number; folder: string };
  /** The built web client. */
  clientFolder: string;
  /** The program that renders its first views; `undefined`: every page is the shell. */
  rendererScript: string | undefined;
  /** The program that draws the pictures of links; `undefined`: there are none. */
  picturesScript: string | undefined;
};

/** Reads the environment once. Throws one error that names everything that is missing or wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): ApiConfig {
  const settings = readSettings('api', SETTINGS, environment, storageProblems(environment));
  return {
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    redisPrefix: settings.REDIS_PREFIX,
    publicUrl: settings.PUBLIC_URL,
    jwtSecret: settings.JWT_SECRET,
    vapidPrivateKey: settings.VAPID_PRIVATE_KEY,
    port: settings.PORT,
    host: settings.HOST,
    hasRateLimits: settings.RATE_LIMITS === 'on',
    rateLimitKey: settings.RATE_LIMIT_KEY,
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXIES,
    storage: readStorageConfig(environment, settings.DATA_DIR),
    localFolders: localFolders(settings.DATA_DIR),
    avatarsFolder: join(settings.DATA_DIR, 'avatars'),
    incoming: { ...IN_FLIGHT_LIMITS, folder: join(settings.DATA_DIR, 'incoming') },
    clientFolder: join(import.meta.dirname, '../web/dist'),
    ...(settings.FIRST_VIEWS === 'on'
      ? { rendererScript: join(SERVER_BUILD, 'main.js'), picturesScript: join(SERVER_BUILD, 'pictures.js') }
      : { rendererScript: undefined, picturesScript: undefined }),
  };
}
