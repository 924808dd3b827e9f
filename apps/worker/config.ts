export type WorkerConfig = { databaseUrl: string; redisUrl: string; port: number };

/** Reads the environment once; throws one error that names all that is missing or wrong. */
export function readConfig(env: NodeJS.ProcessEnv): WorkerConfig {
  const { DATABASE_URL, REDIS_URL, PORT = '0' } = env;
  const port = Number(PORT);
  if (!DATABASE_URL || !REDIS_URL || !Number.isInteger(port)) {
    throw new Error('The worker needs DATABASE_URL, REDIS_URL and a numeric PORT.');
  }
  return { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL, port };
}
