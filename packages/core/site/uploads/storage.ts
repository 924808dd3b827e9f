import { createLocalStorage } from './local-storage.ts';
import { createS3Storage, type S3Config } from './s3-storage.ts';
import type { FileStorage } from './file-storage.ts';

export type StorageConfig = { kind: 'local'; folder: string } | ({ kind: 's3' } & S3Config);

export function createStorage(config: StorageConfig): FileStorage {
  return config.kind === 'local' ? createLocalStorage(config.folder) : createS3Storage(config);
}

type StorageEnvironment = Partial<
  Record<
    | 'UPLOADS_S3_ENDPOINT'
    | 'UPLOADS_S3_BUCKET'
    | 'UPLOADS_S3_REGION'
    | 'UPLOADS_S3_ACCESS_KEY'
    | 'UPLOADS_S3_SECRET_KEY',
    string | undefined
  >
>;

const BUCKET_SETTINGS = [
  'UPLOADS_S3_ENDPOINT',
  'UPLOADS_S3_BUCKET',
  'UPLOADS_S3_ACCESS_KEY',
  'UPLOADS_S3_SECRET_KEY',
] as const;

/** What keeps a bucket that is half given from being used. */
export function storageProblems(environment: StorageEnvironment): string[] {
  const endpoint = environment.UPLOADS_S3_ENDPOINT ?? '';
  const missing = BUCKET_SETTINGS.filter((name) => !environment[name]);
  if (missing.length === BUCKET_SETTINGS.length) return [];
  const isAddress = endpoint === '' || /^https?:\/\//.test(endpoint);
  return [
    ...missing.map((name) => `${name}: missing`),
    ...(isAddress ? [] : ['UPLOADS_S3_ENDPOINT: expected an http:// or https:// address']),
  ];
}

/** The bucket when its settings are given, else `uploads` below the data folder. Throws when some of them are missing. */
export function readStorageConfig(environment: StorageEnvironment, dataFolder: string): StorageConfig {
  const {
    UPLOADS_S3_ENDPOINT: endpoint = '',
    UPLOADS_S3_BUCKET: bucket = '',
    UPLOADS_S3_REGION: region = '',
    UPLOADS_S3_ACCESS_KEY: accessKey = '',
    UPLOADS_S3_SECRET_KEY: secretKey = '',
  } = environment;
  const problems = storageProblems(environment);
  if (problems.length > 0) throw new Error(problems.join('; '));
  if (endpoint === '') return { kind: 'local', folder: `${dataFolder}/uploads` };
  return { kind: 's3', endpoint, bucket, region: region || 'us-east-1', accessKey, secretKey };
}
