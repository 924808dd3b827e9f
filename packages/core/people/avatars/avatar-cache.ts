import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type CachedAvatar = { bytes: Uint8Array; savedAt: number };

export type AvatarCache = {
  read(qq: string): Promise<CachedAvatar | undefined>;
  has(qq: string): Promise<boolean>;
  /** When it was last found that there is no picture; 0: never. */
  missedAt(qq: string): Promise<number>;
  save(qq: string, bytes: Uint8Array, at: number): Promise<void>;
  saveMiss(qq: string, at: number): Promise<void>;
};

/** Pictures in a folder; the file's own time says how old it is. Times are milliseconds. */
export function createAvatarCache(folder: string): AvatarCache {
  const pathOf = (qq: string, kind: 'webp' | 'none') =>
    join(folder, `${createHash('sha256').update(`qq:${qq}`).digest('hex')}.${kind}`);

  async function write(path: string, bytes: Uint8Array, at: number): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
    await writeFile(unfinished, bytes, { mode: 0o600 });
    await utimes(unfinished, at / 1_000, at / 1_000);
    await rename(unfinished, path);
  }

  return {
    async read(qq) {
      const path = pathOf(qq, 'webp');
      const savedAt = await timeOf(path);
      return savedAt === 0 ? undefined : { bytes: await readFile(path), savedAt };
    },
    has: async (qq) => (await timeOf(pathOf(qq, 'webp'))) > 0,
    missedAt: (qq) => timeOf(pathOf(qq, 'none')),
    save: (qq, bytes, at) => write(pathOf(qq, 'webp'), bytes, at),
    saveMiss: (qq, at) => write(pathOf(qq, 'none'), new Uint8Array(), at),
  };
}

async function timeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
