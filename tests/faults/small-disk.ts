import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, symlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Room for a fresh PostgreSQL, what a round writes, and its write-ahead log. */
const SIZE = '768m';
const PIECE = Buffer.alloc(1024 * 1024);

export interface SmallDisk {
  /** Leaves not a byte; returns how many megabytes that took. */
  fill: () => number;
  free: () => void;
  unmount: () => void;
}

/** Puts `DATA_DIR/postgres` on a disk of its own in memory. Returns why not, where this process may not mount one. */
export function mountSmallDisk(dataFolder: string): SmallDisk | string {
  const mountPoint = join(dataFolder, 'small-disk');
  mkdirSync(mountPoint);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0711`, 'tmpfs', mountPoint], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) return `mount: ${mounted.stderr || mounted.error?.message}`.trim();
  mkdirSync(join(mountPoint, 'postgres'), { mode: 0o700 });
  symlinkSync(join(mountPoint, 'postgres'), join(dataFolder, 'postgres'));
  const filler = join(mountPoint, 'filler');
  return {
    fill: () => fillUp(filler, mountPoint),
    free: () => rmSync(filler, { force: true }),
    unmount: () => void spawnSync('umount', ['--lazy', mountPoint]),
  };
}

/** Until the disk is full and stays so: what the servers give back meanwhile is taken, too. */
function fillUp(filler: string, mountPoint: string): number {
  const file = openSync(filler, 'a');
  let bytes = 0;
  try {
    while (statfsSync(mountPoint).bavail > 0) bytes += writePiece(file);
  } finally {
    closeSync(file);
  }
  return Math.round(bytes / PIECE.length);
}

function writePiece(file: number): number {
  try {
    return writeSync(file, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return 0;
  }
}
