import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { lockFile } from '../files/file-lock.ts';
import { isAlive } from './processes.ts';
import { replaceFile } from '../files/atomic-file.ts';

export class AlreadyRunningError extends Error {
  constructor(address: string, pid: number) {
    super(
      `Already running at ${address} (process ${pid}). Stop that one first, or set DATA_DIR and PORT for a second site.`,
    );
    this.name = 'AlreadyRunningError';
  }
}

type Holder = {
  pid: number;
  /** When the process began, in the kernel's ticks: distinguishes it from another that got the same pid later. */
  beganAt: string;
  address: string;
};

function beganAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function livingHolder(path: string): Holder | undefined {
  const holder = readHolder(path);
  return holder !== undefined && isAlive(holder.pid) && beganAt(holder.pid) === holder.beganAt ? holder : undefined;
}

/**
 * Claims a data folder for this process. Throws AlreadyRunningError when a living launcher has it; what a killed one
 * left behind never blocks. The lock beside the file decides between starts at once, the file says who holds it.
 * Returns the release.
 */
export function claimPidFile(path: string, address: string): () => void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o711 });
  const unlock = lockFile(path.replace(/\.json$/, '.lock'));
  const holder = livingHolder(path);
  if (holder !== undefined) {
    unlock?.();
    throw new AlreadyRunningError(holder.address, holder.pid);
  }
  if (unlock === undefined) throw new Error(`${dirname(path)} cannot be used: another start is under way there.`);
  const mine: Holder = { pid: process.pid, beganAt: beganAt(process.pid), address };
  replaceFile(path, JSON.stringify(mine));
  return () => {
    rmSync(path, { force: true });
    unlock();
  };
}
