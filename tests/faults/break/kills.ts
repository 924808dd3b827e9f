import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@pailei/domain/random/random';
import type { TestSite } from '../../support/site.ts';

/** All that is killed with SIGKILL, each in its turn. */
export const TARGETS = ['api', 'hub', 'worker', 'redis', 'postgres'] as const;
export type FaultTarget = (typeof TARGETS)[number];
export const NO_KILLS: Readonly<Record<FaultTarget, number>> = { api: 0, hub: 0, worker: 0, redis: 0, postgres: 0 };

type Span = { readonly least: number; readonly most: number };
export const between = (random: Random, { least, most }: Span) => least + random.int(most - least);

const BACK_WITHIN_MS = 60_000;

type KillPlan = {
  site: TestSite;
  random: Random;
  /** How often each target is killed. */
  turns: number;
  /** Between two kills. */
  pauseMs: Span;
  /** False when it is time to stop. */
  pause: (ms: number) => Promise<boolean>;
  log: (line: string) => void;
  /** Counted here. */
  kills: Record<FaultTarget, number>;
};

/** One kill after the other, each once the one before has healed. Throws when something does not come back. */
export async function killByTurns({ site, random, turns, pauseMs, pause, log, kills }: KillPlan): Promise<void> {
  const order = Array.from({ length: turns }, () => random.shuffle(TARGETS)).flat();
  for (const target of order) {
    if (!(await pause(between(random, pauseMs)))) return;
    log(`kill -9 ${target}`);
    const killedAt = performance.now();
    kills[target] += 1;
    await Promise.race([site.kill(target), tooLong(target)]);
    log(`${target} is back after ${Math.round(performance.now() - killedAt)} ms`);
  }
}

async function tooLong(target: FaultTarget): Promise<never> {
  await sleep(BACK_WITHIN_MS, undefined, { ref: false });
  throw new Error(`${target} was not back after ${BACK_WITHIN_MS / 1_000} s`);
}
