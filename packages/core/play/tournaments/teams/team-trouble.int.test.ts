import { createDatabase } from '@pailei/db/client';
import { createManagedSeasonsService } from '@pailei/core/play/seasons/managed/managed-seasons.service';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';
import { codeOf, CUP, teamEventWorld } from './team-event.fixture.ts';
import { findEventsOfDeparted } from './leave-rosters.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());
const world = await teamEventWorld(db);
const { tournaments, admin, referee, captainOf, rosterOf, enter, stateOf } = world;
type Team = Awaited<ReturnType<typeof world.newTeam>>;

const newTeams = async (count: number) => {
  const teams: Team[] = [];
  while (teams.length < count) teams.push(await world.newTeam());
  return teams;
};
const entryOf = async (id: string, team: Team) =>
  Object.values((await stateOf(id)).participants).find(({ team_id }) => team_id === team.id)!;
const leaveTeam = ({ members }: Team, index: number) =>
  db.deleteFrom('team_member').where('account_id', '=', members[index]!.actor.user_id).execute();
const leaveRosters = (id: string) => world.tournamentClock.leaveRosters(id);

test('a battle that is played on by a ruling while its event stands still waits with it', async () => {
  const [id, teams] = [await world.event({ settings: { stages: [CUP] }, capacity: 4 }), await newTeams(4)];
  await world.startEvent(id, teams);
  const [semi] = await world.openBattles(id, teams);
  await world.battles.forfeit(captainOf(semi!.teams.b), semi!.id);
  await tournaments.pauseEvent(referee, id, '直播故障');
  const { battle } = await world.rulings.rule(referee, semi!.id, { type: 'reopen', reason: '误操作' });
  expect(battle.status).toBe('paused');
  const shown = async () =>
    (await stateOf(id)).stages[0]!.rounds[0]!.matches.find(({ match_id }) => match_id === semi!.id)?.status;
  expect(await shown()).toBe('paused');
  await tournaments.resumeEvent(referee, id, '恢复');
  expect((await world.battleStateOf(semi!.id)).status).toBe('scheduled');
  expect(await shown()).toBe('scheduled');
});

describe('a player who leaves the team', () => {
  test('before the lock leaves its roster without a trace, and may play for another team', async () => {
    const [id, [team, other]] = [await world.event(), await newTeams(2)];
    await enter(id, team!);
    await leaveTeam(team!, 3);
    expect((await findEventsOfDeparted(db, 10)).map((event) => event.id)).toContain(id);
    await Promise.all([leaveRosters(id), leaveRosters(id)]);
    expect((await entryOf(id, team!)).roster).toHaveLength(3);
    expect((await findEventsOfDeparted(db, 10)).map((event) => event.id)).not.toContain(id);
    const gone = team!.members[3]!.actor.user_id;
    await db
      .insertInto('team_member')
      .values({ account_id: gone, team_id: other!.id, slot: 9, role: 'member', joined_at: new Date().toISOString() })
      .execute();
    const wanted = { account_ids: [...rosterOf(other!, 3).account_ids, gone] };
    expect(await codeOf(tournaments.enterTeam(captainOf(other!), id, wanted))).toBe('done');
  });

  test('after it stays on record, may play for no other, and those who stay are told how many they are', async () => {
    const [id, teams] = [await world.event(), await newTeams(2)];
    await world.startEvent(id, teams);
    const [team] = teams;
    for (const index of [2, 3]) await leaveTeam(team!, index);
    await leaveRosters(id);
    const { roster } = await entryOf(id, team!);
    expect(roster?.map(({ left_at }) => left_at === undefined)).toEqual([true, true, false, false]);
    const notices = await db
      .selectFrom('notification')
      .select(['account_id', 'notice'])
      .where('kind', '=', 'event_changed')
      .where('account_id', 'in', [...rosterOf(team!).account_ids])
      .execute();
    expect(notices.map(({ account_id }) => account_id).toSorted()).toEqual(rosterOf(team!, 2).account_ids.toSorted());
    expect(JSON.stringify(notices[0]!.notice)).toContain('参赛名单还有 2 人，少于规定的 3 人');
  });

  test('leaves a team that goes on with whom it has: below half of the players the battle is lost', async () => {
    const [id, teams] = [await world.event(), await newTeams(2)];
    await world.startEvent(id, teams);
    const [battle] = await world.openBattles(id, teams);
    for (const index of [1, 2, 3, 4]) await leaveTeam(battle!.teams.a, index);
    await leaveRosters(id);
    await world.battles.lockLineUp(captainOf(battle!.teams.b), battle!.id, world.lineUpOf(battle!, 'b'));
    for (const _ of ['the line-up', 'until the check-in']) await world.runOut(battle!.id);
    for (const { actor } of battle!.teams.b.members.slice(0, 2)) await world.battles.checkIn(actor, battle!.id);
    await world.battles.checkIn(captainOf(battle!.teams.a), battle!.id);
    await world.runOut(battle!.id);
    expect(await world.battleStateOf(battle!.id)).toMatchObject({ status: 'forfeited', result: 'b' });
  });

  test('just before the end has no prize of it; those who stay have theirs, and so has whoever was added', async () => {
    const table = { bands: [{ place_to: 1, points: 70 }], participation: 7 };
    const stages = [{ type: 'swiss', rounds: 1, best_of: 1 } as const];
    const id = await world.event({ settings: { stages }, rewards: { kind: 'own', table } });
    const teams = await newTeams(2);
    await world.startEvent(id, teams);
    const [battle] = await world.openBattles(id, teams);
    const winner = battle!.teams.b;
    await world.playBattle(battle!, 'b');
    await tournaments.changeRoster(captainOf(winner), id, rosterOf(winner, 5));
    await leaveTeam(winner, 3);
    await leaveRosters(id);
    await world.advance(id);
    const paid = await db
      .selectFrom('points_entry')
      .select('account_id')
      .where('reference_id', '=', id)
      .where('amount', '=', 70)
      .execute();
    const due = [0, 1, 2, 4].map((index) => winner.members[index]!.actor.user_id);
    expect(paid.map(({ account_id }) => account_id).toSorted()).toEqual(due.toSorted());
  });
});

describe('a captain who is replaced in the middle of an event', () => {
  test('acts for the team no more; the new one does, and the team plays on', async () => {
    const [id, teams] = [await world.event(), await newTeams(2)];
    await world.startEvent(id, teams);
    const [battle] = await world.openBattles(id, teams);
    const team = battle!.teams.a;
    const [old, fresh] = [team.members[0]!.actor, team.members[2]!.actor];
    await db.transaction().execute(async (trx) => {
      for (const [{ user_id }, role] of [
        [old, 'member'],
        [fresh, 'captain'],
      ] as const)
        await trx.updateTable('team_member').set({ role }).where('account_id', '=', user_id).execute();
    });
    const lock = (actor: typeof old) =>
      codeOf(world.battles.lockLineUp(actor, battle!.id, world.lineUpOf(battle!, 'a')));
    expect(await lock(old)).not.toBe('done');
    expect(await lock(fresh)).toBe('done');
    expect(await codeOf(tournaments.drop(old, id))).toBe('team_leaders_only');
    expect(await codeOf(tournaments.changeRoster(fresh, id, rosterOf(team, 5)))).toBe('done');
    expect(await codeOf(tournaments.drop(fresh, id))).toBe('done');
  });
});

test('an entry is that of its team, though whoever has entered it is in another team by the start', async () => {
  const [id, teams] = [await world.event(), await newTeams(2)];
  const [first, second] = teams as [Team, Team];
  const vice = first.members[1]!.actor;
  const others = { account_ids: [0, 2, 3].map((index) => first.members[index]!.actor.user_id) };
  await tournaments.enterTeam(vice, id, others);
  await enter(id, second);
  await world.gather(id, [{ ...first, members: [first.members[0]!, ...first.members.slice(2)] }, second]);
  const moved = { team_id: second.id, slot: 9, role: 'member' as const };
  await db.updateTable('team_member').set(moved).where('account_id', '=', vice.user_id).execute();
  await tournaments.start(referee, id);
  const [battle] = await world.openBattles(id, teams);
  expect([battle!.teams.a.id, battle!.teams.b.id].toSorted()).toEqual([first.id, second.id].toSorted());
});

describe('a season in which everybody plays for one team alone', () => {
  const seasons = createManagedSeasonsService(world.deps);
  const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const season = (number: number, one_team_per_player: boolean, from: number) =>
    seasons.create(admin, {
      body: {
        number,
        name: `赛季 ${number}`,
        starts_at: day(from),
        ends_at: day(from + 30),
        prizes: { account: null, team: null },
        one_team_per_player,
      },
      idempotencyKey: undefined,
    });
  const change = async (number: number, one_team_per_player: boolean) => {
    const found = (await seasons.list()).items.find((one) => one.number === number)!;
    const { name, starts_at, ends_at, prizes, revision } = found;
    const body = { number, name, starts_at, ends_at, prizes: prizes as never, one_team_per_player, revision };
    return seasons.update(admin, found.id, body);
  };

  /** Somebody who has played for one team, and is in another by now. */
  async function changed() {
    const [one, other] = (await newTeams(2)) as [Team, Team];
    const player = one.members[3]!.actor;
    const move = () =>
      db
        .updateTable('team_member')
        .set({ team_id: other.id, slot: 9 })
        .where('account_id', '=', player.user_id)
        .execute();
    return { one, other, player, move, wanted: { account_ids: [...rosterOf(other, 3).account_ids, player.user_id] } };
  }

  test('names the other team, in whatever event of it; a team that withdraws holds nobody', async () => {
    await season(1, true, -10);
    const [first, second] = [await world.event(), await world.event()];
    const { one, other, player, move, wanted } = await changed();
    await enter(first, one);
    await move();
    const refused = tournaments.enterTeam(captainOf(other), second, wanted);
    await expect(refused).rejects.toMatchObject({
      code: 'player_of_other_team_in_season',
      status: 409,
      errors: {
        account_ids: `「${player.username}」本赛季已代表「${one.name}」参赛，每人一个赛季只能代表一支战队`,
      },
    });
    await tournaments.withdraw(captainOf(one), first);
    expect(await codeOf(tournaments.enterTeam(captainOf(other), second, wanted))).toBe('done');
  });

  test('lets one of two captains enter somebody, who do so at once in two events', async () => {
    const [first, second] = [await world.event(), await world.event()];
    const { one, other, player, wanted } = await changed();
    // in both teams at once no account can be: the second captain comes just when the player has changed sides
    await tournaments.enterTeam(captainOf(one), first, rosterOf(one, 3));
    await db.deleteFrom('team_member').where('account_id', '=', player.user_id).execute();
    const join = { account_id: player.user_id, slot: 9, role: 'member', joined_at: day(0) } as const;
    await db
      .insertInto('team_member')
      .values({ ...join, team_id: one.id })
      .execute();
    const both = [
      codeOf(tournaments.changeRoster(captainOf(one), first, rosterOf(one, 4))),
      db
        .updateTable('team_member')
        .set({ team_id: other.id })
        .where('account_id', '=', player.user_id)
        .execute()
        .then(() => codeOf(tournaments.enterTeam(captainOf(other), second, wanted))),
    ];
    const codes = await Promise.all(both);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    const rosters = [await stateOf(first), await stateOf(second)].flatMap(({ participants }) =>
      Object.values(participants).flatMap(({ roster = [] }) => roster.map(({ account_id }) => account_id)),
    );
    expect(rosters.filter((account) => account === player.user_id)).toHaveLength(1);
  });

  test('is held by the database too, whichever program writes the roster', async () => {
    const [first, second] = [await world.event(), await world.event()];
    const { one, other, player } = await changed();
    await enter(first, one);
    await tournaments.enterTeam(captainOf(other), second, rosterOf(other, 3));
    const entry = await db
      .selectFrom('participant')
      .select('id')
      .where('tournament_id', '=', second)
      .where('team_id', '=', other.id)
      .executeTakeFirstOrThrow();
    const added = { participant_id: entry.id, account_id: player.user_id, added_at: day(0) };
    await expect(db.insertInto('roster_player').values(added).execute()).rejects.toMatchObject({
      code: '23505',
      constraint: 'one_team_per_player_and_season',
    });
  });

  test('asks nothing where the season does not say so, and nothing of another season', async () => {
    await change(1, false);
    const [first, second] = [await world.event(), await world.event()];
    const { one, other, move, wanted } = await changed();
    await enter(first, one);
    await move();
    expect(await codeOf(tournaments.enterTeam(captainOf(other), second, wanted))).toBe('done');
    await tournaments.withdraw(captainOf(other), second);
    await change(1, true);
    expect(await codeOf(tournaments.enterTeam(captainOf(other), second, wanted))).toBe(
      'player_of_other_team_in_season',
    );
    await season(2, true, 30);
    const later = await world.event({ starts_at: day(40) });
    expect(await codeOf(tournaments.enterTeam(captainOf(other), later, wanted))).toBe('done');
  });
});

test('a player may be in two events at once, of teams and alone', async () => {
  const [team] = await newTeams(1);
  const [one, other] = [await world.event(), await world.event()];
  await enter(one, team!);
  expect(await codeOf(enter(other, team!))).toBe('done');
});
