import { createDatabase } from '@pailei/db/client';
import { SIDES } from '@pailei/domain/series/sides';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BuiltTeam } from '../../../../tests/support/battles/battle-world.ts';
import { useOwner, useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { teamEventWorld } from '../tournaments/teams/team-event.fixture.ts';
import { createEventCalendarService } from '../agenda/event-calendar.service.ts';
import { createManagedSeasonsService } from './managed/managed-seasons.service.ts';
import { createSeasonCounter } from './counting/season-counter.service.ts';
import { createSeasonsService } from './seasons.service.ts';
import { findRows } from './season-facts.repository.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
const owner = useOwner(database);
afterAll(() => db.destroy());
const world = await teamEventWorld(db);

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const seasons = createSeasonsService(world.deps);
const managed = createManagedSeasonsService(world.deps);
const counter = createSeasonCounter(world.deps);
const CUP: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};

const create = () =>
  managed.create(world.admin, {
    body: { number: 5, name: '霜降赛季', starts_at: at(-30), ends_at: at(30), prizes: { account: null, team: null } },
    idempotencyKey: undefined,
  });

type Opened = Awaited<ReturnType<typeof world.openBattles>>[number];

/** Battles of one round run by the same clock: side a wins each by its first two boards. */
async function playRound(battles: readonly Opened[]): Promise<void> {
  const leaders = battles.flatMap(({ id, teams }) =>
    SIDES.map((side) => ({ id, captain: world.captainOf(teams[side]) })),
  );
  for (const battle of battles)
    for (const side of SIDES)
      await world.battles.lockLineUp(world.captainOf(battle.teams[side]), battle.id, world.lineUpOf(battle, side));
  for (const { id } of battles) await world.runOut(id);
  for (const { id, captain } of leaders) await world.battles.checkIn(captain, id);
  for (const { id } of battles) await world.runOut(id);
  for (const battle of battles) for (const number of [1, 2]) await world.play(battle, number, 'a');
}

/** A cup of four teams to its end. `isGivenUp`: its final is not played, as side b gives it up. */
async function playCup({ isGivenUp = false } = {}) {
  const id = await world.event({ settings: { stages: [CUP] } });
  const teams = await Promise.all(Array.from({ length: 4 }, () => world.newTeam()));
  await world.startEvent(id, teams);
  await playRound(await world.openBattles(id, teams));
  await world.advance(id);
  const [final] = await world.openBattles(id, teams);
  if (isGivenUp) await world.battles.forfeit(world.captainOf(final!.teams.b), final!.id);
  else await playRound([final!]);
  await world.advance(id);
  return { id, final: final!.id, champion: final!.teams.a, second: final!.teams.b, teams };
}

let cup: Awaited<ReturnType<typeof playCup>>;
beforeAll(async () => {
  cup = await playCup();
}, 120_000);
beforeEach(async () => {
  await sql`truncate season, notification cascade`.execute(owner);
});

/** As if the season had not counted its event yet. */
async function forget(): Promise<void> {
  await sql`delete from season_row`.execute(owner);
  await sql`delete from season_fact`.execute(owner);
  await sql`update season_event set counted_of = null`.execute(owner);
}

const tableOf = async (kind: 'account' | 'team') => (await seasons.get(5)).tables[kind].rows;
const rowOf = async ({ id }: { id: string }) => (await tableOf('team')).find((row) => row.id === id);
const playerOf = ({ members }: BuiltTeam, index: number) => members[index]!.actor.user_id;

describe('a team event of a season', () => {
  test('brings its teams battles and boards, and its players their boards', async () => {
    await create();
    expect(await rowOf(cup.champion)).toMatchObject({
      rank: 1,
      points: 400 + 20 + 2 * 10 + 4 * 5,
      wins: 2,
      losses: 0,
      boards: { won: 4, lost: 0 },
    });
    expect(await rowOf(cup.second)).toMatchObject({ rank: 2, points: 300 + 20 + 10 + 2 * 5, wins: 1, losses: 1 });
    const player = (await tableOf('account')).find(({ id }) => id === playerOf(cup.champion, 0));
    expect(player).toMatchObject({ points: 2 * 5, wins: 0, boards: { won: 2, lost: 0 } });
    const { items } = await seasons.competitor(5, { kind: 'team', id: cup.champion.id });
    expect(items[0]!.matches.map(({ match_id }) => match_id)).toContain(cup.final);
    const own = await seasons.competitor(5, { kind: 'account', id: playerOf(cup.champion, 0) });
    expect(own.items[0]).toMatchObject({ place: null, place_points: 0, boards: { won: 2, points: 10 } });
    expect(own.items[0]!.matches).toHaveLength(2);
  });

  test('is counted once by two jobs at once, and a recount gives the stored tables byte for byte', async () => {
    const season = await create();
    await forget();
    await Promise.all([counter.count(cup.id), counter.count(cup.id)]);
    expect(await rowOf(cup.champion)).toMatchObject({ events: 1, wins: 2 });
    const stored = async () =>
      JSON.stringify([await findRows(db, season.id, 'account'), await findRows(db, season.id, 'team')]);
    const before = await stored();
    await sql`delete from season_row`.execute(owner);
    await managed.recount(world.admin, season.id);
    expect(await stored()).toBe(before);
  });

  test('counts by a formula without boards as it did before boards were facts', async () => {
    const season = await create();
    const { formulas } = season.versions[0]!;
    const { boards: _, ...team } = formulas.team;
    const { boards: __, ...account } = formulas.account;
    await managed.setFormula(world.admin, season.id, {
      formulas: { account, team },
      applies_from: null,
      reason: '不计台',
      seen_version: 1,
    });
    expect(await tableOf('account')).toEqual([]);
    expect((await rowOf(cup.champion))?.points).toBe(440);
  });
});

describe('closing a season that a team has won', () => {
  test('freezes its road through the tree, its roster with boards, its crest, and the decks that it has opened', async () => {
    const season = await create();
    const closed = await managed.close(world.admin, season.id, { revision: season.revision });
    expect((await seasons.champion(5)).team?.decks).toEqual([]);
    const reopened = { revision: closed.revision, reason: '公开卡组后再结束' };
    const open = await managed.reopen(world.admin, season.id, reopened);
    await world.battles.openDecks(world.captainOf(cup.champion), cup.final);
    await managed.close(world.admin, season.id, { revision: open.revision });
    const { team, replays } = await seasons.champion(5);
    expect(team).toMatchObject({ id: cup.champion.id, crest: { image_id: null }, row: { wins: 2 } });
    expect(team!.road.map(({ is_won, is_final, wins, losses }) => [is_won, is_final, wins, losses])).toEqual([
      [true, false, 2, 0],
      [true, true, 2, 0],
    ]);
    expect(team!.road.at(-1)).toMatchObject({ match_id: cup.final, opponent: cup.second.name, label: '决赛' });
    expect(team!.bracket?.map(({ label, nodes }) => [label, nodes.length])).toEqual([
      ['半决赛', 2],
      ['决赛', 1],
    ]);
    expect(team!.bracket?.at(-1)?.nodes[0]).toMatchObject({
      match_id: cup.final,
      winner: 'a',
      sides: { a: { name: cup.champion.name, score: 2, is_champion: true }, b: { name: cup.second.name, score: 0 } },
    });
    expect(team!.roster.map(({ id }) => id)).toEqual([0, 1, 2, 3].map((index) => playerOf(cup.champion, index)));
    expect(team!.roster[0]).toMatchObject({ role: 'captain', boards: { battles: 2, won: 2, lost: 0, streak: 2 } });
    expect(team!.decks.length).toBeGreaterThan(0);
    expect(team!.decks.every(({ owner, code }) => owner !== undefined && code !== '')).toBe(true);
    expect(replays).toEqual([]);
    const [summary] = (await seasons.list()).items;
    expect(summary?.champions.team).toMatchObject({
      name: cup.champion.name,
      final: { wins: 2, opponent: cup.second.name },
    });
  });

  test('stays as it is when members leave', async () => {
    const season = await create();
    await managed.close(world.admin, season.id, { revision: season.revision });
    const before = await seasons.champion(5);
    const gone = playerOf(cup.champion, 2);
    await db.deleteFrom('team_member').where('account_id', '=', gone).execute();
    expect((await seasons.champion(5)).team).toEqual(before.team);
  });

  test('is a trophy of the team and of everybody on its roster', async () => {
    const season = await create();
    await managed.close(world.admin, season.id, { revision: season.revision });
    expect((await seasons.ofTeam(cup.champion.id)).items).toMatchObject([
      { number: 5, rank: 1, total: 4, is_champion: true },
    ]);
    expect((await seasons.ofPlayer(playerOf(cup.champion, 3))).team_titles).toEqual([
      { number: 5, name: '霜降赛季', team: { id: cup.champion.id, name: cup.champion.name } },
    ]);
    expect((await seasons.ofPlayer(playerOf(cup.second, 0))).team_titles).toEqual([]);
  });
});

const noticesOf = async (account_id: string, kind: string) =>
  (
    await db
      .selectFrom('notification')
      .select('notice')
      .where('account_id', '=', account_id)
      .where('kind', '=', kind as never)
      .execute()
  ).map(({ notice }) => notice);

describe('notices', () => {
  test('tell members of a team that comes among the first three, and everybody where they have ended, once', async () => {
    const season = await create();
    await forget();
    await Promise.all([counter.count(cup.id), counter.count(cup.id)]);
    const member = playerOf(cup.champion, 4);
    const told = { kind: 'season_top_three', number: 5, name: '霜降赛季', rank: 1, team_name: cup.champion.name };
    expect(await noticesOf(member, 'season_top_three')).toEqual([told]);
    const closed = await managed.close(world.admin, season.id, { revision: season.revision });
    const ended = {
      kind: 'season_closed',
      number: 5,
      name: '霜降赛季',
      rank: null,
      team: { name: cup.champion.name, rank: 1 },
    };
    expect(await noticesOf(member, 'season_closed')).toEqual([ended]);
    const open = await managed.reopen(world.admin, season.id, { revision: closed.revision, reason: '测试' });
    await managed.close(world.admin, season.id, { revision: open.revision });
    expect(await noticesOf(member, 'season_closed')).toEqual([ended]);
  });
});

describe('exports', () => {
  test('are a table for a spreadsheet, and everything that both tables are made of', async () => {
    const season = await create();
    const csv = Buffer.from((await seasons.tableCsv(5, 'team')).bytes)
      .toString()
      .split('\n');
    expect(csv[0]).toContain('名次,战队,赛季分');
    expect(csv[1]).toBe(`1,${cup.champion.name},460,460,1,2,0,4,0,1,1`);
    const file = JSON.parse(Buffer.from((await seasons.tablesJson(5)).bytes).toString());
    expect(file).toMatchObject({ format: 'pailei-season', version: 1, season: { number: 5 } });
    expect(file.tables.team).toEqual(await findRows(db, season.id, 'team'));
    expect(file.facts.length).toBeGreaterThan(8);
    expect(file.names[cup.champion.id]).toBe(cup.champion.name);
  });
});

describe('calendars', () => {
  test('have the battles of an event, and those of the reader’s own teams', async () => {
    const calendar = createEventCalendarService({ db, now: world.deps.now });
    const url = 'https://pailei.example';
    const textOf = (file: { bytes: Uint8Array }) => Buffer.from(file.bytes).toString();
    const ofEvent = textOf(await calendar.get(null, cup.id, url));
    expect(ofEvent.match(/UID:battle-/g)).toHaveLength(3);
    expect(ofEvent).toContain(`SUMMARY:${cup.champion.name} 对 ${cup.second.name}`);
    const own = textOf(await calendar.own(cup.champion.members[1]!.actor, url));
    expect(own.match(/UID:battle-/g)).toHaveLength(2);
    const outside = textOf(await calendar.own(world.referee, url));
    expect(outside).not.toContain('UID:battle-');
  });
});

/** Comes last: from here on there is a second cup. */
describe('a correction', () => {
  test('moves the tables when a battle that is over gets another result', async () => {
    const given = await playCup({ isGivenUp: true });
    await create();
    expect(await rowOf(given.champion)).toMatchObject({ rank: 2, wins: 2, boards: { won: 2, lost: 0 } });
    await world.rulings.rule(world.referee, given.final, { type: 'reopen', reason: '名单有误', force: true });
    await world.battles.forfeit(world.captainOf(given.champion), given.final);
    await world.advance(given.id);
    await counter.count(given.id);
    expect(await rowOf(given.second)).toMatchObject({ rank: 2, wins: 2, losses: 0 });
    expect(await rowOf(given.champion)).toMatchObject({ wins: 1, losses: 1 });
  });
});
