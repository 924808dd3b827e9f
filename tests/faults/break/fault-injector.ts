import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, hashSeed } from '@pailei/domain/random/seeded';
import type { TestSite } from '../../support/site.ts';
import type { Result } from '../check/checks.ts';
import { between, killByTurns, NO_KILLS, TARGETS, type FaultTarget } from './kills.ts';
import type { Proxy } from './proxy.ts';

export type FaultInjectorOptions = {
  site: TestSite;
  /** The proxy of most subscribers: its links are cut again and again. */
  proxy: Proxy;
  /** The proxy of a few: it stalls once, for longer than a view may stay unconfirmed. */
  stallingProxy: Proxy;
  /** The same seed gives the same schedule. */
  seed: number;
  /** How often each target is killed; then only the links are cut. */
  turns: number;
  log: (line: string) => void;
};

export type FaultReport = {
  /** How often each process was ended from outside. */
  kills: Record<FaultTarget, number>;
  /** Whether every planned fault was injected. */
  results: Result[];
  /** True when some links were stalled for longer than a view may go without a confirmation. */
  hasStalledLinks: boolean;
  /** When the last fault was over, by `performance.now()`. */
  endedAt: number;
};

/** Faults that go on by themselves. */
export type Faults = {
  /** Ends them all and waits until what was broken last is back. */
  stop: () => Promise<FaultReport>;
};

const KILL_PAUSE_MS = { least: 1_000, most: 2_500 };
const CUT_PAUSE_MS = { least: 1_500, most: 3_500 };
const DEGRADED_MS = { least: 500, most: 1_500 };
const STALL_MS = 20_000;
const STALL_AFTER_MS = 1_000;

/** Starts at once. */
export function startFaultInjector(options: FaultInjectorOptions): Faults {
  const { site, proxy, stallingProxy: silentProxy, seed, turns, log } = options;
  const healing = new AbortController();
  const { signal } = healing;
  const kills = { ...NO_KILLS };
  let cutLinks = 0;
  const forKills = createRandom(hashSeed(seed, 'kills'));
  const forCuts = createRandom(hashSeed(seed, 'cuts'));
  /** False when it is time to stop. */
  const pause = (ms: number) => sleep(ms, true, { signal }).catch(() => false);

  async function cut(): Promise<void> {
    while (await pause(between(forCuts, CUT_PAUSE_MS))) {
      const how = forCuts.shuffle(['mid_frame', 'mid_frame', 'reset', 'reset', 'delay', 'refuse'] as const)[0];
      if (how === 'mid_frame' || how === 'reset') {
        const links = proxy.cut(0.1 + forCuts.next() * 0.4, how);
        cutLinks += links;
        log(`${how}: ${links} links cut`);
        continue;
      }
      log(`${how ?? 'pass'}: all links`);
      proxy.setMode(how === 'delay' ? { kind: 'delay', ms: 100, jitterMs: 200 } : { kind: 'refuse' });
      await pause(between(forCuts, DEGRADED_MS));
      proxy.setMode({ kind: 'pass' });
    }
  }

  async function stallLinks(): Promise<void> {
    if (!(await pause(STALL_AFTER_MS))) return;
    log(`silence: ${silentProxy.links()} links`);
    silentProxy.setMode({ kind: 'stall' });
    await pause(STALL_MS);
    silentProxy.setMode({ kind: 'pass' });
    log('silence is over');
  }

  const killed = killByTurns({ site, random: forKills, turns, pauseMs: KILL_PAUSE_MS, pause, log, kills });
  const work = Promise.all([killed, cut(), stallLinks()]);
  // `heal` reports it; until then nobody listens.
  work.catch(() => undefined);
  return {
    async stop() {
      healing.abort();
      await work;
      const healedAt = performance.now();
      log('healed');
      return { kills, results: resultsOf(kills, cutLinks), hasStalledLinks: true, endedAt: healedAt };
    },
  };
}

function resultsOf(kills: Record<FaultTarget, number>, cutLinks: number): Result[] {
  const untouched = TARGETS.filter((target) => kills[target] === 0);
  const counts = TARGETS.map((target) => `${target} ${kills[target]}`).join(', ');
  return [
    ['each process was killed while the tournament ran', untouched, counts],
    ['client links were cut', cutLinks > 0 ? [] : ['none'], `${cutLinks} links`],
  ];
}
