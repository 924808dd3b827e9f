import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { shareSnapshot, type SnapshotForm } from '@pailei/hub/transports/snapshot-forms';
import { SharedMessage } from '@pailei/hub/transports/frame';
import type { SharedText } from '@pailei/hub/transports/deflate';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { packIds, unpackIds } from '@pailei/live/protocol/packed-ids';
import { median } from './engines/measure.ts';
import { playedEvent } from './snapshots/played-event.ts';
import { atMost, machine, rounded, type Goal } from './sockets/report.ts';

export type SnapshotsOptions = { repeats?: number };

type Row = {
  players: number;
  rounds_played: number;
  /** Kilobytes on the wire: as JSON, as the site's own clients ask for it, as a socket gets it that asks for no packed ids. */
  plain: number;
  feed: number;
  socketio: number;
  feed_with_ids: number;
  rest: number;
  /** Milliseconds of this machine: reading the JSON once it is here, packed and with the ids put back, and packing it. */
  parse_ms: number;
  parse_packed_ms: number;
  pack_ms: number;
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
  const text = JSON.stringify(state);
  const forms = await shareSnapshot(state, new Set(['plain', 'packed']));
  const frame = (form: SnapshotForm, transport: 'feed' | 'socketio', inflates = true) =>
    answerOf(state.id, forms[form]).frame({ transport, inflates });
  const rest = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: REST_QUALITY } });
  const packed = packIds(text) ?? text;
  const timesOf = (work: () => unknown) => median(Array.from({ length: repeats }, () => timeOf(work)));
  return {
    players,
    rounds_played: roundsPlayed,
    plain: kilobytes(frame('plain', 'feed', false)),
    feed: kilobytes(frame('packed', 'feed')),
    socketio: kilobytes(frame('packed', 'socketio')),
    feed_with_ids: kilobytes(frame('plain', 'feed')),
    rest: kilobytes(rest),
    parse_ms: timesOf(() => JSON.parse(text)),
    parse_packed_ms: timesOf(() => unpackIds(JSON.parse(packed))),
    pack_ms: timesOf(() => packIds(text)),
  };
}

function answerOf(tournamentId: string, shared: SharedText): SharedMessage {
  const topic = tournamentTopic.of(tournamentId);
  const start = JSON.stringify({ ok: true, topic, epoch: tournamentId, version: 1, delay: 0 });
  return new SharedMessage('sub', { start: `${start.slice(0, -1)},"snapshot":`, shared, end: ',"events":[]}' });
}

function timeOf(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}
