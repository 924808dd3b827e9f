import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Room for a fresh PostgreSQL, what a round writes, and its write-ahead log. */
const SIZE = '768m';
const PIECE = Buffer.alloc(1024 * 1024);

export type SmallDisk = {
  /** Leaves not a byte. */
  fill: () => void;
  free: () => void;
  unmount: () => void;
};

/** Puts an empty data folder on a disk of its own in memory. Returns why not, where this process may not mount one. */
export function mountSmallDisk(dataFolder: string): SmallDisk | string {
  const options = `size=${SIZE},mode=0711`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dataFolder], { encoding: 'utf8' });
  if (mounted.status !== 0) return `mount: ${mounted.stderr || mounted.error?.message}`.trim();
  const filler = join(dataFolder, 'filler');
  return {
    fill() {
      const file = openSync(filler, 'a');
      while (statfsSync(dataFolder).bavail > 0) writePiece(file);
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => void spawnSync('umount', ['--lazy', dataFolder]),
  };
}

function writePiece(file: number): void {
  try {
    writeSync(file, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
