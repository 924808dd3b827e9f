import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@pailei/local/servers/ports';
import type { AppName } from '@pailei/local/site';
import { createRunFolder } from '../support/services.ts';
import { startSimulationSite } from '../support/simulation-site.ts';
import { NO_KILLS } from './break/kills.ts';
import { endStart, launch } from './break/starts.ts';
import { starve } from './break/starve.ts';
import { watchProcesses, type ProcessWatch } from './break/watch-processes.ts';
import { watchHealth } from './check/health-watch.ts';
import type { RoundOptions, RoundSite } from './round.ts';

type Size = { perCore: number; lastsMs: number; killed: readonly AppName[] };
const SIZES: Record<RoundOptions['size'], Size> = {
  smoke: { perCore: 8, lastsMs: 10_000, killed: ['api'] },
  /** Longer than a silence that the supervisor takes for a hung process, and than the first attempt to start may take. */
  full: { perCore: 25, lastsMs: 90_000, killed: ['api', 'hub', 'worker'] },
};
const BACK_WITHIN_MS = 60_000;
const START_WITHIN_MS = 480_000;

/** Processes are killed while the processor is starved: they come back, and none is killed because it is slow. */
export async function runStarvedRound(options: RoundOptions): Promise<void> {
  const processes = watchProcesses();
  const failedBefore = options.checks.failed();
  const site = await startSimulationSite({ isDurable: true, print: processes.print });
  try {
    await killStarved(options, site, processes);
  } finally {
    await site.stop();
  }
  if (options.size === 'full') await startStarved(options);
  if (options.checks.failed() > failedBefore) for (const line of processes.lastLines()) options.log(line);
}

async function killStarved({ size, checks, log }: RoundOptions, site: RoundSite, processes: ProcessWatch) {
  const { perCore, lastsMs, killed } = SIZES[size];
  const health = watchHealth(site.url);
  const feed = starve(perCore);
  log(`the processor is starved for ${lastsMs / 1_000} s; kill -9 ${killed.join()}`);
  const back = Promise.all(killed.map((name) => site.kill(name)));
  await sleep(lastsMs).finally(feed);
  const endedAt = performance.now();
  const isBack = await Promise.race([back.then(() => true), sleep(BACK_WITHIN_MS, false, { ref: false })]);
  const greenMs = await health.untilGreen(endedAt, BACK_WITHIN_MS);
  await health.stop();
  const kills = { ...NO_KILLS, ...Object.fromEntries(killed.map((name) => [name, 1])) };
  const late = `not within ${BACK_WITHIN_MS / 1_000} s`;
  checks.none('what was killed on a starved processor is back', isBack ? [] : [late]);
  checks.none('health is green again after it', greenMs === undefined ? [late] : [], `${greenMs ?? '—'} ms`);
  checks.none('no process was killed because it was slow', processes.findCrashes(site, kills));
}

async function startStarved({ checks, log }: RoundOptions): Promise<void> {
  const folder = createRunFolder();
  const feed = starve(SIZES.full.perCore);
  const begunAt = performance.now();
  const one = launch(folder, await freePort(), START_WITHIN_MS);
  try {
    log('a start on a starved processor');
    const outcome = await one.outcome;
    const seconds = Math.round((performance.now() - begunAt) / 1_000);
    checks.none('a start on a starved processor comes up', outcome === 'up' ? [] : [one.output()], `${seconds} s`);
  } finally {
    feed();
    await endStart(one);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  }
}
