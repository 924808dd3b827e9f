import { readSettings, type LogLevel } from '@pailei/core/ground/processes/settings';

export type HubConfig = {
  host: string;
  port: number;
  databaseUrl: string;
  redisUrl: string;
  /** What the names in Redis begin with instead of the database's own id. */
  redisPrefix: string | undefined;
  jwtSecret: string;
  /** The address users see. Pages of other origins are guests at the feed, and refused by Socket.IO. */
  publicUrl: string;
  /** False only in tests and benchmarks. */
  hasRateLimits: boolean;
  /** Live connections that one address may open in a minute, at all hubs together. */
  connectsPerMinute: number;
  /** Sockets that one address may have open at this hub. */
  socketsPerAddress: number;
  /** Whoever sends it as `x-rate-limit-key` may open as many connections, as often, as they like. */
  rateLimitKey: string | undefined;
  /** Addresses or ranges of proxies in front of the site. */
  trustedProxies: string[];
  /** Lets other machines read the metrics. */
  metricsToken: string | undefined;
  logLevel: LogLevel;
};

const SETTINGS = [
  'HOST',
  'PORT',
  'DATABASE_URL',
  'REDIS_URL',
  'REDIS_PREFIX',
  'JWT_SECRET',
  'PUBLIC_URL',
  'RATE_LIMITS',
  'CONNECTS_PER_MINUTE',
  'SOCKETS_PER_ADDRESS',
  'RATE_LIMIT_KEY',
  'TRUSTED_PROXIES',
  'METRICS_TOKEN',
  'LOG_LEVEL',
] as const;

/** Reads the environment once. Throws one error that names everything that is missing or wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): HubConfig {
  const settings = readSettings('hub', SETTINGS, environment);
  return {
    host: settings.HOST,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    redisPrefix: settings.REDIS_PREFIX,
    jwtSecret: settings.JWT_SECRET,
    publicUrl: settings.PUBLIC_URL,
    hasRateLimits: settings.RATE_LIMITS === 'on',
    connectsPerMinute: settings.CONNECTS_PER_MINUTE,
    socketsPerAddress: settings.SOCKETS_PER_ADDRESS,
    rateLimitKey: settings.RATE_LIMIT_KEY,
    trustedProxies: settings.TRUSTED_PROXIES,
    metricsToken: settings.METRICS_TOKEN,
    logLevel: settings.LOG_LEVEL,
  };
}
