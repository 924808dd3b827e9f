import {
  DONE_SHOWN,
  type QueuedMatch,
  type QueueEntry,
  type StreamQueue,
  type StreamQueueEvent,
} from '@pailei/domain/stream-queue/types';
import { SERIES_OVER_STATUSES } from '@pailei/domain/series/series-over';
import type { SeriesStatus } from '@pailei/domain/series/types';
import { sql } from 'kysely';
import type { Db } from '@pailei/db/client';
import type { StreamQueueStatus } from '@pailei/db/schema/stream-queue';
import type { Trx } from '@pailei/db/tx';

/** Everything of the queue is decided under this lock. */
export async function lockQueue(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('stream_queue'))`.execute(trx);
}

const MATCH_COLUMNS = [
  'match.id as match_id',
  'match.tournament_id',
  'match.battle_id',
  'match.info',
  'match.status',
  'match.delay_seconds',
] as const;
const NAMES = [
  sql<string>`match.state #>> '{sides,a,name}'`.as('a'),
  sql<string>`match.state #>> '{sides,b,name}'`.as('b'),
];

export async function findQueuedMatch(
  db: Db | Trx,
  id: string,
): Promise<{ match: QueuedMatch; status: SeriesStatus; delay_seconds: number } | undefined> {
  const row = await db
    .selectFrom('match')
    .select(MATCH_COLUMNS)
    .select(NAMES)
    .where('match.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { status, delay_seconds, ...facts } = row;
  return { match: queuedMatch(facts), status, delay_seconds };
}

type MatchFacts = Pick<QueuedMatch, 'match_id' | 'tournament_id' | 'battle_id' | 'a' | 'b'> & {
  info: Pick<QueuedMatch, 'tournament_name' | 'is_demo' | 'label' | 'best_of'>;
};

function queuedMatch({ info, ...facts }: MatchFacts): QueuedMatch {
  const { tournament_name, is_demo, label, best_of } = info;
  return { ...facts, tournament_name, is_demo, label, best_of };
}

export async function readQueue(db: Db | Trx): Promise<StreamQueue> {
  const [waiting, done] = [await readEntries(db, ['on_air', 'next']), await readEntries(db, ['done'])];
  const of = (status: StreamQueueStatus) => waiting.filter((row) => row.status === status).map(({ entry }) => entry);
  return { on_air: of('on_air')[0] ?? null, next: of('next'), done: done.map(({ entry }) => entry) };
}

async function readEntries(
  db: Db | Trx,
  statuses: StreamQueueStatus[],
): Promise<{ status: StreamQueueStatus; entry: QueueEntry }[]> {
  const isDone = statuses.includes('done');
  const rows = await db
    .selectFrom('stream_queue')
    .innerJoin('match', 'match.id', 'stream_queue.match_id')
    .select(['stream_queue.id', 'stream_queue.status as queue_status', 'stream_queue.changed_at'])
    .select(['match.id as match_id', 'match.tournament_id', 'match.battle_id', 'match.info'])
    .select(NAMES)
    .where('stream_queue.status', 'in', statuses)
    .$if(isDone, (query) => query.orderBy('stream_queue.changed_at', 'desc').limit(DONE_SHOWN))
    .$if(!isDone, (query) => query.orderBy('stream_queue.position'))
    .orderBy('stream_queue.id')
    .execute();
  return rows.map(({ id, queue_status, changed_at, ...facts }) => ({
    status: queue_status,
    entry: { ...queuedMatch(facts), id, at: changed_at },
  }));
}

/** Writes what an event says; `queue` is the queue after it. */
export async function saveQueueEvent(trx: Trx, queue: StreamQueue, event: StreamQueueEvent): Promise<void> {
  switch (event.type) {
    case 'match_queued':
      return saveEntry(trx, event.payload.entry, 'next');
    case 'match_put_on_air':
      return saveEntry(trx, event.payload.entry, 'on_air');
    case 'match_aired':
      await trx
        .updateTable('stream_queue')
        .set({ status: 'done', changed_at: event.payload.at })
        .where('id', '=', event.payload.id)
        .execute();
      return;
    case 'match_unqueued':
      await trx.deleteFrom('stream_queue').where('id', '=', event.payload.id).execute();
      return;
    case 'queue_reordered':
      return savePositions(trx, queue.next);
    default:
      return event satisfies never;
  }
}

/** A new entry stands behind all others. */
async function saveEntry(trx: Trx, { id, match_id, at }: QueueEntry, status: 'next' | 'on_air'): Promise<void> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from stream_queue where status = 'next')`;
  await trx
    .insertInto('stream_queue')
    .values({ id, match_id, status, position: last, changed_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, changed_at: at }))
    .execute();
}

async function savePositions(trx: Trx, next: readonly QueueEntry[]): Promise<void> {
  const ids = next.map(({ id }) => id);
  await sql`update stream_queue set position = wanted.position
    from unnest(${ids}::uuid[]) with ordinality as wanted(id, position)
    where stream_queue.id = wanted.id`.execute(trx);
}

/** The entry on air whose match ended before `endedBefore`, as its delayed public sees it too. */
export async function findEndedOnAir(db: Db, endedBefore: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('stream_queue')
    .innerJoin('match', 'match.id', 'stream_queue.match_id')
    .select('stream_queue.id')
    .where('stream_queue.status', '=', 'on_air')
    .where('match.status', 'in', SERIES_OVER_STATUSES)
    .where(
      sql<boolean>`coalesce(match.finished_at, match.updated_at) + match.delay_seconds * interval '1 second' < ${endedBefore}`,
    )
    .executeTakeFirst();
}

/** A queued entry whose match was withdrawn or cancelled, as its delayed public sees it too. */
export async function findVoidQueued(db: Db, now: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('stream_queue')
    .innerJoin('match', 'match.id', 'stream_queue.match_id')
    .select('stream_queue.id')
    .where('stream_queue.status', '=', 'next')
    .where((eb) => eb.or([eb('match.withdrawn_at', 'is not', null), eb('match.status', '=', 'cancelled')]))
    .where(
      sql<boolean>`coalesce(match.withdrawn_at, match.updated_at) + match.delay_seconds * interval '1 second' <= ${now}`,
    )
    .orderBy('stream_queue.id')
    .executeTakeFirst();
}
