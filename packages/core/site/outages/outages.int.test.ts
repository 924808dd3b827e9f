import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { createDatabase } from '@pailei/db/client';
import { readSince } from '@pailei/live/log';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildServices, buildTournament, silentPublisher } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { findOverdue } from '../../ground/clocks/expire-due.ts';
import { settleClocks } from '../../ground/clocks/settle-clocks.ts';
import { composeWork } from '../../features/compose.ts';
import { FEATURES } from '../../features/list.ts';
import { matchOwners } from '../../play/match-owners/match-owners.ts';
import { matchClockOf } from '../../play/matches/clock/match.clock.ts';
import { writeHeartbeat } from '../health/process-heartbeats.ts';
import { trimOutages } from './outages.sweep.ts';
import { watchOutages } from './watch-outages.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());
const services = buildServices(db);
const { clock, matches, tournaments, expireMatch } = services;
const now = () => new Date(Date.now() + clock.offsetMs).toISOString();
const deps = { db, publisher: silentPublisher, now };
const { clocks } = composeWork<never>(FEATURES);
const ONE_ROUND = { stages: [{ type: 'swiss', rounds: 1, best_of: 3 }] } as const;
const AWAY_SECONDS = 1_200;

beforeEach(async () => {
  clock.offsetMs = 0;
  await db.deleteFrom('outage').execute();
  await db.deleteFrom('site_pulse').execute();
  await db.deleteFrom('status_probe').execute();
  await db.deleteFrom('process_heartbeat').execute();
  await db.updateTable('match').set({ due_at: null }).execute();
});

/** The processes that are there show that they live. */
async function beat(...kinds: ('api' | 'hub')[]): Promise<void> {
  for (const kind of kinds)
    await writeHeartbeat(db, { process_id: kind, kind, detail: kind === 'hub' ? { is_delivering: true } : {} });
}

/** What was written of the site and its processes was written so long ago. */
async function age(seconds: number): Promise<void> {
  await sql`update site_pulse set at = at - make_interval(secs => ${seconds}), seen = (
    select coalesce(jsonb_object_agg(key, to_char((value::timestamptz - make_interval(secs => ${seconds})) at time zone 'utc',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), '{}') from jsonb_each_text(seen))`.execute(db);
  await sql`update process_heartbeat set beat_at = beat_at - make_interval(secs => ${seconds})`.execute(db);
}

/** What has been back has been so for long enough. */
const steady = () => sql`update outage set whole_since = whole_since - interval '21 seconds'`.execute(db);
const outages = () => db.selectFrom('outage').selectAll().orderBy('starts_at').execute();
const stateOf = async (id: string) => (await matches.get(null, id)).series;
const secondsBetween = (from: string | null, to: string | null) =>
  (Date.parse(to ?? '') - Date.parse(from ?? '')) / 1_000;

/** A match that was opened before the site went away, and whose deadline passed meanwhile. */
async function matchOfBefore(): Promise<{ id: string; due_at: string }> {
  clock.offsetMs = -AWAY_SECONDS * 1_000;
  const built = await buildTournament(db, services, { players: 2, settings: ONE_ROUND });
  await tournaments.start(built.referee, built.id);
  const rows = db.selectFrom('match').select('id').where('tournament_id', '=', built.id);
  const { id } = await rows.executeTakeFirstOrThrow();
  const { due_at } = await stateOf(id);
  clock.offsetMs = 0;
  expect(Date.parse(due_at ?? '')).toBeLessThan(Date.now());
  return { id, due_at: due_at ?? '' };
}

async function creditsOf(id: string): Promise<{ lost_ms: number; cause?: string }[]> {
  const log = await readSince(db, matchTopic.of(id), 0, 1_000);
  return log.filter(({ t }) => t === 'time_credited').map(({ p }) => p as { lost_ms: number; cause?: string });
}

test('everything was away over a deadline: nothing passes before the time was given back, once, by whoever is first', async () => {
  await beat('api', 'hub');
  await watchOutages(deps);
  const { id, due_at } = await matchOfBefore();
  await age(AWAY_SECONDS - 5);

  // A job that waited in the queue is the first to run.
  await expireMatch(id, due_at);
  expect((await stateOf(id)).check_in_rung).toBe(0);
  expect(await findOverdue(deps, matchClockOf(matchOwners), { before: now(), limit: 10 })).toEqual([]);
  expect(await settleClocks(deps, clocks)).toBe(false);

  await beat('api', 'hub');
  await Promise.all([watchOutages(deps), watchOutages(deps), watchOutages(deps)]);
  expect(await outages()).toHaveLength(1);
  await expireMatch(id, due_at);
  expect((await stateOf(id)).check_in_rung).toBe(0);
  expect(await settleClocks(deps, clocks)).toBe(false);

  await steady();
  await Promise.all([watchOutages(deps), watchOutages(deps)]);
  await expireMatch(id, due_at);
  expect((await stateOf(id)).check_in_rung).toBe(0);
  const settled = await Promise.all([1, 2, 3].map(() => settleClocks(deps, clocks)));
  expect(settled.filter(Boolean)).toHaveLength(1);

  const after = await stateOf(id);
  expect(secondsBetween(due_at, after.due_at)).toBeGreaterThan(AWAY_SECONDS - 30);
  expect(secondsBetween(due_at, after.due_at)).toBeLessThan(AWAY_SECONDS + 30);
  const [credit, ...more] = await creditsOf(id);
  expect([credit?.cause, more]).toEqual(['outage', []]);
  await expect(expireMatch(id, after.due_at ?? '')).rejects.toMatchObject({ code: 'too_early' });
  clock.offsetMs = Date.parse(after.due_at ?? '') - Date.now() + 1_000;
  await expireMatch(id, after.due_at ?? '');
  expect((await stateOf(id)).check_in_rung).toBe(1);
});

describe('a part alone is away', () => {
  test.each([
    ['hub', 'api'],
    ['api', 'hub'],
  ] as const)('the %s', async (gone, left) => {
    await beat('api', 'hub');
    await watchOutages(deps);
    const { id, due_at } = await matchOfBefore();
    await age(20);
    await beat(left);
    await sql`update site_pulse set at = clock_timestamp()`.execute(db);
    await watchOutages(deps);
    const [outage] = await outages();
    expect(outage).toMatchObject({ whole_since: null, ended_at: null });
    await expireMatch(id, due_at);
    expect((await stateOf(id)).check_in_rung).toBe(0);

    await beat(gone, left);
    await watchOutages(deps);
    await steady();
    await watchOutages(deps);
    expect(await settleClocks(deps, clocks)).toBe(true);
    const [credit] = await creditsOf(id);
    expect(credit?.cause).toBe('outage');
    expect((credit?.lost_ms ?? 0) / 1_000).toBeGreaterThanOrEqual(20);
    expect((credit?.lost_ms ?? 0) / 1_000).toBeLessThan(60);
  });

  test('Redis, as two probes in a row say', async () => {
    await beat('api', 'hub');
    await watchOutages(deps);
    await age(20);
    await beat('api', 'hub');
    await sql`update site_pulse set at = clock_timestamp()`.execute(db);
    const probe = (slot: number, state: 'up' | 'down') =>
      sql`insert into status_probe (component, slot, at, state) values ('redis', ${slot}, clock_timestamp(), ${state})`.execute(
        db,
      );
    await probe(1, 'up');
    await probe(2, 'down');
    await watchOutages(deps);
    expect(await outages()).toEqual([]);
    await age(20);
    await beat('api', 'hub');
    await sql`update site_pulse set at = clock_timestamp()`.execute(db);
    await probe(3, 'down');
    await watchOutages(deps);
    expect(await outages()).toHaveLength(1);
  });

  test('and comes and goes: one outage, whose time is given back once', async () => {
    await beat('api', 'hub');
    await watchOutages(deps);
    const { id } = await matchOfBefore();
    for (let times = 0; times < 3; times++) {
      await age(20);
      await beat('api');
      await sql`update site_pulse set at = clock_timestamp()`.execute(db);
      await watchOutages(deps);
      await beat('hub');
      await watchOutages(deps);
      expect(await settleClocks(deps, clocks)).toBe(false);
    }
    await steady();
    await watchOutages(deps);
    expect(await settleClocks(deps, clocks)).toBe(true);
    expect(await outages()).toHaveLength(1);
    expect(await creditsOf(id)).toHaveLength(1);
  });
});

test('a site that was never looked at, and one that is whole, have no outage', async () => {
  const { id, due_at } = await matchOfBefore();
  await watchOutages(deps);
  await beat('api', 'hub');
  await watchOutages(deps);
  await age(10);
  await beat('api', 'hub');
  await watchOutages(deps);
  expect(await outages()).toEqual([]);
  await expireMatch(id, due_at);
  expect((await stateOf(id)).check_in_rung).toBe(1);
});

test('a look at a site that is whole takes no lock, and moves the pulse on once for each moment', async () => {
  await beat('api', 'hub');
  await watchOutages(deps);
  const pulse = () => db.selectFrom('site_pulse').select(['at', 'seen']).executeTakeFirstOrThrow();
  const before = await pulse();
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('site-pulse'))`.execute(trx);
    await watchOutages(deps);
  });
  const after = await pulse();
  expect(after.at > before.at).toBe(true);
  expect(Object.keys(after.seen).toSorted()).toEqual(['api', 'hub', 'redis']);
  await Promise.all([1, 2, 3].map(() => watchOutages(deps)));
  expect((await pulse()).at > after.at).toBe(true);
  expect(await outages()).toEqual([]);
});

test('the status page has it, with how long it lasted; the row goes after 90 days', async () => {
  await beat('api', 'hub');
  await watchOutages(deps);
  await age(192);
  await beat('api', 'hub');
  await watchOutages(deps);
  await steady();
  await watchOutages(deps);
  await settleClocks(deps, clocks);
  const [outage] = await outages();
  const incident = await db
    .selectFrom('status_incident')
    .selectAll()
    .where('id', '=', outage?.incident_id ?? '')
    .executeTakeFirst();
  expect(incident).toMatchObject({ title: '网站中断', severity: 'major', started_at: outage?.starts_at });
  expect(incident?.resolved_at).not.toBeNull();
  const notes = db
    .selectFrom('status_note')
    .select('body')
    .where('incident_id', '=', incident?.id ?? '')
    .orderBy('id');
  expect((await notes.execute()).at(-1)?.body).toMatch(/^已恢复。中断 3 分 \d+ 秒，所有计时已补回$/);
  expect(await trimOutages(db, now())).toBe(0);
  expect(await trimOutages(db, new Date(Date.now() + 91 * 86_400_000).toISOString())).toBe(1);
});
