import { createDatabase } from '@pailei/db/client';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';
import { givePoints } from '../../../../../tests/support/shop.ts';
import { codeOf, teamEventWorld } from './team-event.fixture.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());
const world = await teamEventWorld(db);
const { tournaments, admin, referee, captainOf, rosterOf, enter, stateOf } = world;

const add = (id: string, team: Awaited<ReturnType<typeof world.newTeam>>, count = 4) =>
  tournaments.withEntry(admin, id, {
    type: 'add_team',
    team_id: team.id,
    reason: '现场报名',
    ...rosterOf(team, count),
  });
const entryOf = async (id: string, team: { id: string }) =>
  Object.values((await stateOf(id)).participants).find(({ team_id }) => team_id === team.id)!;

describe('a team that the staff add', () => {
  test('is in without approval, in the name of its captain, once though its captain enters it at once', async () => {
    const [id, team] = [await world.event({ settings: { approval_required: true } }), await world.newTeam()];
    const codes = await Promise.all([codeOf(add(id, team)), codeOf(enter(id, team))]);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(Object.keys((await stateOf(id)).participants)).toHaveLength(1);
    const other = await world.newTeam();
    await add(id, other);
    expect(await entryOf(id, other)).toMatchObject({ status: 'registered', user_id: captainOf(other).user_id });
    expect((await entryOf(id, other)).roster?.map(({ account_id }) => account_id)).toEqual(rosterOf(other).account_ids);
  });

  test('asks the same of its roster as its captain is asked', async () => {
    const [id, team, other] = [await world.event(), await world.newTeam(), await world.newTeam()];
    expect(await codeOf(add(id, team, 2))).toBe('roster_too_small');
    const foreign = { type: 'add_team', team_id: team.id, reason: '现场', ...rosterOf(other) } as const;
    expect(await codeOf(tournaments.withEntry(admin, id, foreign))).toBe('player_not_member');
    const nobody = { ...foreign, team_id: crypto.randomUUID() };
    expect(await codeOf(tournaments.withEntry(admin, id, nobody))).toBe('unknown_team');
    expect((await stateOf(id)).participants).toEqual({});
  });

  test('and its captain enter no player who is suspended when the event begins', async () => {
    const starts_at = new Date(Date.now() + 2 * 3_600_000).toISOString();
    const [id, team] = [await world.event({ starts_at }), await world.newTeam()];
    const suspend = (suspended_until: string) =>
      db.updateTable('account').set({ suspended_until }).where('id', '=', team.members[2]!.actor.user_id).execute();
    await suspend(new Date(Date.parse(starts_at) + 1).toISOString());
    expect(await codeOf(add(id, team))).toBe('player_suspended');
    expect(await codeOf(enter(id, team))).toBe('player_suspended');
    await suspend(starts_at);
    expect(await codeOf(add(id, team))).toBe('done');
  });

  test('pays from its captain, who is refused where they cannot', async () => {
    const [id, team] = [await world.event({ settings: { entry_fee: 30 } }), await world.newTeam()];
    expect(await codeOf(add(id, team))).toBe('points_insufficient');
    await givePoints(db, captainOf(team), 50);
    await add(id, team);
    const { points_balance } = await db
      .selectFrom('account')
      .select('points_balance')
      .where('id', '=', captainOf(team).user_id)
      .executeTakeFirstOrThrow();
    expect(points_balance).toBe(20);
  });
});

describe('teams that ask for a place', () => {
  test('are answered many at once, wait in an order that the staff change, and go up by it', async () => {
    const id = await world.event({ capacity: 2, settings: { approval_required: true } });
    const teams = [await world.newTeam(), await world.newTeam(), await world.newTeam(), await world.newTeam()];
    for (const team of teams) await enter(id, team);
    const ids = await Promise.all(teams.map(async (team) => (await entryOf(id, team)).id));
    const answers = await Promise.all(
      ids.map((participant_id) => tournaments.withEntry(admin, id, { type: 'approve', participant_id })),
    );
    expect(answers.map(({ entry }) => entry.status)).toEqual(['registered', 'registered', 'waitlisted', 'waitlisted']);
    const move = { participant_id: ids[3]!, before: ids[2]!, reason: '提前说好' };
    await tournaments.moveOnWaitlist(admin, id, move);
    await tournaments.withEntry(admin, id, { type: 'reject', participant_id: ids[0]!, reason: '资料不全' });
    expect((await entryOf(id, teams[3]!)).status).toBe('registered');
    expect((await entryOf(id, teams[2]!)).status).toBe('waitlisted');
  });

  test('are checked in player by player, or whole', async () => {
    const id = await world.event();
    const [one, other] = [await world.newTeam(), await world.newTeam()];
    for (const team of [one, other]) await enter(id, team);
    await tournaments.openCheckIn(referee, id, 600);
    const checkIn = async (team: typeof one, account_id?: string) =>
      tournaments.withEntry(referee, id, {
        type: 'check_in_other',
        participant_id: (await entryOf(id, team)).id,
        account_id,
      });
    const [first, second, , , outside] = one.members.map(({ actor }) => actor.user_id);
    await checkIn(one, first);
    expect(await entryOf(id, one)).toMatchObject({ status: 'registered', present: [first] });
    expect(await codeOf(checkIn(one, outside))).toBe('not_on_roster');
    await checkIn(one, second);
    expect((await entryOf(id, one)).status).toBe('checked_in');
    await checkIn(other);
    expect((await entryOf(id, other)).status).toBe('checked_in');
  });
});

describe('a team of a running event', () => {
  async function running() {
    const id = await world.event();
    const teams = [await world.newTeam(), await world.newTeam(), await world.newTeam(), await world.newTeam()];
    await world.startEvent(id, teams);
    return { id, teams };
  }

  test('is dropped by the staff with what the preview said, comes back, and is told each time', async () => {
    const { id, teams } = await running();
    const [battle] = await world.openBattles(id, teams);
    const { id: participant_id } = await entryOf(id, battle!.teams.a);
    const effects = await tournaments.leavingEffects(referee, id, { participant_id, kind: 'drop' });
    expect(effects.forfeits).toMatchObject([{ a_name: battle!.teams.a.name, b_name: battle!.teams.b.name }]);
    await tournaments.dropParticipant(referee, id, participant_id, '联系不上');
    expect(await world.battleStateOf(battle!.id)).toMatchObject({ status: 'forfeited', result: 'b' });
    expect(await entryOf(id, battle!.teams.a)).toMatchObject({ status: 'dropped', reason: '联系不上' });
    await tournaments.reinstate(referee, id, participant_id);
    expect((await entryOf(id, battle!.teams.a)).status).toBe('active');
    const told = await db
      .selectFrom('notification')
      .select('account_id')
      .where('kind', '=', 'event_changed')
      .where('account_id', 'in', [...rosterOf(battle!.teams.a, 5).account_ids])
      .execute();
    expect(told.map(({ account_id }) => account_id).toSorted()).toEqual(
      rosterOf(battle!.teams.a).account_ids.toSorted(),
    );
  });

  test('is disqualified by the staff: its battle is lost, and it does not come back', async () => {
    const { id, teams } = await running();
    const [battle] = await world.openBattles(id, teams);
    const { id: participant_id } = await entryOf(id, battle!.teams.b);
    await tournaments.disqualify(referee, id, participant_id, '冒名顶替');
    expect(await world.battleStateOf(battle!.id)).toMatchObject({ status: 'forfeited', result: 'a' });
    expect(await codeOf(tournaments.reinstate(referee, id, participant_id))).toBe('wrong_participant_status');
  });

  test('is decided by nobody who plays in its battle', async () => {
    const { id, teams } = await running();
    const [battle] = await world.openBattles(id, teams);
    const { id: participant_id } = await entryOf(id, battle!.teams.a);
    const player = { ...captainOf(battle!.teams.b), role: 'referee' as const };
    expect(await codeOf(tournaments.dropParticipant(player, id, participant_id, '联系不上'))).not.toBe('done');
  });
});

test('the lock of rosters moves until it is past, and stays from then on', async () => {
  const id = await world.event({ team: { roster_locks_at: new Date(Date.now() + 3_600_000).toISOString() } });
  const change = async (team: object) => {
    const { settings } = await stateOf(id);
    const changed = { ...settings, team: { ...settings.team, ...team } };
    return codeOf(tournaments.update(admin, id, { settings: changed as never }));
  };
  const offset = world.clock.offsetMs;
  const later = new Date(Date.now() + 2 * 3_600_000).toISOString();
  expect(await change({ roster_locks_at: later })).toBe('done');
  world.clock.offsetMs += 3 * 3_600_000;
  const answers = [await change({ roster_locks_at: null }), await change({ roster_additions: 5 })];
  const unrelated = await change({ lead_seconds: 600 });
  world.clock.offsetMs = offset;
  expect([...answers, unrelated]).toEqual(['roster_lock_past', 'roster_lock_past', 'done']);
});
