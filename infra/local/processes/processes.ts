import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The full path of a program on PATH. */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** Whether a process of this id exists, a zombie not counted. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

/** The arguments a process was started with; empty when it is gone or not ours to see. */
export function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

let canSetDeathSignal: boolean | undefined;

/** A command prefix that makes the kernel send `signal` to the program when the process that started it dies. */
export function deathSignalPrefix(signal: 'INT' | 'TERM'): string[] {
  canSetDeathSignal ??= spawnSync('setpriv', ['--pdeathsig', 'TERM', 'true']).status === 0;
  return canSetDeathSignal ? ['setpriv', '--pdeathsig', signal] : [];
}

const STALE_POLL_MS = 100;
const STALE_INTERRUPTS = 100;
/** A server on a starved processor takes long for its last work. */
const STALE_ATTEMPTS = 600;

/**
 * Ends what a killed launcher left running on `folder`, and removes its pid file. A pid that now belongs to another
 * program is recognised by its command line and left alone.
 */
export async function clearStalePidFile(pidFile: string, folder: string): Promise<void> {
  for (let attempt = 0; existsSync(pidFile); attempt++) {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    const isOurs =
      pid > 0 &&
      isAlive(pid) &&
      commandLine(pid).some((argument) => argument === folder || argument.startsWith(`${folder}/`));
    if (!isOurs) {
      rmSync(pidFile, { force: true });
      return;
    }
    if (attempt > STALE_ATTEMPTS) throw new Error(`Process ${pid} still holds ${folder} and does not stop.`);
    process.kill(pid, attempt < STALE_INTERRUPTS ? 'SIGINT' : 'SIGQUIT');
    await sleep(STALE_POLL_MS);
  }
}
