import { HUB_FEED, HUB_SOCKET_IO, SOCKET_IO_ADAPTER, type Candidate } from '../sockets/candidates.ts';
import { atLeast, atMost, type Goal } from '../sockets/report.ts';
import type { BattleResult } from './battle-result.ts';
import type { FanOut, Kind, Memory } from './fan-out.ts';

/** The goals of docs/performance.md, at each number of viewers. Memory counts where most are connected. */
export function judgeLive(fanOut: FanOut[], memory: Memory[]): Goal[] {
  const sizes = [...new Set(fanOut.map(({ viewers }) => viewers))];
  return [...sizes.flatMap((viewers) => judgeSize(fanOut, viewers)), ...judgeMemory(memory, Math.max(...sizes))];
}

function judgeSize(fanOut: FanOut[], viewers: number): Goal[] {
  const of = (kind: Kind, { name }: Candidate) =>
    fanOut.find((row) => row.viewers === viewers && row.kind === kind && row.candidate === name);
  const work = (kind: Kind, candidate: Candidate) => of(kind, candidate)?.work ?? Number.NaN;
  const timesAdapter = (kind: Kind, candidate: Candidate) => work(kind, candidate) / work(kind, SOCKET_IO_ADAPTER);
  return [
    atLeast(`${viewers}, single, feed / raw TCP`, 0.95, work('single', HUB_FEED)),
    atLeast(`${viewers}, single, Socket.IO / raw TCP`, 0.8, work('single', HUB_SOCKET_IO)),
    atLeast(`${viewers}, single, Socket.IO / adapter`, 1.5, timesAdapter('single', HUB_SOCKET_IO)),
    ...[HUB_FEED, HUB_SOCKET_IO].flatMap((candidate) => [
      atLeast(`${viewers}, burst, ${candidate.name} / raw TCP`, 8, work('burst', candidate)),
      atLeast(`${viewers}, burst, ${candidate.name} / adapter`, 12, timesAdapter('burst', candidate)),
      atMost(`${viewers}, single, ${candidate.name}, p99 / raw TCP`, 1.1, of('single', candidate)?.p99),
      atMost(`${viewers}, burst, ${candidate.name}, p99 / raw TCP`, 1.1, of('burst', candidate)?.p99),
    ]),
  ];
}

function judgeMemory(memory: Memory[], viewers: number): Goal[] {
  const of = ({ name }: Candidate) =>
    memory.find((row) => row.viewers === viewers && row.candidate === name)?.kilobytesPerIdleSocket;
  return [
    atMost('KB per idle socket, feed', 12, of(HUB_FEED)),
    atMost('KB per idle socket, Socket.IO', 28, of(HUB_SOCKET_IO)),
  ];
}

/** A board's result says more than an event of a match; each viewer may cost that much more. */
export function judgeBattles(results: BattleResult[]): Goal[] {
  return results.map(({ viewers, candidate, ratio }) =>
    atMost(`${viewers}, ${candidate}, a board's result / a match's event`, 1.3, ratio),
  );
}
