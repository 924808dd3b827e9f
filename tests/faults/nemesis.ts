import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom, hashSeed } from '@pailei/domain/random';
import type { Random } from '@pailei/domain/random';
import type { TestSite } from '../support/site.ts';
import type { Result } from './checks.ts';
import type { Proxy } from './proxy.ts';

/** All that is killed with SIGKILL, each in its turn. */
export const VICTIMS = ['api', 'hub', 'worker', 'redis', 'postgres'] as const;
export type Victim = (typeof VICTIMS)[number];
export const NO_KILLS: Readonly<Record<Victim, number>> = { api: 0, hub: 0, worker: 0, redis: 0, postgres: 0 };

export interface NemesisOptions {
  site: TestSite;
  /** The way of most subscribers to the site: it is cut again and again. */
  proxy: Proxy;
  /** The way of a few: it goes silent once, for longer than a view may stay unconfirmed. */
  silentProxy: Proxy;
  /** Says when and what; the same seed gives the same schedule. */
  seed: number;
  /** How often each victim is killed; then the site is left standing, while the cuts go on. */
  turns: number;
  log: (line: string) => void;
}

export interface Deeds {
  /** How often each process was ended from outside. */
  kills: Record<Victim, number>;
  /** Whether all was done that was meant to be. */
  results: Result[];
  /** True when some views were kept in the dark for longer than they may stay silent about it. */
  isSilenced: boolean;
  /** When the last fault was over, by `performance.now()`. */
  healedAt: number;
}

/** Faults that go on by themselves. */
export interface Faults {
  /** Ends them all and waits until what was broken last is back. */
  heal: () => Promise<Deeds>;
}

const KILL_PAUSE_MS = { least: 1_000, most: 2_500 };
const CUT_PAUSE_MS = { least: 1_500, most: 3_500 };
const SPELL_MS = { least: 500, most: 1_500 };
const BACK_WITHIN_MS = 30_000;
const SILENCE_MS = 20_000;
const SILENCE_AFTER_MS = 1_000;

const between = (random: Random, { least, most }: typeof KILL_PAUSE_MS) => least + random.int(most - least);

/** Begins its work at once. */
export function startNemesis(options: NemesisOptions): Faults {
  const { site, proxy, silentProxy, seed, turns, log } = options;
  const healing = new AbortController();
  const { signal } = healing;
  const kills = { ...NO_KILLS };
  let cutLinks = 0;
  const forKills = createRandom(hashSeed(seed, 'kills'));
  const forCuts = createRandom(hashSeed(seed, 'cuts'));
  /** False when it is time to heal. */
  const pause = (ms: number) => sleep(ms, true, { signal }).catch(() => false);

  async function kill(): Promise<void> {
    const order = Array.from({ length: turns }, () => forKills.shuffle(VICTIMS)).flat();
    for (const victim of order) {
      if (!(await pause(between(forKills, KILL_PAUSE_MS)))) return;
      log(`kill -9 ${victim}`);
      const killedAt = performance.now();
      kills[victim] += 1;
      await Promise.race([site.kill(victim), tooLong(victim)]);
      log(`${victim} is back after ${Math.round(performance.now() - killedAt)} ms`);
    }
  }

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
      await pause(between(forCuts, SPELL_MS));
      proxy.setMode({ kind: 'pass' });
    }
  }

  async function silence(): Promise<void> {
    if (!(await pause(SILENCE_AFTER_MS))) return;
    log(`silence: ${silentProxy.links()} links`);
    silentProxy.setMode({ kind: 'stall' });
    await pause(SILENCE_MS);
    silentProxy.setMode({ kind: 'pass' });
    log('silence is over');
  }

  const work = Promise.all([kill(), cut(), silence()]);
  // `heal` reports it; until then nobody listens.
  work.catch(() => undefined);
  return {
    async heal() {
      healing.abort();
      await work;
      const healedAt = performance.now();
      log('healed');
      return { kills, results: resultsOf(kills, cutLinks), isSilenced: true, healedAt };
    },
  };
}

function resultsOf(kills: Record<Victim, number>, cutLinks: number): Result[] {
  const spared = VICTIMS.filter((victim) => kills[victim] === 0);
  const counts = VICTIMS.map((victim) => `${victim} ${kills[victim]}`).join(', ');
  return [
    ['each process was killed while the tournament ran', spared, counts],
    ['client links were cut', cutLinks > 0 ? [] : ['none'], `${cutLinks} links`],
  ];
}

async function tooLong(victim: Victim): Promise<never> {
  await sleep(BACK_WITHIN_MS, undefined, { ref: false });
  throw new Error(`${victim} was not back after ${BACK_WITHIN_MS / 1_000} s`);
}
