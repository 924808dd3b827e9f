import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive } from './processes.ts';

export class AlreadyRunningError extends Error {
  constructor(address: string, pid: number) {
    super(
      `Already running at ${address} (process ${pid}). Stop that one first, or set DATA_DIR and PORT for a second site.`,
    );
    this.name = 'AlreadyRunningError';
  }
}

interface Holder {
  pid: number;
  /** When the process began, in the kernel's ticks: tells it from another that got the same pid later. */
  beganAt: string;
  address: string;
}

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

/**
 * Claims a data folder for this process. Throws AlreadyRunningError when a living launcher has it; what a killed one
 * left behind never blocks. Returns the release.
 */
export function claimPidFile(path: string, address: string): () => void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o711 });
  const mine: Holder = { pid: process.pid, beganAt: beganAt(process.pid), address };
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder !== undefined && isAlive(holder.pid) && beganAt(holder.pid) === holder.beganAt) {
      throw new AlreadyRunningError(holder.address, holder.pid);
    }
    rmSync(path, { force: true });
  }
  throw new Error(`${path} cannot be claimed: another start is under way.`);
}
