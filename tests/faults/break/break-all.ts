import { setTimeout as sleep } from 'node:timers/promises';
import { cardsApi } from '@pailei/contracts/decks/cards/cards.api';
import { statusApi } from '@pailei/contracts/site/status/status.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Db } from '@pailei/db/client';
import { findDisagreements } from '../../support/shop.ts';
import type { TestSite } from '../../support/site.ts';
import type { Breakage, Schedule } from './breakages.ts';
import type { Checks } from '../check/checks.ts';
import { findHoles, readPublicHeads } from '../check/database-checks.ts';
import { watchHealth, type HealthWatch } from '../check/health-watch.ts';
import { findLedgerDifferences } from '../check/ledger-check.ts';
import type { FaultReport, Faults } from './fault-injector.ts';
import { NO_KILLS } from './kills.ts';
import type { Subscribers } from '../load/subscribers.ts';

/** A success may be 30 s old before it counts as none; health is kept for a second, and asked for four times in one. */
const RED_WITHIN_MS = 32_000;
/** A probe that failed tries again after 2 s, PostgreSQL that crashed after at most 5 s, and a hub needs a canary. */
const GREEN_WITHIN_MS = 20_000;
/** Who was turned away several times in a row waits up to 15 s before the next try. */
const CAUGHT_UP_WITHIN_MS = 20_000;

export type BreakAllOptions = {
  site: TestSite;
  db: Db;
  subscribers: Subscribers;
  schedule: Schedule;
  checks: Checks;
  log: (line: string) => void;
};

/** Breaks one thing after the other, begins at once, and looks each time at what health says and at what must never break. */
export function breakAll(options: BreakAllOptions): Faults {
  const { site, schedule, checks, log } = options;
  const health = watchHealth(site.url);
  let greenSince = performance.now();

  async function run(breakages: readonly Breakage[]): Promise<void> {
    for (const breakage of breakages) greenSince = await breakOnce(options, health, breakage, greenSince);
  }

  const early = run(schedule.early);
  // `heal` reports it; until then nobody listens.
  early.catch(() => undefined);
  return {
    async stop(): Promise<FaultReport> {
      await early;
      await run(schedule.late);
      await health.stop();
      for (const reason of schedule.skipped) log(`skipped: ${reason}`);
      const red = health.findOthers(true, greenSince, performance.now());
      checks.none('health is green to the end', red);
      const postgres = site.processes.get('postgres')?.restarts ?? 0;
      // PostgreSQL may end itself when its log finds no room: that is its way not to lie.
      return { kills: { ...NO_KILLS, postgres }, results: [], hasStalledLinks: false, endedAt: performance.now() };
    },
  };
}

/** Returns since when all is well again. */
async function breakOnce(
  options: BreakAllOptions,
  health: HealthWatch,
  breakage: Breakage,
  greenSince: number,
): Promise<number> {
  const { site, checks, log } = options;
  const { name, parts, lastsMs, redWithinMs = RED_WITHIN_MS } = breakage;
  log(name);
  const begunAt = performance.now();
  checks.none(`before "${name}": nothing is broken, and health is green`, health.findOthers(true, greenSince, begunAt));
  const end = await breakage.begin();
  const lies: string[] = [];
  let redMs: number | undefined;
  try {
    redMs = parts.length === 0 ? 0 : await health.untilDown(parts, begunAt, redWithinMs);
    if (breakage.hasReads) lies.push(...(await findRefusedReads(site.url)));
    await sleep(Math.max(0, begunAt + lastsMs - performance.now()));
    if (redMs === undefined) lies.push(`${parts.join()} not called down within ${redWithinMs / 1_000} s`);
    else lies.push(...health.findOthers(parts.length === 0, begunAt + redMs, performance.now()));
  } finally {
    await end();
  }
  const lasted = Math.round((performance.now() - begunAt) / 1_000);
  const said = parts.length === 0 ? 'health stays green' : `health says ${parts.join()} down, and not otherwise`;
  checks.none(`"${name}": ${said}`, lies, `red after ${redMs ?? '—'} ms, lasted ${lasted} s`);
  return settle(options, health, name);
}

async function settle(
  { db, checks, subscribers }: BreakAllOptions,
  health: HealthWatch,
  name: string,
): Promise<number> {
  const endedAt = performance.now();
  const greenMs = await health.untilGreen(endedAt, GREEN_WITHIN_MS);
  const red = greenMs === undefined ? [`not green within ${GREEN_WITHIN_MS / 1_000} s`] : [];
  checks.none(`after "${name}": health is green again`, red, `${greenMs ?? '—'} ms`);
  const greenSince = performance.now();
  const behind = await subscribers.catchUp(await readPublicHeads(db), CAUGHT_UP_WITHIN_MS);
  const wrong = [...(await findLedgerDifferences(db)), ...(await findDisagreements(db)), ...(await findHoles(db))];
  checks.none(`after "${name}": ledger, stock, orders and logs are whole, every view has caught up`, [
    ...wrong,
    ...behind,
  ]);
  return greenSince;
}

/** Reads that a site answers whatever Redis does. */
async function findRefusedReads(url: string): Promise<string[]> {
  const paths = [tournamentsApi.list.path, cardsApi.search.path, statusApi.get.path];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(`${url}/api${path}`)).status));
  return paths.flatMap((path, index) => (statuses[index] === 200 ? [] : [`${path}: ${statuses[index]}`]));
}
