export type HubConfig = {
  host: string;
  port: number;
  databaseUrl: string;
  redisUrl: string;
  jwtSecret: string;
  /** The address users see; sockets of other origins are refused. */
  publicUrl: string;
  /** False only in tests and benchmarks. */
  hasRateLimits: boolean;
  logLevel: string;
};

/** Reads the environment once. Throws one error that names everything missing. */
export function readConfig(env: Record<string, string | undefined>): HubConfig {
  const missing = ['DATABASE_URL', 'REDIS_URL', 'JWT_SECRET', 'PUBLIC_URL', 'PORT'].filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`missing settings: ${missing.join(', ')}`);
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: Number(env['PORT']),
    databaseUrl: env['DATABASE_URL']!,
    redisUrl: env['REDIS_URL']!,
    jwtSecret: env['JWT_SECRET']!,
    publicUrl: env['PUBLIC_URL']!,
    hasRateLimits: env['RATE_LIMITS'] !== 'off',
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}
