import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Db } from '@pailei/db/client';
import { isAlive } from '@pailei/local/processes/processes';
import { readOptions } from '@pailei/simulator/options';
import type { BattlesResult } from '@pailei/simulator/battles/simulate-battles';
import type { Phase, RunResult } from '@pailei/simulator/run-tournament';
import { simulate } from '@pailei/simulator/simulate';
import type { Staff } from '../support/simulation-site.ts';
import type { TestSite } from '../support/site.ts';
import { prepareBattles } from './load/team-battles.ts';
import { recordBattles } from './load/record-battles.ts';
import { watchAnswers, type Answers } from './check/watch-answers.ts';
import { startApiCaller } from './load/api-caller.ts';
import type { Checks } from './check/checks.ts';
import { readPublicHeads } from './check/database-checks.ts';
import { freeze } from './break/freeze.ts';
import type { FaultReport, Faults } from './break/fault-injector.ts';
import { startShoppers, type Shoppers } from './load/shoppers.ts';
import { startSubscribers, type SubscriberPlan, type Subscribers } from './load/subscribers.ts';
import { verify, type Evidence } from './check/verify-site.ts';
import { watchProcesses, type ProcessWatch } from './break/watch-processes.ts';

const HEADS_EVERY_MS = 1_000;

export type RoundOptions = {
  size: 'smoke' | 'full';
  seed: number;
  checks: Checks;
  log: (line: string) => void;
};

export type RoundSite = TestSite & { staff: Staff };

export type FaultSite = RoundSite & {
  /** Stops a process and all that it started; returns the way to let them go on. */
  freeze: (name: string) => () => void;
};

/** What a fault may reach, once the tournament has started. */
export type FaultScene = {
  site: FaultSite;
  db: Db;
  subscribers: Subscribers;
};

/** One kind of round: what is played, who watches, and what goes wrong. */
export type RoundPlan = {
  start: (print: ProcessWatch['print']) => Promise<RoundSite>;
  /** Options of the simulator. */
  play: readonly string[];
  endsWithinMs: number;
  /** `stops` takes what must be stopped again. */
  subscriberPlans: (site: RoundSite, tournamentId: string, stops: Stops) => Promise<SubscriberPlan[]>;
  startFaults: (scene: FaultScene) => Faults;
};

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
  { size, seed, log }: RoundOptions,
  { play, endsWithinMs, subscriberPlans, startFaults }: RoundPlan,
  site: RoundSite,
  stops: Stops,
): Promise<Omit<Evidence, 'processes'>> {
  const db = createDatabase({ url: site.databaseUrl, applicationName: 'faults', isPatient: true });
  stops.push(() => db.destroy());
  const answers = watchAnswers();
  const simulatorErrors: string[] = [];
  let tournamentId = '';
  let subscribers: Subscribers | undefined;
  let shoppers: Shoppers | undefined;
  let faults: Faults | undefined;
  let faultReport: Promise<FaultReport> | undefined;
  let battles: Promise<BattlesResult | Error> | undefined;

  const onPhase = async (phase: Phase, id: string) => {
    tournamentId = id;
    log(`tournament ${phase}`);
    if (phase === 'announced') {
      subscribers = await startSubscribers(await subscriberPlans(site, id, stops));
      stops.push(subscribers.stop, publishHeads(db, subscribers));
    } else if (phase === 'started' && subscribers) {
      stops.push(startApiCaller(answers.fetch, site.url, id));
      shoppers = await startShoppers({ db, fetch: answers.fetch, url: site.url });
      battles = playBattles();
      faults = startFaults({ site: toldTo(answers, site), db, subscribers });
    } else {
      faultReport = faults?.stop();
      await faultReport;
    }
  };
  const address = { url: site.url, exemptKey: undefined, fetch: answers.fetch };
  const onError = (error: Error) => void simulatorErrors.push(error.message);
  const recorder = recordBattles(site.url);
  stops.push(recorder.stop);
  const playBattles = await prepareBattles({ log, onError }, { address, staff: site.staff, size, seed });
  const played: Promise<RunResult | Error> = simulate({ log, onError, onPhase }, address, site.staff, {
    ...readOptions(play),
    seed,
  });
  const result = await Promise.race([played, tooLong(endsWithinMs)]).catch((error: unknown) => toError(error));
  faultReport ??= faults?.stop();
  if (!subscribers || !shoppers || !battles || !faultReport)
    throw result instanceof Error ? result : new Error('the tournament was over before it began');
  const healed = await faultReport;
  await shoppers.stop();
  const battlesResult = await Promise.race([battles, tooLong(endsWithinMs)]).catch(toError);
  return {
    battles: { result: battlesResult, recorder },
    site,
    db,
    subscribers,
    shoppers,
    answers,
    faults: healed,
    result,
    simulatorErrors,
    tournamentId,
  };
}

/** The site, with what is done to its api told to those who watch its answers. */
function toldTo(answers: Answers, site: RoundSite): FaultSite {
  return {
    ...site,
    kill(name) {
      if (name === 'api') answers.takeApiAway();
      return site.kill(name);
    },
    freeze(name) {
      const end = name === 'api' ? answers.takeApiAway() : undefined;
      const thaw = freeze(site.pid(name));
      return () => {
        thaw();
        end?.();
      };
    },
  };
}

/** Sends the subscribers the heads of the log, while the database answers. Returns a function that stops it. */
function publishHeads(db: Db, subscribers: Subscribers): () => void {
  const timer = setInterval(() => {
    // Without the database nobody knows more than before.
    readPublicHeads(db).then(subscribers.publishHeads, () => undefined);
  }, HEADS_EVERY_MS);
  return () => clearInterval(timer);
}

async function tooLong(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw new Error(`it was not over after ${ms / 1_000} s`);
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
