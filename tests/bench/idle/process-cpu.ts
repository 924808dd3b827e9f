import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second: fixed for programs on every Linux. */
const TICKS_PER_SECOND = 100;

type Stat = { pid: number; parent: number; ownTicks: number; endedChildrenTicks: number };

function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last bracket may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return { pid, parent, ownTicks: user + system, endedChildrenTicks: endedUser + endedSystem };
  } catch {
    // It ended while the folder was read.
    return undefined;
  }
}

/** CPU seconds that a process and all that it started have used so far, those that have ended included. Linux only. */
export function cpuSecondsOf(pid: number): number {
  const stats = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readStat(Number(name)) ?? []) : []));
  const tree = (root: number): Stat[] =>
    stats
      .filter(({ pid: own, parent }) => own === root || parent === root)
      .flatMap((stat) => (stat.pid === root ? [stat] : tree(stat.pid)));
  const ticks = tree(pid).reduce((sum, { ownTicks, endedChildrenTicks }) => sum + ownTicks + endedChildrenTicks, 0);
  return ticks / TICKS_PER_SECOND;
}
