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
  };
}

function required(env: Environment, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
