import { join } from 'node:path';
import { localFolders } from '@pailei/core/health';
import { readStorageConfig } from '@pailei/core/uploads';
import type { StorageConfig } from '@pailei/core/uploads';
import { z } from 'zod';

const address = (protocol: RegExp, expected: string) =>
  z
    .string('missing')
    .refine((text) => URL.canParse(text) && protocol.test(new URL(text).protocol), `expected ${expected}`);

const environmentSchema = z.object({
  DATABASE_URL: address(/^postgres(ql)?:$/, 'a postgres:// address'),
  REDIS_URL: address(/^rediss?:$/, 'a redis:// address'),
  PUBLIC_URL: address(/^https?:$/, 'an http:// or https:// address'),
  JWT_SECRET: z.string('missing').min(32, 'expected at least 32 characters'),
  PORT: z.coerce
    .number('expected a number')
    .int('expected a port')
    .min(0, 'expected a port')
    .max(65_535, 'expected a port')
    .default(0),
  HOST: z.string().default('127.0.0.1'),
  RATE_LIMITS: z.enum(['on', 'off'], 'expected on or off').default('on'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'expected debug, info, warn, error or silent')
    .default('info'),
  RATE_LIMIT_KEY: z.string().min(16, 'expected at least 16 characters').optional(),
  METRICS_TOKEN: z.string().optional(),
  TRUSTED_PROXIES: z.string().default(''),
  DATA_DIR: z.string('missing').min(1, 'missing'),
});

const MEGABYTE = 1024 * 1024;
/** A thousand calls, and a hundred photos, each of the largest size. */
const IN_FLIGHT_LIMITS = { jsonBytes: 64 * MEGABYTE, uploadBytes: 512 * MEGABYTE };

export type ApiConfig = {
  databaseUrl: string;
  redisUrl: string;
  /** The address users see. */
  publicUrl: string;
  jwtSecret: string;
  port: number;
  host: string;
  hasRateLimits: boolean;
  /** Callers that send it as `x-rate-limit-key` are not counted by address. */
  rateLimitKey: string | undefined;
  /** Lets others than this machine read the figures. */
  metricsToken: string | undefined;
  logLevel: string;
  /** Addresses or ranges of proxies in front of the gateway. Empty: only the gateway's own word is taken. */
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
};

/** Reads the environment once. Throws one error that names everything that is missing or wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): ApiConfig {
  const { data, error } = environmentSchema.safeParse(environment);
  if (!data) {
    const problems = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The api cannot start with these settings. ${problems.join('; ')}.`);
  }
  return {
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    publicUrl: data.PUBLIC_URL,
    jwtSecret: data.JWT_SECRET,
    port: data.PORT,
    host: data.HOST,
    hasRateLimits: data.RATE_LIMITS === 'on',
    rateLimitKey: data.RATE_LIMIT_KEY,
    metricsToken: data.METRICS_TOKEN || undefined,
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUSTED_PROXIES.split(',')
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    storage: readStorageConfig(environment, data.DATA_DIR),
    localFolders: localFolders(data.DATA_DIR),
    avatarsFolder: join(data.DATA_DIR, 'avatars'),
    incoming: { ...IN_FLIGHT_LIMITS, folder: join(data.DATA_DIR, 'incoming') },
    clientFolder: join(import.meta.dirname, '../web/dist'),
  };
}
