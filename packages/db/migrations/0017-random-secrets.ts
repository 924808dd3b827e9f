import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

const TABLES = [
  `create table tournament_secret (
     tournament_id uuid primary key references tournament (id) on delete cascade,
     random_secret bytea not null check (octet_length(random_secret) = 32),
     commitment bytea not null generated always as (sha256(random_secret)) stored,
     since_version bigint not null default 0,
     created_at timestamptz not null default date_trunc('milliseconds', now())
   )`,
  `alter table tournament drop column seed`,
  `alter table match drop column seed`,
];

/** A line of the lobby as its contract has it. */
const LOBBY_LINE = [
  'id',
  'name',
  'status',
  'is_demo',
  'capacity',
  'participant_count',
  'format',
  'bans',
  'stages',
  'registration_closes_at',
  'starts_at',
  'check_in_opens_at',
  'started_at',
  'finished_at',
  'current_stage',
  'current_round',
  'featured_match_id',
  'champion',
];

/** Columns of tournaments and matches that no contract has: an object with one of the marks is a row. */
const MARKS = ['state_version', 'due_set_at'] as const;
const PRIVATE_COLUMNS = [...MARKS, 'seed', 'state', 'created_by', 'due_kind'] as const;
const PAGE = 2_000;

/**
 * Draws come from a secret of 256 bits in a table of its own. Events that are not over draw from a new one from here on;
 * what was drawn before stays. Rows that went into events whole are cut down to what everybody may see, and a new epoch
 * makes every screen begin anew.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
  await giveSecrets(db);
  await stripLobby(db);
  await stripOtherTopics(db);
  await sql`update live_epoch set epoch = gen_random_uuid()`.execute(db);
}

async function giveSecrets(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ id: string; version: number }>`
    select id, coalesce((select version from live_head where topic = 'tournament:' || tournament.id), 0) as version
    from tournament where status not in ('finished', 'cancelled')`.execute(db);
  for (const { id, version } of rows) {
    await sql`
      insert into tournament_secret (tournament_id, random_secret, since_version)
      values (${id}, ${randomBytes(32)}, ${version})`.execute(db);
  }
}

async function stripLobby(db: Kysely<never>): Promise<void> {
  await sql`
    update live_event set payload = jsonb_build_object('tournament', (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(payload -> 'tournament')
      where key = any(${LOBBY_LINE}::text[])))
    where topic = 'tournaments' and jsonb_typeof(payload -> 'tournament') = 'object'`.execute(db);
}

type StoredEvent = { topic: string; version: number; leaking: object | null };

/** A page at a time: the log of a large site is far more than one statement may read. */
async function stripOtherTopics(db: Kysely<never>): Promise<void> {
  let last: Pick<StoredEvent, 'topic' | 'version'> = { topic: '', version: 0 };
  for (;;) {
    const { rows } = await sql<StoredEvent>`
      select topic, version, case when payload @? ${HAS_A_MARK}::jsonpath then payload end as leaking
      from live_event where (topic, version) > (${last.topic}, ${last.version})
      order by topic, version limit ${PAGE}`.execute(db);
    for (const { topic, version, leaking } of rows) {
      if (leaking === null) continue;
      await sql`
        update live_event set payload = ${JSON.stringify(withoutRows(leaking))}::jsonb
        where topic = ${topic} and version = ${version}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end;
  }
}

const HAS_A_MARK = `$.** ? (${MARKS.map((mark) => `exists(@.${mark})`).join(' || ')})`;

/** The payload without the private columns of rows in it, at whatever depth they stand. */
function withoutRows(payload: object): object {
  const waiting: object[] = [payload];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    const fields = value as Record<string, unknown>;
    if (MARKS.some((mark) => mark in fields)) for (const column of PRIVATE_COLUMNS) delete fields[column];
    for (const inner of Object.values(fields)) if (typeof inner === 'object' && inner !== null) waiting.push(inner);
  }
  return payload;
}
