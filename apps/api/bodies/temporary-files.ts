import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^upload-[0-9a-f]{24}\.part$/;

/** Files that are gone with their handle, however the process ends: their names are removed as soon as they are open. */
export type TemporaryFiles = { open(): Promise<FileHandle> };

/** What a process that was killed while it opened one left behind goes at the start. */
export async function createTemporaryFiles(folder: string): Promise<TemporaryFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) if (NAME.test(name)) await rm(join(folder, name), { force: true });
  return {
    async open() {
      const path = join(folder, `upload-${randomBytes(12).toString('hex')}.part`);
      const file = await open(path, 'wx+', 0o600);
      await rm(path, { force: true });
      return file;
    },
  };
}
