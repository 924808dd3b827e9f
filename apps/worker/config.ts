import { localFolders } from '@pailei/core/health';
import { readStorageConfig } from '@pailei/core/uploads';
import type { StorageConfig } from '@pailei/core/uploads';

export type WorkerConfig = {
  databaseUrl: string;
  redisUrl: string;
  host: string;
  port: number;
  /** Where the api answers its callers: the probes ask there. */
  apiUrl: string;
  /** The address users see: links in mails lead there. */
  publicUrl: string;
  /** The mail server; without one mails stay in the log. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Lets others than this machine read the figures. */
  metricsToken: string | undefined;
  /** Folders whose disks must have room. */
  localFolders: string[];
  /** Where uploaded images are kept. */
  storage: StorageConfig;
};

/** Reads the environment once; throws one error that names all that is missing or wrong. */
export function readConfig(env: NodeJS.ProcessEnv): WorkerConfig {
  const { DATABASE_URL, REDIS_URL, DATA_DIR, HOST: host = '127.0.0.1', PORT = '0' } = env;
  const publicUrl = env['PUBLIC_URL'];
  const apiUrl = env['API_URL'] || publicUrl;
  const port = Number(PORT);
  if (!DATABASE_URL || !REDIS_URL || !DATA_DIR || !apiUrl || !publicUrl || !Number.isInteger(port)) {
    throw new Error('The worker needs DATABASE_URL, REDIS_URL, DATA_DIR, PUBLIC_URL and a numeric PORT.');
  }
  const storage = readStorageConfig(env, DATA_DIR);
  const metricsToken = env['METRICS_TOKEN'] || undefined;
  const smtpUrl = env['SMTP_URL'] || undefined;
  const mailFrom = env['MAIL_FROM'] || `牌擂 <no-reply@${new URL(publicUrl).hostname}>`;
  const urls = { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL, apiUrl, publicUrl, smtpUrl };
  return { ...urls, mailFrom, host, port, metricsToken, storage, localFolders: localFolders(DATA_DIR) };
}
