import { setTimeout as wait } from 'node:timers/promises';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { median } from '../engines/measure.ts';
import { TCP, type Candidate } from '../sockets/candidates.ts';
import { monotonicMs } from '../sockets/child.ts';
import { enter, rotated, type Contestant } from '../sockets/contestant.ts';
import type { Publishing } from '../sockets/publishing.ts';

export const BURST = 16;
export type Kind = 'single' | 'burst';

/** Medians over the rounds; ratios were formed within each round. */
export type FanOut = {
  viewers: number;
  kind: Kind;
  candidate: string;
  /** Deliveries per CPU second of the server process, relative to the raw TCP loop. */
  work: number;
  /** Publish to receive, relative to the raw TCP loop. */
  p50: number;
  p99: number;
  cpuUsPerDelivery: number;
};
export type Memory = { viewers: number; candidate: string; kilobytesPerIdleSocket: number };

type Sample = { perCpuMs: number; p50: number; p99: number };
type Size = { viewers: number; events: number; rounds: number };

const SETTLE_MS = 500;
const WARM_UP_ROUNDS = 1;

/** All candidates at one number of viewers: they stay connected, and take turns. */
export async function measureFanOut(
  candidates: readonly Candidate[],
  size: Size,
  deps: { services: { databaseUrl: string; redisUrl: string }; publishing: Publishing },
): Promise<{ fanOut: FanOut[]; memory: Memory[] }> {
  const contestants = await Promise.all(candidates.map((candidate) => enter(candidate, deps.services)));
  try {
    const memory: Memory[] = [];
    for (const contestant of contestants) memory.push(await fill(contestant, size.viewers));
    const rounds: Map<string, Sample>[] = [];
    for (let round = -WARM_UP_ROUNDS; round < size.rounds; round += 1) {
      const samples = new Map<string, Sample>();
      for (const contestant of rotated(contestants, round + WARM_UP_ROUNDS)) {
        for (const kind of ['single', 'burst'] as const) {
          const sample = await measure(contestant, kind, size, deps.publishing);
          samples.set(`${kind} ${contestant.candidate.name}`, sample);
        }
      }
      if (round >= 0) rounds.push(samples);
    }
    const kinds = ['single', 'burst'] as const;
    const fanOut = kinds.flatMap((kind) => candidates.map(({ name }) => compare(rounds, kind, name, size.viewers)));
    return { fanOut, memory };
  } finally {
    await Promise.all(contestants.map((contestant) => contestant.stop()));
  }
}

const topicOf = ({ key }: Contestant, viewers: number) => matchTopic.of(`${key}-${viewers}`);

async function fill(contestant: Contestant, viewers: number): Promise<Memory> {
  const before = await contestant.server.ask('memory', null);
  await contestant.connect(topicOf(contestant, viewers), viewers);
  await wait(SETTLE_MS);
  const after = await contestant.server.ask('memory', null);
  return { viewers, candidate: contestant.candidate.name, kilobytesPerIdleSocket: (after - before) / viewers / 1_024 };
}

/** Events one by one, or in bursts; the next leaves when the last viewer has got the one before. */
async function measure(
  contestant: Contestant,
  kind: Kind,
  { viewers, events, rounds }: Size,
  publishing: Publishing,
): Promise<Sample> {
  const atOnce = kind === 'single' ? 1 : BURST;
  const groups = Math.max(1, Math.round(events / rounds / atOnce));
  await contestant.viewers.ask('forget', null);
  const sentAt: [number, number][] = [];
  let cpuMs = 0;
  for (let group = 1; group <= groups; group += 1) {
    const ready = await publishing.prepare(contestant, topicOf(contestant, viewers), atOnce);
    await contestant.server.ask('usage', null);
    const now = monotonicMs();
    for (const { version, send } of ready) {
      sentAt.push([version, now]);
      send();
    }
    await contestant.viewers.ask('receive', { deliveries: viewers * atOnce * group });
    cpuMs += (await contestant.server.ask('usage', null)).cpuMs;
  }
  const { p50, p99 } = await contestant.viewers.ask('latency', { sentAt });
  return { perCpuMs: (viewers * atOnce * groups) / cpuMs, p50, p99 };
}

function compare(rounds: Map<string, Sample>[], kind: Kind, candidate: string, viewers: number): FanOut {
  const ratio = (part: keyof Sample) =>
    median(rounds.map((round) => round.get(`${kind} ${candidate}`)![part] / round.get(`${kind} ${TCP.name}`)![part]));
  return {
    viewers,
    kind,
    candidate,
    work: ratio('perCpuMs'),
    p50: ratio('p50'),
    p99: ratio('p99'),
    cpuUsPerDelivery: 1_000 / median(rounds.map((round) => round.get(`${kind} ${candidate}`)!.perCpuMs)),
  };
}
