import { measureBattleResults, type BattleResult } from './live/battle-result.ts';
import { measureFanOut, type FanOut, type Memory } from './live/fan-out.ts';
import { judgeBattles, judgeLive } from './live/goals.ts';
import { startBenchServices } from './sockets/bench-services.ts';
import {
  HUB_FEED,
  HUB_SOCKET_IO,
  SOCKET_IO,
  SOCKET_IO_ADAPTER,
  TCP,
  WS,
  WS_FRAME,
  type Candidate,
} from './sockets/candidates.ts';
import { createPublishing } from './sockets/publishing.ts';
import { listOf, machine, rounded, type Goal } from './sockets/report.ts';

export type LiveOptions = {
  /** Numbers of viewers to measure with. */
  viewers?: number | number[];
  /** Events of each kind (single, bursts of 16) per candidate, over all rounds. */
  events?: number;
  rounds?: number;
  /** Boards of battles against events of matches alone. */
  onlyBattles?: boolean;
};

export type LiveReport = {
  name: 'live';
  machine: Record<string, string | number>;
  fan_out: FanOut[];
  memory: Memory[];
  battle_results: BattleResult[];
  goals: Goal[];
};

const CANDIDATES: Candidate[] = [TCP, WS_FRAME, WS, SOCKET_IO, SOCKET_IO_ADAPTER, HUB_FEED, HUB_SOCKET_IO];

/** Fan-out of one topic to many viewers: the hub's transports against bare sockets and Socket.IO, all fed through one Redis. */
export async function run(options: LiveOptions = {}): Promise<LiveReport> {
  const sizes = listOf(options.viewers ?? [1_000, 5_000]);
  const { events = 48, rounds = 6, onlyBattles = false } = options;
  const services = await startBenchServices();
  const publishing = await createPublishing(services);
  const fanOut: FanOut[] = [];
  const memory: Memory[] = [];
  const battleResults: BattleResult[] = [];
  try {
    for (const viewers of sizes) {
      battleResults.push(...(await measureBattleResults({ viewers, events, rounds }, { services, publishing })));
      if (onlyBattles) continue;
      const measured = await measureFanOut(CANDIDATES, { viewers, events, rounds }, { services, publishing });
      fanOut.push(...measured.fanOut);
      memory.push(...measured.memory);
      print(viewers, measured.fanOut, measured.memory);
    }
  } finally {
    await publishing.stop();
    await services.stop();
  }
  printBattles(battleResults);
  const goals = [...(onlyBattles ? [] : judgeLive(fanOut, memory)), ...judgeBattles(battleResults)];
  console.log('\nGoals');
  console.table(goals);
  return { name: 'live', machine: machine(), fan_out: fanOut, memory, battle_results: battleResults, goals };
}

function print(viewers: number, fanOut: FanOut[], memory: Memory[]): void {
  for (const kind of ['single', 'burst'] as const) {
    console.log(`\n${viewers} viewers, ${kind === 'single' ? 'single events' : 'bursts of 16 events'} (raw TCP = 1)`);
    const rows = fanOut.filter((row) => row.kind === kind);
    console.table(
      Object.fromEntries(
        rows.map((row) => [
          row.candidate,
          {
            'deliveries / CPU second': rounded(row.work),
            p50: rounded(row.p50),
            p99: rounded(row.p99),
            'CPU µs each (this machine)': rounded(row.cpuUsPerDelivery),
          },
        ]),
      ),
    );
  }
  console.log(`\n${viewers} viewers, resident memory per idle socket`);
  console.table(Object.fromEntries(memory.map((row) => [row.candidate, { KB: rounded(row.kilobytesPerIdleSocket) }])));
}

function printBattles(results: BattleResult[]): void {
  console.log('\nCPU of the hub for each viewer: result of a board / event of a match');
  console.table(
    results.map(({ viewers, candidate, ratio, resultUs, eventUs }) => ({
      viewers,
      candidate,
      ratio: rounded(ratio),
      'result, µs (this machine)': rounded(resultUs),
      'event, µs (this machine)': rounded(eventUs),
    })),
  );
}
