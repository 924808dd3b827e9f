import { setTimeout as sleep } from 'node:timers/promises';
import type { AppName } from '@pailei/local/site';
import { Redis } from 'ioredis';
import type { FaultSite } from '../round.ts';
import { SEEN_WITHIN_MS, type FakeClocks } from './fake-clock.ts';
import type { Part } from '../check/health-watch.ts';
import type { SmallDisk } from './small-disk.ts';

/** Something that is wrong for a while, and what health must say of it. */
export type Breakage = {
  name: string;
  /** The parts that must be called down; none: nothing is broken, and health must stay green. */
  parts: readonly (Part | 'api')[];
  /** Within what time health must call them down, where that is less than for a part that says nothing. */
  redWithinMs?: number;
  /** How long it lasts at least. */
  lastsMs: number;
  /** Begins it; resolves to the way to end it. */
  begin: () => Promise<() => Promise<void> | void>;
  /** What nobody may be refused meanwhile. */
  hasReads?: boolean;
};

/** What there is to break: a text says why it is not. */
export type Breakable = {
  site: FaultSite;
  disk: SmallDisk | string;
  clocks: FakeClocks | string;
};

export type Schedule = {
  /** While a tournament is played. */
  early: Breakage[];
  /** When it is over: a deadline that comes early ends a match. */
  late: Breakage[];
  /** What this machine does not let happen, and why. */
  skipped: string[];
};

const FROZEN = {
  api: ['api'],
  hub: ['hub'],
  worker: ['worker'],
  redis: ['redis'],
  postgres: ['database'],
} as const satisfies Record<string, readonly (Part | 'api')[]>;
type Frozen = keyof typeof FROZEN;

/** A disk or Redis that is full says so to the next write, which comes within 10 s. */
const FULL_WITHIN_MS = 15_000;
const APPS: readonly AppName[] = ['api', 'hub', 'worker'];
const FROZEN_MS = 20_000;
const LEAPS_SECONDS = [600, -600, -3_600];
const LEAPT_MS = 15_000;

/** Each alone and for as long as an operator may take; short of what the supervisor takes for a hung process. */
export function fullSchedule({ site, disk, clocks }: Breakable): Schedule {
  const names = Object.keys(FROZEN) as Frozen[];
  return {
    early: [...names.map((name) => frozen(site, [name], FROZEN_MS)), ...full(disk), fullRedis(site)],
    late: APPS.flatMap((name, index) => leaps(clocks, { [name]: LEAPS_SECONDS[index] }, LEAPT_MS)),
    skipped: skippedOf(disk, clocks),
  };
}

/** As short as each can be seen, and at once what would be waited for one after the other. */
export function smokeSchedule({ site, disk, clocks }: Breakable): Schedule {
  return {
    early: [
      frozen(site, ['postgres'], 0),
      frozen(site, ['redis'], 0),
      frozen(site, ['api'], 0),
      frozen(site, ['hub', 'worker'], 0),
      together([...full(disk), fullRedis(site)]),
    ],
    // A deadline that the API sets meanwhile is so much later: it has to pass before the round is given up.
    late: leaps(clocks, { api: 120, hub: -600, worker: -3_600 }, 6_000),
    skipped: skippedOf(disk, clocks),
  };
}

function frozen(site: FaultSite, names: readonly Frozen[], lastsMs: number): Breakage {
  return {
    name: `${names.join(' and ')} frozen`,
    parts: names.flatMap((name) => [...FROZEN[name]]),
    lastsMs,
    async begin() {
      const thaws = names.map((name) => site.freeze(name));
      return () => thaws.forEach((thaw) => thaw());
    },
  };
}

function full(disk: SmallDisk | string): Breakage[] {
  if (typeof disk === 'string') return [];
  return [
    {
      name: 'disk full',
      parts: ['storage', 'database'],
      redWithinMs: FULL_WITHIN_MS,
      lastsMs: 0,
      async begin() {
        disk.fill();
        // What the servers give back meanwhile is taken as well.
        const timer = setInterval(() => disk.fill(), 500);
        return () => {
          clearInterval(timer);
          disk.free();
        };
      },
    },
  ];
}

function fullRedis(site: FaultSite): Breakage {
  return {
    name: 'Redis full',
    parts: ['redis'],
    redWithinMs: FULL_WITHIN_MS,
    lastsMs: 0,
    hasReads: true,
    async begin() {
      await setMaxMemory(site.redisUrl, '1');
      return () => setMaxMemory(site.redisUrl, '0');
    },
  };
}

async function setMaxMemory(redisUrl: string, bytes: string): Promise<void> {
  const redis = new Redis(redisUrl, { lazyConnect: true });
  redis.on('error', () => undefined);
  await redis.connect();
  await redis.config('SET', 'maxmemory', bytes);
  redis.disconnect();
}

function leaps(clocks: FakeClocks | string, seconds: Partial<Record<AppName, number>>, lastsMs: number): Breakage[] {
  if (typeof clocks === 'string') return [];
  const leapt = Object.entries(seconds) as [AppName, number][];
  return [
    {
      name: `clocks leap: ${leapt.map(([name, by]) => `${name} ${by} s`).join(', ')}`,
      parts: [],
      lastsMs,
      async begin() {
        for (const [name, by] of leapt) clocks.set(name, by);
        return async () => {
          for (const [name] of leapt) clocks.set(name, 0);
          await sleep(SEEN_WITHIN_MS);
        };
      },
    },
  ];
}

function together(breakages: readonly Breakage[]): Breakage {
  return {
    name: breakages.map(({ name }) => name).join(', '),
    parts: breakages.flatMap(({ parts }) => [...parts]),
    redWithinMs: FULL_WITHIN_MS,
    lastsMs: Math.max(...breakages.map(({ lastsMs }) => lastsMs)),
    async begin() {
      const ends = await Promise.all(breakages.map(({ begin }) => begin()));
      return async () => void (await Promise.all(ends.map(async (end) => end())));
    },
  };
}

function skippedOf(disk: SmallDisk | string, clocks: FakeClocks | string): string[] {
  return [
    ...(typeof disk === 'string' ? [`disk full: ${disk}`] : []),
    ...(typeof clocks === 'string' ? [`clocks leap: ${clocks}`] : []),
  ];
}
