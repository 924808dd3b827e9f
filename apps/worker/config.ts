import { localFolders } from '@pailei/core/site/health/free-space';
import { readSettings, type LogLevel } from '@pailei/core/ground/processes/settings';
import { readStorageConfig, storageProblems, type StorageConfig } from '@pailei/core/site/uploads/storage';

export type WorkerConfig = {
  databaseUrl: string;
  redisUrl: string;
  /** What the names in Redis begin with instead of the database's own id. */
  redisPrefix: string | undefined;
  host: string;
  port: number;
  /** Where the api answers its callers: the probes ask there. */
  apiUrl: string;
  /** The address users see: links in mails lead there. */
  publicUrl: string;
  /** What the secrets of webhooks are sealed with. */
  jwtSecret: string;
  /** The mail server; without one mails stay in the log. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Signs what is pushed to devices; without it nothing is. */
  vapidPrivateKey: string | undefined;
  /** Lets other machines read the metrics. */
  metricsToken: string | undefined;
  /** Folders whose disks must have room. */
  localFolders: string[];
  /** Where uploaded images are kept. */
  storage: StorageConfig;
  logLevel: LogLevel;
};

const SETTINGS = [
  'DATABASE_URL',
  'REDIS_URL',
  'REDIS_PREFIX',
  'DATA_DIR',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'JWT_SECRET',
  'API_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'VAPID_PRIVATE_KEY',
  'METRICS_TOKEN',
  'LOG_LEVEL',
] as const;

/** Reads the environment once. Throws one error that names everything that is missing or wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): WorkerConfig {
  const settings = readSettings('worker', SETTINGS, environment, storageProblems(environment));
  const publicUrl = settings.PUBLIC_URL;
  return {
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    redisPrefix: settings.REDIS_PREFIX,
    host: settings.HOST,
    port: settings.PORT,
    apiUrl: settings.API_URL ?? publicUrl,
    publicUrl,
    jwtSecret: settings.JWT_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `牌擂 <no-reply@${new URL(publicUrl).hostname}>`,
    vapidPrivateKey: settings.VAPID_PRIVATE_KEY,
    metricsToken: settings.METRICS_TOKEN,
    localFolders: localFolders(settings.DATA_DIR),
    storage: readStorageConfig(environment, settings.DATA_DIR),
    logLevel: settings.LOG_LEVEL,
  };
}
