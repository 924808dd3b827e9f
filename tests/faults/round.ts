import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@pailei/db/client';
import type { Db } from '@pailei/db/client';
import { isAlive } from '@pailei/local/processes';
import { readOptions } from '@pailei/simulator/options';
import type { Phase, RunResult } from '@pailei/simulator/run-tournament';
import { simulate } from '@pailei/simulator/simulate';
import type { Staff } from '../support/simulation-site.ts';
import type { TestSite } from '../support/site.ts';
import { watchAnswers } from './answers.ts';
import { startCaller } from './caller.ts';
import type { Checks } from './checks.ts';
import { readPublicHeads } from './database-checks.ts';
import type { Deeds, Faults } from './nemesis.ts';
import { startShoppers } from './shoppers.ts';
import type { Shoppers } from './shoppers.ts';
import { startSubscribers } from './subscribers.ts';
import type { CrowdPlan, Subscribers } from './subscribers.ts';
import { verify } from './verify.ts';
import type { Evidence } from './verify.ts';
import { watchProcesses } from './watch-processes.ts';
import type { ProcessWatch } from './watch-processes.ts';

const HEADS_EVERY_MS = 1_000;

export interface RoundOptions {
  size: 'smoke' | 'full';
  seed: number;
  checks: Checks;
  log: (line: string) => void;
}

export type RoundSite = TestSite & { staff: Staff };

/** What a fault may reach, once the tournament has started. */
export interface Scene {
  site: RoundSite;
  db: Db;
  subscribers: Subscribers;
}

/** One kind of round: what is played, who watches, and what goes wrong. */
export interface RoundPlan {
  start: (print: ProcessWatch['print']) => Promise<RoundSite>;
  /** Options of the simulator. */
  play: readonly string[];
  endsWithinMs: number;
  /** `stops` takes what must be stopped again. */
  crowds: (site: RoundSite, tournamentId: string, stops: Stops) => Promise<CrowdPlan[]>;
  startFaults: (scene: Scene) => Faults;
}

/** Everything of one round that must be stopped again, the last first. */
export type Stops = (() => Promise<void> | void)[];

/** One tournament on a site of its own, from the first fault to the last check. Leaves nothing running. */
export async function runRound(options: RoundOptions, plan: RoundPlan): Promise<void> {
  const stops: Stops = [];
  const processes = watchProcesses();
  const failedBefore = options.checks.failed();
  const site = await plan.start(processes.print);
  stops.push(() => site.stop());
  options.log('the site is up');
  try {
    const evidence = await playUnderFaults(options, plan, site, stops);
    await verify(options.checks, { ...evidence, processes });
  } finally {
    const pids = [...site.processes.values()].flatMap(({ pid }) => pid ?? []);
    for (const stop of stops.toReversed()) await stop();
    options.checks.none(
      'nothing is left running',
      pids.filter(isAlive).map((pid) => `process ${pid}`),
    );
  }
  if (options.checks.failed() > failedBefore) for (const line of processes.lastLines()) options.log(line);
}

async function playUnderFaults(
  { seed, log }: RoundOptions,
  { play, endsWithinMs, crowds, startFaults }: RoundPlan,
  site: RoundSite,
  stops: Stops,
): Promise<Omit<Evidence, 'processes'>> {
  const db = createDatabase({ url: site.databaseUrl, applicationName: 'faults' });
  stops.push(() => db.destroy());
  const answers = watchAnswers();
  const simulatorErrors: string[] = [];
  let tournamentId = '';
  let subscribers: Subscribers | undefined;
  let shoppers: Shoppers | undefined;
  let faults: Faults | undefined;
  let deeds: Promise<Deeds> | undefined;

  const onPhase = async (phase: Phase, id: string) => {
    tournamentId = id;
    log(`tournament ${phase}`);
    if (phase === 'announced') {
      subscribers = await startSubscribers(await crowds(site, id, stops));
      stops.push(subscribers.stop, tellHeads(db, subscribers));
    } else if (phase === 'started' && subscribers) {
      stops.push(startCaller(answers.fetch, site.url, id));
      shoppers = await startShoppers({ db, fetch: answers.fetch, url: site.url });
      faults = startFaults({ site, db, subscribers });
    } else {
      deeds = faults?.heal();
      await deeds;
    }
  };
  const door = { url: site.url, exemptKey: undefined, fetch: answers.fetch };
  const onError = (error: Error) => void simulatorErrors.push(error.message);
  const played: Promise<RunResult | Error> = simulate({ log, onError, onPhase }, door, site.staff, {
    ...readOptions(play),
    seed,
  });
  const result = await Promise.race([played, tooLong(endsWithinMs)]).catch((error: unknown) => toError(error));
  deeds ??= faults?.heal();
  if (!subscribers || !shoppers || !deeds)
    throw result instanceof Error ? result : new Error('the tournament was over before it began');
  const healed = await deeds;
  await shoppers.stop();
  return { site, db, subscribers, shoppers, answers, deeds: healed, result, simulatorErrors, tournamentId };
}

/** Tells the subscribers how far the log is, while the database answers. Returns the way to stop. */
function tellHeads(db: Db, subscribers: Subscribers): () => void {
  const timer = setInterval(() => {
    // Without the database nobody knows more than before.
    readPublicHeads(db).then(subscribers.tell, () => undefined);
  }, HEADS_EVERY_MS);
  return () => clearInterval(timer);
}

async function tooLong(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw new Error(`it was not over after ${ms / 1_000} s`);
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
