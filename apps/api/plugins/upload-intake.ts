import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { BusyError } from '@pailei/contracts/http/errors';
import { createSemaphore, type Acquire } from '@pailei/core/ground/processes/semaphore';
import type { FastifyInstance } from 'fastify';
import { createByteBudget, readBody, refuseAnnounced } from '../bodies/read-body.ts';
import { createTemporaryFiles } from '../bodies/temporary-files.ts';

/** Uploads whose bytes are in memory, from the reading of the form to the answer. */
const IN_MEMORY = 4;
const LONGEST_WAIT_MS = 30_000;
const RETRY_SECONDS = 5;
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);
const DISK_FULL_RETRY_SECONDS = 60;

export type Incoming = { payload: Readable; contentLength: string | undefined; limit: number };

export type UploadIntake = {
  /** Takes in a whole body through a file, however long its sender takes. */
  receive(incoming: Incoming): Promise<{ body: Buffer; release: () => void }>;
};

/** Uploads wait on disk, not in memory: how many there are at once, and how slow they are, costs only room on disk. */
export async function addUploadIntake(
  app: FastifyInstance,
  { folder, uploadBytes }: { folder: string; uploadBytes: number },
): Promise<void> {
  const files = await createTemporaryFiles(folder);
  const budget = createByteBudget(uploadBytes);
  const takeSlot = createSemaphore(IN_MEMORY, RETRY_SECONDS);
  app.decorate('uploadIntake', {
    async receive({ payload, contentLength, limit }) {
      refuseAnnounced(contentLength, limit);
      const file = await files.open();
      try {
        return await readBody(
          { payload, limit, budget },
          (chunk) => file.appendFile(chunk),
          (length) => readWhole(file, length, takeSlot),
        );
      } catch (error) {
        throw DISK_FULL.has((error as NodeJS.ErrnoException).code ?? '')
          ? new BusyError(DISK_FULL_RETRY_SECONDS)
          : error;
      } finally {
        await file.close();
      }
    },
  } satisfies UploadIntake);
}

async function readWhole(file: FileHandle, length: number, takeSlot: Acquire) {
  const release = await takeSlot(LONGEST_WAIT_MS);
  try {
    const body = Buffer.alloc(length);
    for (let at = 0; at < length;) {
      const { bytesRead } = await file.read(body, at, length - at, at);
      if (bytesRead === 0) throw new Error('a temporary file is shorter than what was written to it');
      at += bytesRead;
    }
    return { body, release };
  } catch (error) {
    release();
    throw error;
  }
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyInstance {
    uploadIntake: UploadIntake;
  }
}
