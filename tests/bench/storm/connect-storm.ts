import { setTimeout as wait } from 'node:timers/promises';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { median } from '../engines/measure.ts';
import type { Candidate } from '../sockets/candidates.ts';
import { enter, rotated, type Contestant } from '../sockets/contestant.ts';

/** Medians over the rounds; ratios were formed within each round. */
export type Storm = {
  viewers: number;
  candidate: string;
  /** CPU of the server process until the last viewer had its snapshot, relative to the first candidate. */
  cpu: number;
  /** CPU of the server for each viewer, in microseconds of this machine. */
  cpuUs: number;
  /** The time that took, relative to the first candidate. */
  time: number;
  /** The longest the event loop stood still, in milliseconds of this machine. */
  stallMs: number;
  snapshotReads: number;
  /** One read for each 100 ms that it took, and one more, is the most that is wanted. */
  snapshotReadsAllowed: number;
  queries: number;
};

type Sample = { cpu: number; time: number; stallMs: number; snapshotReads: number; allowed: number; queries: number };

const WARM_UP_ROUNDS = 1;
const READ_PAUSE_MS = 100;
const LOOK_AGAIN_MS = 20;

/** All connect, subscribe to one topic and get its snapshot, as after a restart; then all leave, and the next candidate's turn comes. */
export async function measureStorm(
  candidates: readonly Candidate[],
  { viewers, rounds }: { viewers: number; rounds: number },
  services: { databaseUrl: string; redisUrl: string },
): Promise<Storm[]> {
  const contestants = await Promise.all(candidates.map((candidate) => enter(candidate, services)));
  try {
    const samples: Map<string, Sample>[] = [];
    for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
      const turn = new Map<string, Sample>();
      for (const contestant of rotated(contestants, round + WARM_UP_ROUNDS)) {
        const topic = matchTopic.of(`${contestant.key}-${viewers}-${round + WARM_UP_ROUNDS}`);
        turn.set(contestant.candidate.name, await measure(contestant, topic, viewers));
      }
      if (round >= 0) samples.push(turn);
    }
    const base = candidates[0]?.name ?? '';
    return candidates.map(({ name }) => compare(samples, { name, base }, viewers));
  } finally {
    await Promise.all(contestants.map((contestant) => contestant.stop()));
  }
}

async function measure({ server, viewers, connect }: Contestant, topic: string, count: number): Promise<Sample> {
  await server.ask('memory', null);
  await server.ask('usage', null);
  const time = await connect(topic, count);
  const { cpuMs, stallMs, snapshotReads, queries } = await server.ask('usage', null);
  await viewers.ask('disconnect', null);
  while ((await server.ask('connections', null)) > 0) await wait(LOOK_AGAIN_MS);
  return { cpu: cpuMs, time, stallMs, snapshotReads, allowed: Math.ceil(time / READ_PAUSE_MS) + 1, queries };
}

function compare(
  rounds: Map<string, Sample>[],
  { name, base }: { name: string; base: string },
  viewers: number,
): Storm {
  const all = (part: keyof Sample) => rounds.map((round) => round.get(name)![part]);
  const ratio = (part: 'cpu' | 'time') =>
    median(rounds.map((round) => round.get(name)![part] / round.get(base)![part]));
  return {
    viewers,
    candidate: name,
    cpu: ratio('cpu'),
    cpuUs: (median(all('cpu')) * 1_000) / viewers,
    time: ratio('time'),
    stallMs: median(all('stallMs')),
    snapshotReads: Math.max(...all('snapshotReads')),
    snapshotReadsAllowed: Math.min(...all('allowed')),
    queries: median(all('queries')),
  };
}
