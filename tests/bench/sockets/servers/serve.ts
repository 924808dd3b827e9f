import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { answerParent } from '../child.ts';

export type Usage = { cpuMs: number; stallMs: number; snapshotReads: number; queries: number };

export type ServerAsks = {
  /** The port it listens on. */
  port: [null, number];
  /** Where its viewers fetch their snapshots, if they do. */
  snapshotPort: [null, number | null];
  /** Counted since the last such question. */
  usage: [null, Usage];
  connections: [null, number];
  /** Bytes, after everything that is garbage was collected. */
  memory: [null, number];
};

type Served = {
  port: number;
  snapshotPort?: number;
  connections(): number;
  /** Database reads so far, of servers that have a database. */
  reads?: () => { snapshotReads: number; queries: number };
};

const STALL_RESOLUTION_MS = 5;
const NO_READS = { snapshotReads: 0, queries: 0 };

/** What every server process reports of itself. */
export function serve({ port, snapshotPort, connections, reads = () => NO_READS }: Served): void {
  const delays = monitorEventLoopDelay({ resolution: STALL_RESOLUTION_MS });
  delays.enable();
  let cpu = process.cpuUsage();
  let readsBefore = reads();
  answerParent<ServerAsks>({
    port: () => port,
    snapshotPort: () => snapshotPort ?? null,
    connections,
    usage: () => {
      const { user, system } = process.cpuUsage(cpu);
      const stallMs = delays.max / 1e6;
      const { snapshotReads, queries } = reads();
      const usage = {
        cpuMs: (user + system) / 1_000,
        stallMs,
        snapshotReads: snapshotReads - readsBefore.snapshotReads,
        queries: queries - readsBefore.queries,
      };
      delays.reset();
      readsBefore = { snapshotReads, queries };
      cpu = process.cpuUsage();
      return usage;
    },
    memory: async () => {
      for (let pass = 0; pass < 3; pass += 1) {
        globalThis.gc?.();
        await wait(100);
      }
      return process.memoryUsage.rss();
    },
  });
}

/** Calls `onEvent` for each event message of this candidate, as text. */
export function listenForEvents(onEvent: (body: string) => void): void {
  const redis = new Redis(process.env['REDIS_URL'] ?? '');
  redis.on('message', (_channel, body) => onEvent(body));
  void redis.subscribe(process.env['CHANNEL'] ?? '');
}
