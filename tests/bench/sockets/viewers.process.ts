import { setTimeout as wait } from 'node:timers/promises';
import { answerParent, monotonicMs } from './child.ts';
import type { Protocol } from './candidates.ts';
import { Viewer, type Arrivals } from './viewer.ts';

export type Connecting = {
  port: number;
  snapshotPort: number | null;
  protocol: Protocol;
  topic: string;
  viewers: number;
  atOnce: number;
};

export type ViewersAsks = {
  /** Resolves when every viewer has its snapshot: to the milliseconds that took. */
  connect: [Connecting, number];
  /** Resolves when `deliveries` events arrived since `forget`. */
  receive: [{ deliveries: number }, null];
  /** Milliseconds between `sentAt` of a version and its arrivals. */
  latency: [{ sentAt: [version: number, ms: number][] }, { p50: number; p99: number }];
  forget: [null, null];
  disconnect: [null, null];
};

let viewers: Viewer[] = [];
let delivered = 0;
let wanted: { deliveries: number; resolve: (value: null) => void } | undefined;
const arrivals = new Map<number, number[]>();

const onEvents: Arrivals = (versions) => {
  const now = monotonicMs();
  for (const version of versions) {
    const times = arrivals.get(version);
    if (times) times.push(now);
    else arrivals.set(version, [now]);
  }
  delivered += versions.length;
  if (wanted && delivered >= wanted.deliveries) wanted.resolve(null);
};

async function connect({ viewers: count, atOnce, ...to }: Connecting): Promise<number> {
  const startedAt = monotonicMs();
  viewers = Array.from({ length: count }, () => new Viewer(to, onEvents));
  const line = viewers.values();
  const takeTurns = async () => {
    for (const viewer of line) await viewer.connect();
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return monotonicMs() - startedAt;
}

function latency(sentAt: [number, number][]): { p50: number; p99: number } {
  const waits = Float64Array.from(
    sentAt.flatMap(([version, ms]) => (arrivals.get(version) ?? []).map((arrival) => arrival - ms)),
  ).toSorted();
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

answerParent<ViewersAsks>({
  connect,
  receive: ({ deliveries }) =>
    new Promise((resolve) => {
      wanted = { deliveries, resolve };
      if (delivered >= deliveries) resolve(null);
    }),
  latency: ({ sentAt }) => latency(sentAt),
  forget: () => {
    arrivals.clear();
    delivered = 0;
    wanted = undefined;
    globalThis.gc?.();
    return null;
  },
  disconnect: async () => {
    for (const viewer of viewers) viewer.disconnect();
    viewers = [];
    await wait(0);
    return null;
  },
});
