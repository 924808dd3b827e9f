import { createDatabase, type Db } from '@pailei/db/client';
import { currentRole, grantToProcesses } from '@pailei/db/grants';
import { migrateDatabase } from '@pailei/db/migrate';
import { foldTournament } from '@pailei/domain/tournament/evolve';
import type { TournamentEvent, TournamentEventOf } from '@pailei/domain/tournament/events';
import { readSince } from '@pailei/live/log';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServices } from '../support/builders.ts';
import { useEmptyDatabase, useOwner } from '../support/fixtures.ts';
import { playMatch } from '../support/play-match.ts';
import { actorOf, readSite } from './read-site.ts';
import { insertSite, rowsOf, SITE_PAGES } from './site-rows.ts';

const OLD = '0030-site-identity';
const NAMES = { finished: '已结束的杯赛', running: '进行中的公开赛', cancelled: '取消的杯赛' };
const at = String(SITE_PAGES.get('at'));

/** A stage without a bracket had an empty list of walkovers; now it has none. */
function withoutEmptyWalkovers(pages: object): unknown {
  return JSON.parse(JSON.stringify(pages), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('walkovers' in value)) return value;
    const { walkovers, ...others } = value;
    return 'type' in value && value.type === 'swiss' && isEmpty(walkovers) ? others : value;
  });
}

/** What matches can belong to by now, and none of these does. */
const LATER_KEYS = ['battle', 'battle_id', 'opponents_from_stage'];

/** What views did not hold: what the logs of before already said of pairings and moments; what waits for the staff, and who sees to it. */
const LATER_FACTS = ['notes', 'drafts', 'claims', 'calls', 'check_in_set_at'];

/** Of a match in the state of its event; cases have always had theirs. */
const isMatchOpening = (key: string, holder: object) => key === 'opened_at' && 'node' in holder;

const withoutLaterKeys = (pages: object): unknown =>
  JSON.parse(JSON.stringify(pages), function (this: object, key, value: unknown) {
    const isLater = LATER_FACTS.includes(key) || isMatchOpening(key, this);
    return isLater || (LATER_KEYS.includes(key) && value === null) ? undefined : value;
  });

/** A cancelled event ends its open matches by now, at the moment when it was cancelled. */
function withCancelledMatches(pages: unknown): unknown {
  const [cancelled] = rowsOf('live_event').filter(({ type }) => type === 'tournament_cancelled');
  if (!cancelled) throw new Error('no event of before is cancelled');
  const { at: updated_at } = cancelled['payload'] as { at: string };
  const withEndedMatches = (stages: unknown) =>
    JSON.parse(JSON.stringify(stages), (_, value: unknown) => {
      const isOpen = typeof value === 'object' && value !== null && 'result' in value && value.result === null;
      return isOpen ? { ...value, status: 'cancelled', updated_at } : value;
    });
  return JSON.parse(JSON.stringify(pages), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('stages' in value)) return value;
    const isCancelled = 'status' in value && value.status === 'cancelled';
    return isCancelled ? { ...value, stages: withEndedMatches(value.stages) } : value;
  });
}

const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0;

async function oldSite(owner: Db): Promise<void> {
  await migrateDatabase(owner, OLD);
  await insertSite(owner);
}

describe('a site of before, migrated', async () => {
  const database = await useEmptyDatabase();
  const owner = useOwner(database);
  const db = createDatabase({ url: database.url });
  afterAll(() => db.destroy());
  const services = buildServices(db);
  services.clock.offsetMs = Date.parse(at) - Date.now();
  const eventNamed = async (name: string) =>
    (await db.selectFrom('tournament').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

  beforeAll(async () => {
    await oldSite(owner);
    await migrateDatabase(owner);
    await grantToProcesses(owner, await currentRole(db));
  });

  test('shows what it showed', async () => {
    const pages = await readSite(db, services, () => at);
    const before = Object.fromEntries(SITE_PAGES);
    delete before['at'];
    expect(withoutLaterKeys(pages)).toEqual(withCancelledMatches(withoutEmptyWalkovers(before)));
  });

  test('has the logs that it had, from which replays are shown', async () => {
    const events = await sql<{ row: object }>`select to_jsonb(live_event) as row from live_event
      order by topic, version`.execute(db);
    expect(events.rows.map(({ row }) => row)).toEqual(rowsOf('live_event'));
    for (const { id } of rowsOf('match')) {
      const record = await services.matches.record(null, String(id));
      const logged = rowsOf('live_event').filter(({ topic }) => topic === `match:${String(id)}`);
      expect(record.events.map(({ v, t, p }) => [v, t, p])).toEqual(
        logged.map(({ version, type, payload }) => [version, type, payload]),
      );
    }
  });

  test('has a fixture where each match was played, those of the bracket at their places', async () => {
    const finished = await eventNamed(NAMES.finished);
    const rows = await db
      .selectFrom('fixture')
      .innerJoin('match', 'match.fixture_id', 'fixture.id')
      .select([
        'section',
        'fixture.round',
        'number',
        'fixture.withdrawn_at',
        'match.withdrawn_at as match_withdrawn_at',
      ])
      .where('fixture.tournament_id', '=', finished)
      .orderBy('fixture.round')
      .orderBy('section')
      .orderBy('number')
      .orderBy('fixture.withdrawn_at')
      .execute();
    expect(
      rows.map(({ section, round, number, withdrawn_at }) => [section, round, number, withdrawn_at !== null]),
    ).toEqual([
      ['winners', 1, 1, false],
      ['winners', 1, 2, false],
      ['final', 2, 1, true],
      ['final', 2, 1, false],
      ['third_place', 2, 1, true],
      ['third_place', 2, 1, false],
    ]);
    for (const row of rows) expect(row.withdrawn_at).toBe(row.match_withdrawn_at);
    const swiss = await db
      .selectFrom('fixture')
      .select(['section', 'round', 'number'])
      .where('tournament_id', '=', await eventNamed(NAMES.running))
      .orderBy('round')
      .orderBy('number')
      .execute();
    expect(swiss).toEqual([1, 2].flatMap((round) => [1, 2].map((number) => ({ section: 'main', round, number }))));
  });

  test('seats those who played', async () => {
    const seats = await db.selectFrom('match_seat').selectAll().execute();
    const before = rowsOf('match').flatMap(({ id, a_account_id, b_account_id }) => [
      { match_id: id, side: 'a', account_id: a_account_id, role: 'player', is_acting: true },
      { match_id: id, side: 'b', account_id: b_account_id, role: 'player', is_acting: true },
    ]);
    expect(seats).toHaveLength(before.length);
    expect(seats).toEqual(expect.arrayContaining(before));
  });

  test('goes on with the event that was under way, to its end', async () => {
    const id = await eventNamed(NAMES.running);
    const accounts = await db.selectFrom('account').select(['id', 'username', 'role']).execute();
    const players = accounts.map(actorOf);
    const referee = players.find(({ role }) => role === 'referee')!;
    const state = async () => (await services.tournaments.get(null, id)).tournament;
    const open = async () =>
      db
        .selectFrom('match')
        .select(['id', 'status'])
        .where('tournament_id', '=', id)
        .where('finished_at', 'is', null)
        .execute();
    for (let turn = 0; (await state()).status === 'running' && turn < 10; turn += 1) {
      for (const match of await open()) {
        const ruling = { type: 'rule_game', game_number: 1, result: 'b', reason: '核对录像' } as const;
        if (match.status === 'disputed') await services.matches.rule(referee, match.id, ruling);
        await playMatch(db, services, { players }, { id: match.id, winner: 'a' });
      }
      await services.tournamentClock.advance(id);
    }
    const { status, placements } = await state();
    expect(status).toBe('finished');
    expect(placements.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
    const log = await readSince(db, tournamentTopic.of(id), 0, 10_000);
    const [created, ...later] = log.map(({ t, p }) => ({ type: t, payload: p }));
    const events = [created as TournamentEventOf<'tournament_created'>, ...(later as TournamentEvent[])] as const;
    expect(foldTournament(events)).toEqual(await state());
  });
});

test('a migration that fails leaves the schema and the rows that were there', async () => {
  const owner = useOwner(await useEmptyDatabase());
  await oldSite(owner);
  const [first] = rowsOf('match');
  // Two matches of one place, which no site has: the index of the places cannot be made.
  await sql`drop index match_table`.execute(owner);
  await sql`insert into match select (jsonb_populate_record(match, jsonb_build_object('id', gen_random_uuid()))).*
    from match where id = ${first?.['id']}`.execute(owner);
  const snapshot = async () => ({
    columns: (
      await sql`select table_name, column_name from information_schema.columns where table_schema = current_schema()
        order by table_name, column_name`.execute(owner)
    ).rows,
    matches: (await sql`select * from match order by id`.execute(owner)).rows,
    participants: (await sql`select * from participant order by id`.execute(owner)).rows,
    done: (await sql`select name from kysely_migration order by name`.execute(owner)).rows,
  });
  const before = await snapshot();
  await expect(migrateDatabase(owner)).rejects.toThrow('0032-fixtures-and-seats failed, and nothing was changed');
  expect(await snapshot()).toEqual(before);
  expect(before.done.at(-1)).toEqual({ name: OLD });
});
