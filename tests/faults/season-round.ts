import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@pailei/db/client';
import { createRandom, hashSeed } from '@pailei/domain/random/seeded';
import { readOptions } from '@pailei/simulator/options';
import { simulateSeason, type SeasonResult } from '@pailei/simulator/seasons/simulate-season';
import { startSimulationSite } from '../support/simulation-site.ts';
import { killByTurns, NO_KILLS, TARGETS, type FaultTarget } from './break/kills.ts';
import { watchProcesses } from './break/watch-processes.ts';
import { findBattleFaults, findCreditFaults } from './check/battle-checks.ts';
import { findDoubledOrMissing, findFoldDifferences, findHoles, findOverdueWork } from './check/database-checks.ts';
import { findLedgerDifferences } from './check/ledger-check.ts';
import type { RoundOptions, RoundSite } from './round.ts';

const TEAMS = ['--season', '--boards', '3', '--best-of', '1', '--format', 'conquest'];
const SIZES = {
  smoke: { play: [...TEAMS, '--teams', '4', '--speed', '500'], turns: 2, endsWithinMs: 400_000 },
  full: { play: [...TEAMS, '--teams', '8', '--speed', '200'], turns: 6, endsWithinMs: 900_000 },
} as const;
const KILL_PAUSE_MS = { least: 4_000, most: 9_000 };
const HEALED_WITHIN_MS = 10_000;

/** A whole season, from its first event to its champions, while every process is killed in its turn. */
export async function runSeasonRound(options: RoundOptions): Promise<void> {
  const { checks, log } = options;
  const processes = watchProcesses();
  const failedBefore = checks.failed();
  const site = await startSimulationSite({ isDurable: true, print: processes.print });
  try {
    const { result, kills, errors, absent } = await playUnderKills(options, site);
    checks.none(
      'every process runs, and the site calls itself healthy',
      await processes.findDead(site, HEALED_WITHIN_MS),
    );
    checks.none('no process ended by itself, no error was left unhandled', processes.findCrashes(site, kills));
    checks.none('what was killed came back', absent);
    const untouched = TARGETS.filter((target) => kills[target] === 0);
    checks.none('each process was killed while the season ran', untouched, JSON.stringify(kills));
    checkSeason(options, result, errors);
    await checkDatabase(options, site, result);
  } finally {
    await site.stop();
  }
  if (checks.failed() > failedBefore) for (const line of processes.lastLines()) log(line);
}

type Played = {
  result: SeasonResult | Error;
  kills: Record<FaultTarget, number>;
  errors: readonly string[];
  absent: readonly string[];
};

async function playUnderKills({ size, seed, log }: RoundOptions, site: RoundSite): Promise<Played> {
  const { play, turns, endsWithinMs } = SIZES[size];
  const healing = new AbortController();
  const kills = { ...NO_KILLS };
  const errors: string[] = [];
  const pause = (ms: number) => sleep(ms, true, { signal: healing.signal }).catch(() => false);
  const random = createRandom(hashSeed(seed, 'kills'));
  const absent: string[] = [];
  let killed = Promise.resolve();
  const played = simulateSeason(
    {
      log,
      onError: ({ message }) => void errors.push(message),
      onPhase(phase) {
        if (phase === 'prepared') {
          const plan = { site, random, turns, pauseMs: KILL_PAUSE_MS, pause, log, kills };
          killed = killByTurns(plan).catch(({ message }: Error) => void absent.push(message));
          return undefined;
        }
        healing.abort();
        return killed;
      },
    },
    { url: site.url, exemptKey: undefined },
    site.staff,
    { ...readOptions(play), seed },
  );
  const tooLong = sleep(endsWithinMs, undefined, { ref: false }).then(() => {
    throw new Error(`the season was not over after ${endsWithinMs / 1_000} s`);
  });
  const result = await Promise.race([played, tooLong]).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  healing.abort();
  await killed;
  return { result, kills, errors, absent };
}

function checkSeason({ checks }: RoundOptions, result: SeasonResult | Error, errors: readonly string[]): void {
  if (result instanceof Error) {
    checks.none('the season reaches its end', [result.message]);
    return;
  }
  const { events, champions, comparisons, faults } = result;
  checks.none(
    'the season reaches its end',
    [],
    `${events.length} events, won by ${champions.account} and ${champions.team}`,
  );
  checks.none('tables, facts, champions and prizes are what the events say, once', faults);
  const different = comparisons.filter(({ isEqual }) => !isEqual).map(({ topic }) => topic);
  checks.none('every spectator equals the server', different, `${comparisons.length} topics`);
  checks.none('no player was turned away', errors);
}

async function checkDatabase({ checks }: RoundOptions, site: RoundSite, result: SeasonResult | Error): Promise<void> {
  const db = createDatabase({ url: site.databaseUrl, applicationName: 'faults', isPatient: true });
  try {
    checks.none('the log of every topic is 1 … head without a hole', await findHoles(db));
    checks.none('every stored state is the fold of its log', await findFoldDifferences(db));
    checks.none('battles end with the scores of their boards', await findBattleFaults(db));
    checks.none('deadlines of battles are given back what was lost, and no more', await findCreditFaults(db));
    const events = result instanceof Error ? [] : result.events;
    const doubled = await Promise.all(events.map(({ event }) => findDoubledOrMissing(db, event.id)));
    checks.none('every effect of the clock came once, and every match ended', doubled.flat());
    checks.none('every balance is the sum of its ledger, and none is below 0', await findLedgerDifferences(db));
    checks.none('no deadline and no job is overdue', await findOverdueWork(db));
  } finally {
    await db.destroy();
  }
}
