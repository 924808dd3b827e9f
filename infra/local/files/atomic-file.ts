import { randomBytes } from 'node:crypto';
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The owner may read and write, nobody else. */
const MODE = 0o600;

function writeBeside<T>(path: string, content: string, place: (temporary: string) => T): T {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(temporary, content, { flag: 'wx', mode: MODE });
    return place(temporary);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Replaces `path` in one step: whoever reads it sees the old content or the new one. Mode 0600, also when it was wider. */
export function replaceFile(path: string, content: string): void {
  writeBeside(path, content, (temporary) => renameSync(temporary, path));
}

/** Creates `path` with its whole content and mode 0600; false when it exists, which is then left as it is. */
export function createFile(path: string, content: string): boolean {
  return writeBeside(path, content, (temporary) => {
    try {
      linkSync(temporary, path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return false;
    }
  });
}
