import { readFileSync, readdirSync } from 'node:fs';

/** Stops a process and all that it started (PostgreSQL is many), and returns the way to let them go on. */
export function freeze(pid: number): () => void {
  const frozen: number[] = [];
  // The parent first: it starts no more children then.
  for (let found = [pid]; found.length > 0; found = childrenOf(new Set(found))) {
    for (const one of found) if (signal(one, 'SIGSTOP')) frozen.push(one);
  }
  return () => {
    for (const one of frozen.toReversed()) signal(one, 'SIGCONT');
  };
}

/** False when it is gone. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

function childrenOf(parents: ReadonlySet<number>): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parents.has(parentOf(pid)));
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
