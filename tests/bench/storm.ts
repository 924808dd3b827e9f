import { startBenchServices } from './sockets/bench-services.ts';
import { FASTIFY_WS, HUB_FEED, HUB_SOCKET_IO, SOCKET_IO, WS, type Candidate } from './sockets/candidates.ts';
import { atMost, listOf, machine, rounded, type Goal } from './sockets/report.ts';
import { measureStorm, type Storm } from './storm/connect-storm.ts';

export type StormOptions = {
  /** Numbers of viewers who come at once. */
  viewers?: number | number[];
  rounds?: number;
};

export type StormReport = { name: 'storm'; machine: Record<string, string | number>; rows: Storm[]; goals: Goal[] };

const CANDIDATES: Candidate[] = [WS, FASTIFY_WS, SOCKET_IO, HUB_FEED, HUB_SOCKET_IO];

/** Many connect at once, subscribe to one topic and get a snapshot of 2 KB. */
export async function run(options: StormOptions = {}): Promise<StormReport> {
  const { rounds = 3 } = options;
  const services = await startBenchServices();
  const rows: Storm[] = [];
  try {
    for (const viewers of listOf(options.viewers ?? [5_000])) {
      const measured = await measureStorm(CANDIDATES, { viewers, rounds }, services);
      rows.push(...measured);
      print(viewers, measured);
    }
  } finally {
    await services.stop();
  }
  const goals = judge(rows);
  console.log('\nGoals');
  console.table(goals);
  return { name: 'storm', machine: machine(), rows, goals };
}

function print(viewers: number, rows: Storm[]): void {
  console.log(`\n${viewers} connect, subscribe and get a snapshot (raw ws = 1)`);
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.candidate,
        {
          'CPU of the server': rounded(row.cpu),
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
