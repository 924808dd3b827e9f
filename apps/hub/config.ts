export type HubConfig = {
  host: string;
  port: number;
  databaseUrl: string;
  redisUrl: string;
  jwtSecret: string;
  /** The address users see. Pages of other origins are guests at the feed, and refused by Socket.IO. */
  publicUrl: string;
  /** False only in tests and benchmarks. */
  hasRateLimits: boolean;
  /** Live connections that one address may open in a minute. */
  connectsPerMinute: number;
  /** Sockets that one address may have open at this hub. */
  socketsPerAddress: number;
  /** Whoever sends it as `x-rate-limit-key` may open as many connections, as often, as they like. */
  rateLimitKey: string | undefined;
  /** Addresses or ranges of proxies in front of the gateway. */
  trustedProxies: string[];
  /** Lets others than this machine read the figures. */
  metricsToken: string | undefined;
};

type Environment = Record<string, string | undefined>;

/** Reads the environment once. Throws for the first setting that is missing. */
export function readConfig(env: Environment): HubConfig {
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: Number(required(env, 'PORT')),
    databaseUrl: required(env, 'DATABASE_URL'),
    redisUrl: required(env, 'REDIS_URL'),
    jwtSecret: required(env, 'JWT_SECRET'),
    publicUrl: required(env, 'PUBLIC_URL'),
    hasRateLimits: env['RATE_LIMITS'] !== 'off',
    connectsPerMinute: Number(env['CONNECTS_PER_MINUTE'] || 20),
    socketsPerAddress: Number(env['SOCKETS_PER_ADDRESS'] || 200),
    rateLimitKey: env['RATE_LIMIT_KEY'] || undefined,
    trustedProxies: (env['TRUSTED_PROXIES'] ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    metricsToken: env['METRICS_TOKEN'] || undefined,
  };
}

function required(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
