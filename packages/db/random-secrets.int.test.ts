import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { useEmptyDatabase, useOwner } from '../../tests/support/fixtures.ts';
import { newId } from './id.ts';
import { migrateDatabase } from './migrate.ts';

const db = useOwner(await useEmptyDatabase());

const IDS = { draft: newId(), running: newId(), finished: newId(), cancelled: newId() };
type Status = keyof typeof IDS;
const STATUSES = Object.keys(IDS) as Status[];
const account = newId();
const opponent = newId();
const match = newId();

const LINE = {
  id: IDS.running,
  name: '周末赛',
  status: 'running',
  is_demo: false,
  capacity: 8,
  participant_count: 2,
  format: 'conquest',
  bans: 1,
  stages: [{ type: 'swiss', rounds: 3, best_of: 3 }],
  registration_closes_at: null,
  starts_at: null,
  check_in_opens_at: null,
  started_at: null,
  finished_at: null,
  current_stage: 0,
  current_round: 1,
  featured_match_id: null,
  champion: null,
};
const ROW = {
  ...LINE,
  seed: 4_711,
  state: { id: IDS.running },
  state_version: 9,
  created_by: account,
  due_set_at: null,
};
const STARTED = { entrants: [{ participant_id: account, lot: 2 }], absent: [], at: '2026-01-01T00:00:00.000Z' };
const LATE = { participant_id: account, seed: 5, lot: 5, at: '2026-01-01T00:00:00.000Z' };

/** As versions before this migration wrote them. */
const EVENTS: readonly (readonly [topic: string, type: string, payload: object])[] = [
  ['tournaments', 'tournament_changed', { tournament: ROW }],
  ['tournaments', 'tournament_changed', { tournament: LINE }],
  [`tournament:${IDS.running}`, 'tournament_started', STARTED],
  [`tournament:${IDS.running}`, 'participant_entered_late', LATE],
  ['job:1', 'job_progressed', { items: [{ match: { id: match, seed: 12, state: {}, due_set_at: null, table: 3 } }] }],
];

async function insertPeople(): Promise<void> {
  for (const [index, id] of [account, opponent].entries()) {
    await sql`insert into account (id, username, username_key, email, email_key, password_hash, role, game_id)
      values (${id}, ${`p${index}`}, ${`p${index}`}, ${`p${index}`}, ${`p${index}`}, '-', 'user', 'g')`.execute(db);
  }
}

async function insertEvent(status: Status): Promise<void> {
  await sql`insert into tournament (id, name, status, format, capacity, state, state_version, seed, summary)
    values (${IDS[status]}, '周末赛', ${status}, 'conquest', 8, '{}', 1, 4711, '{}')`.execute(db);
  await sql`insert into live_head (topic, version) values (${`tournament:${IDS[status]}`}, 40)`.execute(db);
}

async function insertMatch(): Promise<void> {
  for (const id of [account, opponent]) {
    await sql`insert into participant (id, tournament_id, account_id, name, status)
      values (${id}, ${IDS.running}, ${id}, 'p', 'active')`.execute(db);
  }
  await sql`
    insert into match (id, tournament_id, stage, round, table_number, status, a_participant_id, b_participant_id,
      a_account_id, b_account_id, info, state, seed)
    values (${match}, ${IDS.running}, 0, 1, 1, 'ban', ${account}, ${opponent}, ${account}, ${opponent}, '{}', '{}', 99)
  `.execute(db);
}

const epoch = async () => (await db.selectFrom('live_epoch').select('epoch').executeTakeFirstOrThrow()).epoch;
const stored = () => db.selectFrom('live_event').select(['topic', 'version', 'payload']).orderBy('version').execute();
let epochBefore = '';

beforeAll(async () => {
  await migrateDatabase(db, '0016-size-cards');
  await insertPeople();
  for (const status of STATUSES) await insertEvent(status);
  await insertMatch();
  for (const [index, [topic, type, payload]] of EVENTS.entries()) {
    await sql`insert into live_event (topic, version, type, payload)
      values (${topic}, ${index + 1}, ${type}, ${JSON.stringify(payload)})`.execute(db);
  }
  epochBefore = await epoch();
  await migrateDatabase(db, '0017-random-secrets');
});

test('events that are not over have a new secret of their own, from the head of their log on', async () => {
  const secrets = await db.selectFrom('tournament_secret').selectAll().orderBy('tournament_id').execute();
  expect(secrets.map(({ tournament_id }) => tournament_id)).toEqual([IDS.draft, IDS.running].toSorted());
  expect(new Set(secrets.map(({ random_secret }) => random_secret.toString('hex'))).size).toBe(2);
  for (const { random_secret, commitment, since_version } of secrets) {
    expect(random_secret.length).toBe(32);
    expect(commitment).toEqual(createHash('sha256').update(random_secret).digest());
    expect(since_version).toBe(40);
  }
});

test('the numbers that everything followed from are gone, and the matches stay', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns where column_name = 'seed'`.execute(db);
  expect(rows).toEqual([]);
  expect(await db.selectFrom('match').select('status').where('id', '=', match).execute()).toEqual([{ status: 'ban' }]);
});

test('rows that went out whole are cut down in place, at whatever depth they stand', async () => {
  const [leaked, sound, , , nested] = await stored();
  expect(leaked?.payload).toEqual({ tournament: LINE });
  expect(sound?.payload).toEqual({ tournament: LINE });
  expect(nested?.payload).toEqual({ items: [{ match: { id: match, table: 3 } }] });
});

test('draws that were made, and the places of participants, stay as they are', async () => {
  const [, , started, late] = await stored();
  expect(started?.payload).toEqual(STARTED);
  expect(late?.payload).toEqual(LATE);
});

test('every screen begins anew', async () => {
  expect(await epoch()).not.toBe(epochBefore);
});

test('a secret goes with its event, and has 256 bits', async () => {
  const insert = (bytes: Buffer) =>
    db.insertInto('tournament_secret').values({ tournament_id: IDS.finished, random_secret: bytes }).execute();
  await expect(insert(Buffer.alloc(4))).rejects.toThrow('tournament_secret_random_secret_check');
  await insert(Buffer.alloc(32));
  await sql`delete from tournament where id = ${IDS.finished}`.execute(db);
  const rest = await db.selectFrom('tournament_secret').select('tournament_id').execute();
  expect(rest.map(({ tournament_id }) => tournament_id)).not.toContain(IDS.finished);
});
