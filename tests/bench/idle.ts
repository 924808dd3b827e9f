import { setTimeout as sleep } from 'node:timers/promises';
import { startSite, type TestSite } from '../support/site.ts';
import { cpuSecondsOf } from './idle/process-cpu.ts';
import { readServerWork } from './idle/server-work.ts';
import { atMost, machine, rounded, type Goal } from './sockets/report.ts';

export type IdleOptions = { seconds?: number; settle?: number };

type Row = { process: string; '% of a core': number };
export type IdleReport = {
  name: 'idle';
  machine: Record<string, string | number>;
  rows: Row[];
  transactions_per_second: number;
  redis_commands_per_second: number;
  goals: Goal[];
};

const PERCENT = 100;

/** A whole site as `npm start` runs it, at which nobody looks: what its processes use of a core. */
export async function run({ seconds = 60, settle = 30 }: IdleOptions = {}): Promise<IdleReport> {
  const site = await startSite({ isDurable: true, settings: { RATE_LIMITS: 'on' } });
  try {
    // The compiler of the engine still works on what ran at the start.
    await sleep(settle * 1_000);
    const before = await look(site);
    await sleep(seconds * 1_000);
    const after = await look(site);
    const span = (after.at - before.at) / 1_000;
    const rows = [...after.cpu].map(([name, used]) => ({
      process: name,
      '% of a core': rounded((PERCENT * (used - (before.cpu.get(name) ?? 0))) / span),
    }));
    const report = {
      transactions_per_second: rounded((after.work.transactions - before.work.transactions) / span),
      redis_commands_per_second: rounded((after.work.commands - before.work.commands) / span),
    };
    console.table(rows);
    console.table([report]);
    const worker = rows.find((row) => row.process === 'worker')?.['% of a core'];
    const goals = [atMost('worker without work, % of a core', 0.5, worker)];
    console.log('\nGoals');
    console.table(goals);
    return { name: 'idle', machine: machine(), rows, ...report, goals };
  } finally {
    await site.stop();
  }
}

async function look(site: TestSite) {
  const work = await readServerWork(site);
  const cpu = new Map([...site.processes.keys()].map((name) => [name, cpuSecondsOf(site.pid(name))]));
  return { at: performance.now(), work, cpu };
}
