import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { S3Config } from './s3-storage.ts';

/** Where the bytes of uploads are kept. Names are ours: `<32 hex digits>-<size>.webp`. */
export type FileStorage = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** `undefined` when there is no such file. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Quiet about a file that is gone already. */
  remove(name: string): Promise<void>;
};

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

/** The bucket when its settings are given, else `uploads` below the data folder. Throws when some of them are missing. */
export function readStorageConfig(environment: StorageEnvironment, dataFolder: string): StorageConfig {
  const {
    UPLOADS_S3_ENDPOINT: endpoint = '',
    UPLOADS_S3_BUCKET: bucket = '',
    UPLOADS_S3_REGION: region = '',
    UPLOADS_S3_ACCESS_KEY: accessKey = '',
    UPLOADS_S3_SECRET_KEY: secretKey = '',
  } = environment;
  if (endpoint === '') return { kind: 'local', folder: `${dataFolder}/uploads` };
  if (bucket === '' || accessKey === '' || secretKey === '') {
    throw new Error(
      'UPLOADS_S3_ENDPOINT needs UPLOADS_S3_BUCKET, UPLOADS_S3_ACCESS_KEY and UPLOADS_S3_SECRET_KEY too.',
    );
  }
  return { kind: 's3', endpoint, bucket, region: region || 'us-east-1', accessKey, secretKey };
}
