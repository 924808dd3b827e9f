import type { LogEvent, TopicEvent, TopicName } from '@pailei/contracts/topics/topic';
import { siteContracts, type TopicContracts } from '@pailei/contracts/features/topic-contracts';
import type { Db } from '@pailei/db/client';
import { trimRows } from '@pailei/db/trim';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';
import { isWideTopic, KEPT_PREFIXES, parseTopic } from './topics.ts';

/** What one commit added to one topic. */
export type Appended = { topic: string; epoch: string; events: LogEvent[] };

export type LiveLog = {
  /** Notes an event, to be written by `write`. Returns the payload as it will be stored: what its contract names. */
  add<Events extends Payloads, Type extends keyof Events & string>(
    topic: TopicName<unknown, Events>,
    type: Type,
    payload: Events[Type],
  ): Events[Type];
  /** Notes events in order. Returns them as they will be stored: what is folded is never more than what the log holds. */
  addAll<Events extends Payloads, const Added extends readonly TopicEvent<Events>[]>(
    topic: TopicName<unknown, Events>,
    events: Added,
  ): Added;
  /**
   * Appends what was added since the last call, as the last step of the transaction, because the heads stay locked until
   * the commit. Resolves to the new version of each topic touched by this call.
   */
  write(): Promise<Map<string, number>>;
  /** The newest version this transaction wrote to the topic. Throws when it wrote none. */
  versionOf(topic: string): number;
  /** Everything written so far, in the order of writing. */
  appended(): Appended[];
};

type Payloads = Readonly<Record<string, object>>;
type NewEvent = { readonly type: string; readonly payload: object };
type Added = { topic: string; type: string; payload: object };
type Head = { epoch: string; topic: string; version: number; at: string };
type AppendedRow = { epoch: string; topic: string; version: number; type: string; payload: object; created_at: string };

/** Collects the events of one transaction. */
export function createLiveLog(trx: Trx, contracts: TopicContracts = siteContracts): LiveLog {
  let waiting: Added[] = [];
  const written: Appended[] = [];
  function keep(topic: string, { type, payload }: NewEvent): NewEvent {
    const stored = { type, payload: contracts.payload(parseTopic(topic)?.kind ?? topic, type, payload) };
    waiting.push({ topic, ...stored });
    return stored;
  }
  return {
    // What the contract keeps of a value has the value's type.
    add: (topic, type, payload) => keep(topic, { type, payload }).payload as typeof payload,
    addAll: (topic, events) => events.map((event) => keep(topic, event)) as readonly NewEvent[] as typeof events,
    async write() {
      if (waiting.length === 0) return new Map();
      const batch = waiting;
      waiting = [];
      const appended = await append(trx, batch);
      written.push(...appended);
      return new Map(appended.map((part) => [part.topic, lastVersion(part)]));
    },
    versionOf(topic) {
      const part = written.findLast((candidate) => candidate.topic === topic);
      if (!part) throw new Error(`nothing was written to topic ${topic}`);
      return lastVersion(part);
    },
    appended: () => written,
  };
}

const lastVersion = (part: Appended) => part.events.at(-1)?.v ?? 0;

const byLockOrder = (a: string, b: string) =>
  Number(isWideTopic(a)) - Number(isWideTopic(b)) || (a < b ? -1 : Number(a > b));

/**
 * One statement: the heads are locked in the order of `lock_order`, and the time is read under that lock. What was written is known here
 * but for its versions and its time.
 */
async function append(trx: Trx, batch: Added[]): Promise<Appended[]> {
  const byTopic = Map.groupBy(batch, (added) => added.topic);
  const parts = [...byTopic].toSorted(([a], [b]) => byLockOrder(a, b));
  const topics = parts.map(([topic]) => topic);
  const counts = parts.map(([, added]) => added.length);
  const ordered = parts.flatMap(([, added]) => added);
  /** Of each event, counted back from the new head of its topic. */
  const places = counts.flatMap((count) => Array.from({ length: count }, (_, place) => place + 1 - count));
  const { rows } = await sql<Head>`
    with head as (
      insert into live_head (topic, version)
      select topic, amount from unnest(${topics}::text[], ${counts}::bigint[])
        with ordinality as wanted(topic, amount, lock_order) order by lock_order
      on conflict (topic) do update set version = live_head.version + excluded.version
      returning topic, version
    ), moment as materialized (
      select date_trunc('milliseconds', clock_timestamp()) as at from (select count(*) from head) as locked
    ), written as (
      insert into live_event (topic, version, type, payload, created_at)
      select added.topic, head.version + added.place, added.type, added.payload, moment.at
      from unnest(${ordered.map((added) => added.topic)}::text[], ${places}::bigint[],
                  ${ordered.map((added) => added.type)}::text[],
                  ${ordered.map((added) => JSON.stringify(added.payload))}::jsonb[])
        as added(topic, place, type, payload)
      join head using (topic) cross join moment
    )
    select live_epoch.epoch, head.topic, head.version, moment.at from live_epoch, head, moment`.execute(trx);
  const heads = new Map(rows.map((row) => [row.topic, row]));
  return parts.map(([topic, added]) => {
    const head = heads.get(topic);
    if (!head) throw new Error('the live log has no epoch');
    const first = head.version - added.length + 1;
    const events = added.map(({ type, payload }, place) => ({ v: first + place, t: type, p: payload, at: head.at }));
    return { topic, epoch: head.epoch, events };
  });
}

const toEvent = (row: Omit<AppendedRow, 'topic' | 'epoch'>): LogEvent => ({
  v: row.version,
  t: row.type,
  p: row.payload,
  at: row.created_at,
});

/** The identity of this history. It changes when a backup is restored. */
export async function readEpoch(db: Db): Promise<string> {
  const { rows } = await sql<{ epoch: string }>`select epoch from live_epoch`.execute(db);
  const epoch = rows[0]?.epoch;
  if (!epoch) throw new Error('the live log has no epoch');
  return epoch;
}

/** The newest versions, in one query. A topic never written to is at 0. */
export async function readHeads(db: Db, topics: string[]): Promise<Map<string, number>> {
  const heads = new Map(topics.map((topic) => [topic, 0]));
  if (topics.length === 0) return heads;
  const { rows } = await sql<{ topic: string; version: number }>`
    select topic, version from live_head where topic = any(${topics}::text[])`.execute(db);
  for (const row of rows) heads.set(row.topic, row.version);
  return heads;
}

/** Events after version `since`, oldest first, at most `limit`. */
export async function readSince(db: Db, topic: string, since: number, limit: number): Promise<LogEvent[]> {
  const { rows } = await sql<Omit<AppendedRow, 'topic' | 'epoch'>>`
    select version, type, payload, created_at from live_event
    where topic = ${topic} and version > ${since} order by version limit ${limit}`.execute(db);
  return rows.map(toEvent);
}

/** The end of a topic's log, and the history that it is of. */
export type LogTail = {
  epoch: string;
  head: number;
  /** This transaction has written to the topic: whether that will ever stand is open. */
  isOwn: boolean;
  events: LogEvent[];
};

type TailRow = Omit<AppendedRow, 'version'> & { version: number | null; head: number; is_own: boolean };

/** Everything after version `since` as one moment has it, in one statement. */
export async function readTail(db: Db, topic: string, since: number): Promise<LogTail> {
  const { rows } = await sql<TailRow>`
    select live_epoch.epoch, coalesce(head.version, 0) as head,
      coalesce(head.xmin = pg_current_xact_id_if_assigned()::xid, false) as is_own,
      event.version, event.type, event.payload, event.created_at
    from live_epoch
    left join live_head as head on head.topic = ${topic}
    left join live_event as event on event.topic = ${topic} and event.version > ${since}
    order by event.version`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('the live log has no epoch');
  const events = rows.flatMap((row) => (row.version === null ? [] : [toEvent(row as AppendedRow)]));
  return { epoch: first.epoch, head: first.head, isOwn: first.is_own, events };
}

/** The version a view shows that trails by `delaySeconds`, by the database's clock; 0: nothing of the topic yet. */
export async function readDelayedHead(db: Db, topic: string, delaySeconds: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(min(version) - 1, (select version from live_head where topic = ${topic}), 0) as version
    from live_event where topic = ${topic} and created_at > visible_until(${delaySeconds}::integer)`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Begins a new history: every view restarts from a snapshot. Run it after a restore, before anything writes. */
export async function rotateEpoch(trx: Trx): Promise<string> {
  const { rows } = await sql<{ epoch: string }>`
    update live_epoch set epoch = gen_random_uuid() returning epoch`.execute(trx);
  const epoch = rows[0]?.epoch;
  if (!epoch) throw new Error('the live log has no epoch');
  return epoch;
}

/** As the partial index on `created_at` has it: only literals let the planner see that they are the same. */
const IS_KEPT = sql.raw(KEPT_PREFIXES.map((prefix) => `topic like '${prefix}%'`).join(' or '));

/** Trims events of topics that are not kept after a day. Heads stay. */
export const trimLog = trimRows('live_event', () => sql`created_at < now() - interval '24 hours' and not (${IS_KEPT})`);

/** The newest events after version `since`, oldest first, at most `limit`: the end of the log up to its head. */
export async function readLast(db: Db, topic: string, since: number, limit: number): Promise<LogEvent[]> {
  const { rows } = await sql<Omit<AppendedRow, 'topic' | 'epoch'>>`
    select version, type, payload, created_at from live_event
    where topic = ${topic} and version > ${since} order by version desc limit ${limit}`.execute(db);
  return rows.toReversed().map(toEvent);
}

/** All a hub compares itself with, in one query: epoch, the database's clock, and the versions that are not 0. */
export async function readSweep(
  db: Db,
  topics: string[],
): Promise<{ epoch: string; now: string; heads: Record<string, number> }> {
  const { rows } = await sql<{ epoch: string; now: string; heads: Record<string, number> | null }>`
    select epoch, clock_timestamp() as now,
      (select json_object_agg(topic, version) from live_head where topic = any(${topics}::text[])) as heads
    from live_epoch`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('the live log has no epoch');
  return { epoch: row.epoch, now: row.now, heads: row.heads ?? {} };
}
