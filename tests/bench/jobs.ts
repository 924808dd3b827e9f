import { join } from 'node:path';
import { median } from './engines/measure.ts';
import { EFFECTS, WAYS, type Effect, type RunnerAsks, type Taken, type Way } from './jobs/runner.ts';
import { startBenchServices } from './sockets/bench-services.ts';
import { Child } from './sockets/child.ts';
import { atLeast, machine, rounded, type Goal } from './sockets/report.ts';

export type JobsOptions = { rounds?: number; jobs?: number };

type Row = {
  job: Effect;
  way: Way;
  'jobs / s': number;
  'jobs / CPU second': number;
  'bare = 1': number;
  'bare = 1, CPU': number;
};
export type JobsReport = { name: 'jobs'; machine: Record<string, string | number>; rows: Row[]; goals: Goal[] };

type Round = Record<Way, Taken>;

/**
 * Jobs of the site, from the transaction that leaves them over outbox, relay and queue to their end, against BullMQ alone in the same
 * process over the same Redis.
 */
export async function run({ rounds = 5, jobs = 5_000 }: JobsOptions = {}): Promise<JobsReport> {
  const services = await startBenchServices();
  const runner = new Child<RunnerAsks>(join(import.meta.dirname, 'jobs/runner.process.ts'), {
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
  });
  try {
    const rows: Row[] = [];
    for (const effect of EFFECTS) {
      const taken = await takeTurns(rounds, (way) => runner.ask('run', { way, effect, jobs }));
      rows.push(...WAYS.map((way) => rowOf({ way, effect, jobs, taken })));
    }
    console.table(rows);
    const ratio = (effect: Effect) => rows.find((row) => row.job === effect && row.way === 'site')?.['bare = 1, CPU'];
    const goals = EFFECTS.map((effect) =>
      atLeast(`jobs that do ${effect} / bare BullMQ, per CPU second`, 0.5, ratio(effect)),
    );
    console.log('\nGoals');
    console.table(goals);
    return { name: 'jobs', machine: machine(), rows, goals };
  } finally {
    await runner.stop();
    await services.stop();
  }
}

/** Each round begins with the other one; the first warms up and is not counted. */
async function takeTurns(rounds: number, take: (way: Way) => Promise<Taken>): Promise<Round[]> {
  const taken: Round[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? WAYS : WAYS.toReversed();
    const results: Partial<Round> = {};
    for (const way of order) results[way] = await take(way);
    if (round > 0) taken.push(results as Round);
  }
  return taken;
}

function rowOf({ way, effect, jobs, taken }: { way: Way; effect: Effect; jobs: number; taken: Round[] }): Row {
  const of = (value: (round: Round) => number) => rounded(median(taken.map(value)));
  return {
    job: effect,
    way,
    'jobs / s': of((round) => (jobs / round[way].ms) * 1_000),
    'jobs / CPU second': of((round) => (jobs / round[way].cpuMs) * 1_000),
    'bare = 1': of(({ bare, ...round }) => bare.ms / (way === 'bare' ? bare : round.site).ms),
    'bare = 1, CPU': of(({ bare, ...round }) => bare.cpuMs / (way === 'bare' ? bare : round.site).cpuMs),
  };
}
