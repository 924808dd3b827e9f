import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from './file-storage.ts';

const NAME = /^[0-9a-f]{32}-[a-z]+\.webp$/;

/** A folder outside of everything that is served, spread over 256 folders; a file is there whole or not at all. */
export function createLocalStorage(folder: string): FileStorage {
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
