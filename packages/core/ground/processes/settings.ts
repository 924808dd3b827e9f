import { z } from 'zod';

/** What is wrong with the settings of a process, all of it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const MAX_PORT = 65_535;

const address = (protocol: RegExp, expected: string) =>
  z
    .string('missing')
    .refine((text) => URL.canParse(text) && protocol.test(new URL(text).protocol), `expected ${expected}`);

const wholeNumber = (least: number, most: number) => {
  const expected = `expected a whole number from ${least} to ${most}`;
  return z.coerce.number(expected).int(expected).min(least, expected).max(most, expected);
};

const commaSeparated = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

const httpAddress = address(/^https?:$/, 'an http:// or https:// address');
const limit = (usual: number) => wholeNumber(1, 100_000).default(usual);

/** Every setting that a process reads, but for those of the storage of uploads. */
const SETTINGS = {
  API_URL: httpAddress.optional(),
  CONNECTS_PER_MINUTE: limit(20),
  DATABASE_URL: address(/^postgres(ql)?:$/, 'a postgres:// address'),
  DATA_DIR: z.string('missing'),
  FIRST_VIEWS: z.enum(['on', 'off'], 'expected on or off').default('on'),
  HOST: z.string().default('127.0.0.1'),
  JWT_SECRET: z.string('missing').min(32, 'expected at least 32 characters'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'expected debug, info, warn, error or silent')
    .default('info'),
  MAIL_FROM: z.string().optional(),
  METRICS_TOKEN: z.string().optional(),
  PORT: wholeNumber(0, MAX_PORT).default(0),
  PUBLIC_URL: httpAddress,
  RATE_LIMITS: z.enum(['on', 'off'], 'expected on or off').default('on'),
  RATE_LIMIT_KEY: z.string().min(16, 'expected at least 16 characters').optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'expected letters, digits, dots, dashes and underscores, at most 64')
    .optional(),
  REDIS_URL: address(/^rediss?:$/, 'a redis:// address'),
  SMTP_URL: address(/^smtps?:$/, 'an smtp:// or smtps:// address').optional(),
  SOCKETS_PER_ADDRESS: limit(200),
  TRUSTED_PROXIES: commaSeparated,
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'expected 32 bytes as base64url, 43 characters')
    .optional(),
} as const;

type ProcessSettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS);
export type LogLevel = z.output<(typeof SETTINGS)['LOG_LEVEL']>;
type Read<Name extends ProcessSettingName> = { [Key in Name]: z.output<(typeof SETTINGS)[Key]> };
type Environment = Record<string, string | undefined>;

/**
 * Reads the named settings; an empty variable counts as not set. Throws one error that names everything that is missing or
 * wrong, with what `moreProblems` finds, and never a value.
 */
export function readSettings<Name extends ProcessSettingName>(
  process: string,
  names: readonly Name[],
  environment: Environment,
  moreProblems: readonly string[] = [],
): Read<Name> {
  const problems: string[] = [];
  const values: Partial<Record<ProcessSettingName, unknown>> = {};
  for (const name of names) {
    const { data, error } = SETTINGS[name].safeParse(environment[name]?.trim() || undefined);
    if (error) problems.push(`${name}: ${error.issues[0]?.message}`);
    else values[name] = data;
  }
  problems.push(...moreProblems);
  if (problems.length > 0)
    throw new SettingsError(`The ${process} cannot start with these settings. ${problems.join('; ')}.`);
  return values as Read<Name>;
}
