import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type * as Sdk from '@aws-sdk/client-s3';
import type { FileStorage } from './file-storage.ts';

type S3Config = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string };

const TIMEOUT_MS = 5_000;

/** A bucket of any service that speaks S3, addressed by path. The SDK is loaded with the first file. */
function createS3Storage({ endpoint, bucket, region, accessKey, secretKey }: S3Config): FileStorage {
  let opening: Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> | undefined;

  function open() {
    opening ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        endpoint,
        region,
        forcePathStyle: true,
        credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return opening;
  }

  const limit = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) });

  return {
    async put(name, bytes) {
      const { sdk, client } = await open();
      const object = { Bucket: bucket, Key: name, Body: bytes, ContentType: 'image/webp' };
      await client.send(new sdk.PutObjectCommand(object), limit());
    },

    async get(name) {
      const { sdk, client } = await open();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: name }), limit());
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return undefined;
        throw error;
      }
    },

    async remove(name) {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: name }), limit());
    },
  };
}

const NAME = /^[0-9a-f]{32}-[a-z]+\.webp$/;

/** A folder outside of everything that is served, spread over 256 folders; a file is there whole or not at all. */
function createLocalStorage(folder: string): FileStorage {
  function pathOf(name: string): string {
    if (!NAME.test(name)) throw new Error('not a name of the storage');
    return join(folder, name.slice(0, 2), name);
  }

  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
      await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
      await rename(unfinished, path);
    },

    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },

    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

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
