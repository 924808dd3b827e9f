import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { median } from './engines/measure.ts';
import { playedEvent } from './snapshots/played-event.ts';
import { atMost, machine, rounded, type Goal } from './sockets/report.ts';

export type SnapshotsOptions = { repeats?: number };

type Row = {
  players: number;
  rounds_played: number;
  /** Kilobytes on the wire: as JSON, as `/feed` sends it, and as the API answers a browser. */
  plain: number;
  fetched: number;
  /** Milliseconds of this machine: reading the JSON once it is here, and compressing it once for its version. */
  parse_ms: number;
  compress_ms: number;
};
export type SnapshotsReport = {
  name: 'snapshots';
  machine: Record<string, string | number>;
  rows: Row[];
  goals: Goal[];
};

const EVENTS = [
  { players: 64, rounds: 2, goalKilobytes: undefined },
  { players: 256, rounds: 2, goalKilobytes: 40 },
  { players: 256, rounds: 5, goalKilobytes: undefined },
  { players: 1_024, rounds: 1, goalKilobytes: 150 },
];
/** As the API compresses. */
const QUALITY = 5;

const kilobytes = (bytes: Buffer) => bytes.length / 1_024;
const compress = promisify(brotliCompress);

/** What the snapshot of an event takes on the wire: as `/feed` sends it, and the body of the API's answer. */
export async function run({ repeats = 30 }: SnapshotsOptions = {}): Promise<SnapshotsReport> {
  const rows: Row[] = [];
  for (const { players, rounds } of EVENTS) rows.push(await measure(players, rounds, repeats));
  console.table(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, rounded(value)]))),
  );
  const goals = EVENTS.flatMap(({ players, goalKilobytes }, index) => {
    const row = rows[index];
    if (goalKilobytes === undefined || !row) return [];
    return [atMost(`${players} players, ${row.rounds_played} rounds played, KB`, goalKilobytes, row.fetched)];
  });
  console.log('\nGoals');
  console.table(goals);
  return { name: 'snapshots', machine: machine(), rows, goals };
}

async function measure(players: number, roundsPlayed: number, repeats: number): Promise<Row> {
  const state = playedEvent(players, roundsPlayed);
  const text = JSON.stringify(state);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const fetched = await compress(text, { params });
  const timesOf = (work: () => unknown) => median(Array.from({ length: repeats }, () => timeOf(work)));
  return {
    players,
    rounds_played: roundsPlayed,
    plain: kilobytes(Buffer.from(text)),
    fetched: kilobytes(fetched),
    parse_ms: timesOf(() => JSON.parse(text)),
    compress_ms: timesOf(() => brotliCompressSync(text, { params })),
  };
}

function timeOf(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
