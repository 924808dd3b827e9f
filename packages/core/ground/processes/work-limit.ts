import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second on every machine that runs this. */
const TICK_MS = 10;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
/** On a starved processor work takes up to this many times its limit. */
const STARVED_FACTOR = 12;
const SHORTEST_CHECK_MS = 50;

/** Processor time that a process has used so far; undefined where the system does not say. */
function processorMs(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/**
 * Calls `onSpent` once a process has worked for `limitMs`: by the clock and by the processor time that it got. One that is
 * starved has up to 12 times as long. Returns how to end the watch.
 */
export function limitWork(pid: number | undefined, limitMs: number, onSpent: () => void): () => void {
  const used = () => (pid === undefined ? undefined : processorMs(pid));
  const [beganAt, usedBefore] = [performance.now(), used()];
  let timer: NodeJS.Timeout;
  const check = () => {
    const usedNow = used();
    const worked = usedNow === undefined || usedBefore === undefined ? limitMs : usedNow - usedBefore;
    const left = limitMs - worked;
    if (left <= 0 || performance.now() - beganAt >= limitMs * STARVED_FACTOR) return onSpent();
    timer = setTimeout(check, Math.max(SHORTEST_CHECK_MS, left));
  };
  timer = setTimeout(check, limitMs);
  return () => clearTimeout(timer);
}
