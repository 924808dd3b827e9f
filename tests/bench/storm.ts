import { startBenchServices } from './sockets/bench-services.ts';
import {
  EVENT_FEED,
  EVENT_SOCKET_IO,
  FASTIFY_WS,
  HUB_FEED,
  HUB_SOCKET_IO,
  SOCKET_IO,
  WS,
  type Candidate,
} from './sockets/candidates.ts';
import { atMost, listOf, machine, rounded, type Goal } from './sockets/report.ts';
import { measureStorm, type Storm } from './storm/connect-storm.ts';

export type StormOptions = {
  /** Numbers of viewers who come at once. */
  viewers?: number | number[];
  /** Of these, who come to an event of 256 players. */
  eventViewers?: number;
  rounds?: number;
};

export type StormReport = {
  name: 'storm';
  machine: Record<string, string | number>;
  rows: Storm[];
  event: Storm[];
  goals: Goal[];
};

const CANDIDATES: Candidate[] = [WS, FASTIFY_WS, SOCKET_IO, HUB_FEED, HUB_SOCKET_IO];
const EVENT_CANDIDATES: Candidate[] = [EVENT_FEED, EVENT_SOCKET_IO];

/** Many connect at once, subscribe to one topic and get a snapshot of 2 KB; then others that of an event of 256 players. */
export async function run(options: StormOptions = {}): Promise<StormReport> {
  const { rounds = 3, eventViewers = 1_000 } = options;
  const services = await startBenchServices();
  const rows: Storm[] = [];
  let event: Storm[] = [];
  try {
    for (const viewers of listOf(options.viewers ?? [5_000])) {
      const measured = await measureStorm(CANDIDATES, { viewers, rounds }, services);
      rows.push(...measured);
      print(`${viewers} connect, subscribe and get a snapshot (raw ws = 1)`, measured);
    }
    event = await measureStorm(EVENT_CANDIDATES, { viewers: eventViewers, rounds }, services);
    print(`${eventViewers} get the snapshot of an event of 256 players (by the feed = 1)`, event);
  } finally {
    await services.stop();
  }
  const goals = judge(rows);
  console.log('\nGoals');
  console.table(goals);
  return { name: 'storm', machine: machine(), rows, event, goals };
}

function print(title: string, rows: Storm[]): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.candidate,
        {
          'CPU of the server': rounded(row.cpu),
          'CPU µs each (this machine)': rounded(row.cpuUs),
          'time to the last': rounded(row.time),
          'longest stall, ms': rounded(row.stallMs),
          'snapshot reads': row.snapshotReads,
          queries: row.queries,
        },
      ]),
    ),
  );
}

function judge(rows: Storm[]): Goal[] {
  const candidate = ({ name }: Candidate, factor: number) =>
    rows
      .filter((row) => row.candidate === name)
      .flatMap((row) => [
        atMost(`${row.viewers}, ${name}, CPU / raw ws`, factor, row.cpu),
        atMost(`${row.viewers}, ${name}, longest stall, ms`, 200, row.stallMs),
        atMost(`${row.viewers}, ${name}, snapshot reads (one per 100 ms)`, row.snapshotReadsAllowed, row.snapshotReads),
      ]);
  return [...candidate(HUB_FEED, 1.15), ...candidate(HUB_SOCKET_IO, 2.5)];
}
