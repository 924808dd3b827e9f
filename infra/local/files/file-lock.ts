import { DatabaseSync } from 'node:sqlite';
import { createFile } from './atomic-file.ts';

const SQLITE_BUSY = 5;

/**
 * An exclusive lock on `path` that the kernel gives back when this process ends, however it ends; `undefined` while
 * another process holds it. Node has no such lock of its own, the SQLite in it has: nothing is written to the file.
 */
export function lockFile(path: string): (() => void) | undefined {
  createFile(path, '');
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
    return () => database.close();
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}
