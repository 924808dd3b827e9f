import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@pailei/db/client';
import type { Db } from '@pailei/db/client';
import { createRandom, hashSeed } from '@pailei/domain/random';
import { isAlive } from '@pailei/local/processes';
import { freePort } from '@pailei/local/ports';
import { readOptions } from '@pailei/simulator/options';
import type { Phase, RunResult } from '@pailei/simulator/run-tournament';
import { simulate } from '@pailei/simulator/simulate';
import { startSimulationSite } from '../support/simulation-site.ts';
import { watchAnswers } from './answers.ts';
import { startCaller } from './caller.ts';
import type { Checks } from './checks.ts';
import { readPublicHeads } from './database-checks.ts';
import { startNemesis } from './nemesis.ts';
import type { Deeds } from './nemesis.ts';
import { startProxy } from './proxy.ts';
import type { Proxy } from './proxy.ts';
import { startShoppers } from './shoppers.ts';
import type { Shoppers } from './shoppers.ts';
import { startSubscribers } from './subscribers.ts';
import type { CrowdPlan, Group, Subscribers } from './subscribers.ts';
import { verify } from './verify.ts';
import type { Evidence } from './verify.ts';
import { watchProcesses } from './watch-processes.ts';

const FIELD = ['--players', '16', '--format', 'conquest', '--best-of', '3'];
/** What is played, and how often everything is killed meanwhile. */
const SIZES = {
  smoke: { plan: [...FIELD, '--stages', 'swiss:2,single:4', '--speed', '200'], turns: 1, endsWithinMs: 180_000 },
  full: { plan: [...FIELD, '--stages', 'swiss:4,single:8', '--speed', '100'], turns: 5, endsWithinMs: 420_000 },
} as const;
const HEADS_EVERY_MS = 1_000;

export interface RoundOptions {
  size: keyof typeof SIZES;
  seed: number;
  checks: Checks;
  log: (line: string) => void;
}

type SimulationSite = Awaited<ReturnType<typeof startSimulationSite>>;

/** Everything of one round that must be stopped again, the last first. */
type Stops = (() => Promise<void> | void)[];

/** One tournament on a site of its own, from the first fault to the last check. Leaves nothing running. */
export async function runRound(options: RoundOptions): Promise<void> {
  const stops: Stops = [];
  const processes = watchProcesses();
  const failedBefore = options.checks.failed();
  const site = await startSimulationSite({ isDurable: true, print: processes.print });
  stops.push(() => site.stop());
  options.log('the site is up');
  try {
    const evidence = await playUnderFaults(options, site, stops);
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
  site: SimulationSite,
  stops: Stops,
): Promise<Omit<Evidence, 'processes'>> {
  const { plan, turns, endsWithinMs } = SIZES[size];
  const db = createDatabase({ url: site.databaseUrl, max: 3, applicationName: 'faults' });
  stops.push(() => db.destroy());
  const proxy = await openProxy(site, seed, stops);
  const silentProxy = await openProxy(site, seed, stops);
  const answers = watchAnswers();
  const simulatorErrors: string[] = [];
  let tournamentId = '';
  let subscribers: Subscribers | undefined;
  let shoppers: Shoppers | undefined;
  let heal: (() => Promise<Deeds>) | undefined;
  let deeds: Promise<Deeds> | undefined;

  const onPhase = async (phase: Phase, id: string) => {
    tournamentId = id;
    log(`tournament ${phase}`);
    if (phase === 'announced') {
      subscribers = await startSubscribers(crowds(seed, site.url, id, [proxy.url, silentProxy.url]));
      stops.push(subscribers.stop, tellHeads(db, subscribers));
    } else if (phase === 'started') {
      stops.push(startCaller(answers.fetch, site.url, id));
      shoppers = await startShoppers({ db, fetch: answers.fetch, url: site.url });
      ({ heal } = startNemesis({ site, proxy, silentProxy, seed, turns, log }));
    } else {
      deeds = heal?.();
      await deeds;
    }
  };
  const door = { url: site.url, exemptKey: undefined, fetch: answers.fetch };
  const onError = (error: Error) => void simulatorErrors.push(error.message);
  const played: Promise<RunResult | Error> = simulate({ log, onError, onPhase }, door, site.staff, {
    ...readOptions(plan),
    seed,
  });
  const result = await Promise.race([played, tooLong(endsWithinMs)]).catch((error: unknown) => toError(error));
  deeds ??= heal?.();
  if (!subscribers || !shoppers || !deeds)
    throw result instanceof Error ? result : new Error('the tournament was over before it began');
  const healed = await deeds;
  await shoppers.stop();
  return { site, db, subscribers, shoppers, answers, deeds: healed, result, simulatorErrors, tournamentId };
}

async function openProxy(site: SimulationSite, seed: number, stops: Stops): Promise<Proxy> {
  const target = { host: '127.0.0.1', port: Number(new URL(site.url).port) };
  const proxy = await startProxy({ target, port: await freePort(), random: createRandom(hashSeed(seed, 'proxy')) });
  stops.push(() => proxy.stop());
  return proxy;
}

/** 300 subscribers by both doors: most behind the proxy that cuts, some behind the one that goes silent. */
function crowds(
  seed: number,
  origin: string,
  tournamentId: string,
  [cut, silent]: readonly [string, string],
): CrowdPlan[] {
  const feed: Group[] = [
    { door: 'feed', count: 120, url: cut },
    { door: 'wire', count: 20, url: cut },
    { door: 'feed', count: 10, url: silent },
  ];
  const socketio: Group[] = [
    { door: 'socketio', count: 140, url: cut },
    { door: 'socketio', count: 10, url: silent },
  ];
  return [feed, socketio].map((groups) => ({ groups, origin, tournament_id: tournamentId, seed }));
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
