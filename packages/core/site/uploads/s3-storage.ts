import type * as Sdk from '@aws-sdk/client-s3';
import type { FileStorage } from './file-storage.ts';

export type S3Config = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string };

const TIMEOUT_MS = 5_000;

/** A bucket of any service that speaks S3, addressed by path. The SDK is loaded with the first file. */
export function createS3Storage({ endpoint, bucket, region, accessKey, secretKey }: S3Config): FileStorage {
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
