import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '@pailei/local/processes/processes';
import type { TestSite } from '../../support/site.ts';
import type { FaultTarget } from './kills.ts';

const LINES_KEPT = 40;
const UNHANDLED = /unhandled|uncaught/i;
const POLL_MS = 100;

export type ProcessWatch = {
  /** What the processes of the site write. */
  print: (name: string, line: string) => void;
  lastLines: () => readonly string[];
  /** Ends that were not caused from outside, and errors that nobody handled. */
  findCrashes: (site: TestSite, kills: Record<FaultTarget, number>) => string[];
  /** Processes that should run and do not, once all had `withinMs` to come back; the site's own health among them. */
  findDead: (site: TestSite, withinMs: number) => Promise<string[]>;
};

export function watchProcesses(): ProcessWatch {
  const unhandled: string[] = [];
  let lines: string[] = [];

  async function deadNow({ url, processes }: TestSite): Promise<string[]> {
    const dead = [...processes.values()].filter(({ isReady, pid }) => !isReady || pid === undefined || !isAlive(pid));
    const health = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) });
    const text = await health.text();
    return [
      ...dead.map(({ name }) => `${name} is not ready`),
      ...(health.status === 200 ? [] : [`health ${health.status}: ${text}`]),
    ];
  }

  return {
    print(name, line) {
      lines = [...lines, `${name} | ${line}`].slice(-LINES_KEPT);
      if (UNHANDLED.test(line)) unhandled.push(`${name} | ${line}`);
    },
    lastLines: () => lines,
    findCrashes({ processes }, kills) {
      const ends = [...processes.values()].map(({ name, restarts }) => ({
        name,
        own: restarts - (kills[name as FaultTarget] ?? 0),
      }));
      return [
        ...ends.filter(({ own }) => own !== 0).map(({ name, own }) => `${name} ended ${own} times by itself`),
        ...unhandled,
      ];
    },
    async findDead(site, withinMs) {
      const deadline = performance.now() + withinMs;
      for (;;) {
        const dead = await deadNow(site);
        if (dead.length === 0 || performance.now() > deadline) return dead;
        await sleep(POLL_MS);
      }
    },
  };
}
