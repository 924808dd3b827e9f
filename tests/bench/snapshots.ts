import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { SharedMessage } from '@pailei/hub/transports/frame';
import { shareText } from '@pailei/hub/transports/deflate';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { median } from './engines/measure.ts';
import { playedEvent } from './snapshots/played-event.ts';
import { atMost, machine, rounded, type Goal } from './sockets/report.ts';

export type SnapshotsOptions = { repeats?: number };

type Row = {
  players: number;
  rounds_played: number;
  /** Kilobytes on the wire. */
  plain: number;
  feed: number;
  socketio: number;
  rest: number;
  /** Reading the JSON once it is here, in milliseconds of this machine. */
  parse_ms: number;
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
const REST_QUALITY = 5;

const kilobytes = (bytes: Buffer) => bytes.length / 1_024;
const compress = promisify(brotliCompress);

/** What the snapshot of an event takes on the wire: the hub's frames to a browser, and the body of the REST answer. */
export async function run({ repeats = 30 }: SnapshotsOptions = {}): Promise<SnapshotsReport> {
  const rows: Row[] = [];
  for (const { players, rounds } of EVENTS) rows.push(await measure(players, rounds, repeats));
  console.table(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, rounded(value)]))),
  );
  const goals = EVENTS.flatMap(({ players, goalKilobytes }, index) => {
    const row = rows[index];
    if (goalKilobytes === undefined || !row) return [];
    return (['feed', 'socketio', 'rest'] as const).map((way) =>
      atMost(`${players} players, ${row.rounds_played} rounds played, ${way}, KB`, goalKilobytes, row[way]),
    );
  });
  console.log('\nGoals');
  console.table(goals);
  return { name: 'snapshots', machine: machine(), rows, goals };
}

async function measure(players: number, roundsPlayed: number, repeats: number): Promise<Row> {
  const state = playedEvent(players, roundsPlayed);
  const shared = await shareText(JSON.stringify(state));
  const start = JSON.stringify({
    ok: true,
    topic: tournamentTopic.of(state.id),
    epoch: state.id,
    version: 1,
    delay: 0,
  });
  const answer = new SharedMessage('sub', { start: `${start.slice(0, -1)},"snapshot":`, shared, end: ',"events":[]}' });
  const frame = (transport: 'feed' | 'socketio', inflates = true) => answer.frame({ transport, inflates });
  const rest = await compress(shared.text, { params: { [constants.BROTLI_PARAM_QUALITY]: REST_QUALITY } });
  return {
    players,
    rounds_played: roundsPlayed,
    plain: kilobytes(frame('feed', false)),
    feed: kilobytes(frame('feed')),
    socketio: kilobytes(frame('socketio')),
    rest: kilobytes(rest),
    parse_ms: median(Array.from({ length: repeats }, () => timeOf(() => JSON.parse(shared.text)))),
  };
}

function timeOf(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
