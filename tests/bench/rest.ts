import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { median } from './engines/measure.ts';
import { startShopSite } from './orders/shop-site.ts';
import { answersPerCpuSecond, type Target } from './rest/load.ts';
import { fillSite, HELLO, readsOf, type Read } from './rest/reads.ts';
import { atLeast, machine, rounded, type Goal } from './sockets/report.ts';

export type RestOptions = { rounds?: number; seconds?: number; callers?: number; players?: number };

type Row = { what: string; 'answers / CPU second': number; 'bare Fastify = 1': number };
export type RestReport = { name: 'rest'; machine: Record<string, string | number>; rows: Row[]; goals: Goal[] };

const DEFAULTS = { rounds: 5, seconds: 2, callers: 16, players: 256 };

/**
 * What everybody reads, through the whole API with its logins and its limits, against bare Fastify and bare statements over the same
 * database. Calls come from thousands of addresses, so that no limit is reached.
 */
export async function run(options: RestOptions = {}): Promise<RestReport> {
  const { players, ...load } = { ...DEFAULTS, ...options };
  const site = await startShopSite({ hasRateLimits: true });
  const floor = await startFloor(site.databaseUrl);
  try {
    const reads = await readsOf(site, floor, await fillSite(site, players));
    const rows = await measure(reads, load);
    console.table(rows);
    const ratioOf = (what: string) => rows.find((row) => row.what === what)?.['bare Fastify = 1'];
    const goals = reads.flatMap(({ what, goal }) =>
      goal === undefined ? [] : [atLeast(`${what} / ${HELLO}`, goal, ratioOf(what))],
    );
    console.log('\nGoals');
    console.table(goals);
    return { name: 'rest', machine: machine(), rows, goals };
  } finally {
    floor.stop();
    await site.stop();
  }
}

async function startFloor(databaseUrl: string) {
  const child = fork(join(import.meta.dirname, 'rest/floor.process.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    execArgv: ['--no-warnings'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { port, pid: child.pid ?? 0, stop: () => child.disconnect() };
}

type Load = { rounds: number; seconds: number; callers: number };

/** They take turns; the first round warms up and is not counted. */
async function measure(reads: readonly Read[], { rounds, ...load }: Load): Promise<Row[]> {
  const targets = new Map<string, Target>(reads.map(({ what, target }) => [what, target]));
  const taken: Record<string, number>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const turns = round % 2 === 0 ? [...targets] : [...targets].toReversed();
    const rates: Record<string, number> = {};
    for (const [what, target] of turns) rates[what] = await answersPerCpuSecond(target, load);
    if (round > 0) taken.push(rates);
  }
  const of = (what: string) => taken.map((rates) => rates[what] ?? 0);
  return reads.map(({ what }) => ({
    what,
    'answers / CPU second': rounded(median(of(what))),
    'bare Fastify = 1': rounded(median(taken.map((rates) => (rates[what] ?? 0) / (rates[HELLO] ?? 1)))),
  }));
}
