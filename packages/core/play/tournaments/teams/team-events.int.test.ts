import { standingsTables } from '@pailei/domain/tournament/standings-tables';
import { createDatabase } from '@pailei/db/client';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';
import { givePoints } from '../../../../../tests/support/shop.ts';
import { codeOf, teamEventWorld } from './team-event.fixture.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());
const world = await teamEventWorld(db);
const { tournaments, captainOf, rosterOf, enter, stateOf } = world;

describe('a team enters an event', () => {
  test('by its captain, with its players, once', async () => {
    const [id, team] = [await world.event(), await world.newTeam()];
    const { entry } = await enter(id, team);
    const row = await db
      .selectFrom('participant')
      .selectAll()
      .where('id', '=', entry.participant_id ?? '')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      kind: 'team',
      account_id: null,
      team_id: team.id,
      name: team.name,
      status: 'registered',
    });
    expect(Object.values((await stateOf(id)).participants)[0]?.roster?.map(({ account_id }) => account_id)).toEqual(
      rosterOf(team).account_ids,
    );
    expect(await codeOf(enter(id, team))).toBe('already_registered');
    const vice = team.members[1]!.actor;
    expect(await codeOf(tournaments.enterTeam(vice, id, rosterOf(team)))).toBe('already_registered');
  });

  test('of two captains who enter the same team at once one does', async () => {
    const [id, team] = [await world.event(), await world.newTeam()];
    const [captain, vice] = team.members.map(({ actor }) => actor);
    const codes = await Promise.all(
      [captain!, vice!].map((actor) => codeOf(tournaments.enterTeam(actor, id, rosterOf(team)))),
    );
    expect(codes.toSorted()).toEqual(['already_registered', 'done']);
    expect(Object.keys((await stateOf(id)).participants)).toHaveLength(1);
  });

  test('by nobody else, and with nobody else than its members', async () => {
    const [id, team, other] = [await world.event(), await world.newTeam(), await world.newTeam()];
    const member = team.members[2]!.actor;
    expect(await codeOf(tournaments.enterTeam(member, id, rosterOf(team)))).toBe('team_leaders_only');
    expect(await codeOf(tournaments.enterTeam(world.referee, id, rosterOf(team)))).toBe('team_required');
    expect(await codeOf(tournaments.enterTeam(captainOf(team), id, rosterOf(other)))).toBe('player_not_member');
    expect(await codeOf(tournaments.register(captainOf(team), id))).toBe('teams_only');
    expect(Object.keys((await stateOf(id)).participants)).toEqual([]);
  });

  test('with as many players as the event asks for, who can be found in the game', async () => {
    const [id, team] = [await world.event({ team: { roster_max: 4 } }), await world.newTeam()];
    expect(await codeOf(enter(id, team, 2))).toBe('roster_too_small');
    expect(await codeOf(enter(id, team, 5))).toBe('roster_too_large');
    const unnamed = team.members[3]!.actor.user_id;
    await db.updateTable('account').set({ game_id: null }).where('id', '=', unnamed).execute();
    expect(await codeOf(enter(id, team, 4))).toBe('players_not_findable');
    expect(await codeOf(enter(id, team, 3))).toBe('done');
  });

  test('and no player plays for two teams of it', async () => {
    const [id, team, other] = [await world.event(), await world.newTeam(), await world.newTeam()];
    await enter(id, team);
    const player = team.members[3]!.actor.user_id;
    await db.updateTable('team_member').set({ team_id: other.id, slot: 9 }).where('account_id', '=', player).execute();
    const wanted = { account_ids: [...rosterOf(other, 3).account_ids, player] };
    expect(await codeOf(tournaments.enterTeam(captainOf(other), id, wanted))).toBe('player_of_other_team');
    expect(await codeOf(enter(id, other))).toBe('done');
  });

  test('whoever withdraws may enter anew; accounts may not be what enters later', async () => {
    const [id, team] = [await world.event(), await world.newTeam()];
    await enter(id, team);
    const member = team.members[2]!.actor;
    expect(await codeOf(tournaments.withdraw(member, id))).toBe('team_leaders_only');
    await tournaments.withdraw(captainOf(team), id);
    const { participant_id } = (await enter(id, team)).entry;
    expect((await stateOf(id)).participants[participant_id ?? '']).toMatchObject({ status: 'registered' });
    const { team: _, ...settings } = (await stateOf(id)).settings;
    expect(await codeOf(tournaments.update(world.admin, id, { settings: settings as never }))).toBe('entrants_fixed');
  });
});

describe('a roster', () => {
  test('is free before the lock; after it only so many come, and whoever leaves stays on record', async () => {
    const locks = new Date(Date.now() + 3_600_000).toISOString();
    const id = await world.event({ team: { roster_locks_at: locks, roster_additions: 1 } });
    const team = await world.newTeam(7);
    await enter(id, team, 4);
    const ids = rosterOf(team, 7).account_ids;
    const change = (...players: number[]) =>
      tournaments.changeRoster(captainOf(team), id, { account_ids: players.map((index) => ids[index]!) });
    await change(0, 1, 2, 5);
    const offset = world.clock.offsetMs;
    world.clock.offsetMs += 2 * 3_600_000;
    expect(await codeOf(change(0, 1, 3, 4))).toBe('roster_locked');
    await change(0, 1, 2, 4);
    expect(await codeOf(change(0, 1, 2, 6))).toBe('roster_locked');
    expect(await codeOf(change(0, 1, 2, 5))).toBe('done');
    world.clock.offsetMs = offset;
    const rows = await db
      .selectFrom('roster_player')
      .innerJoin('participant', 'participant.id', 'roster_player.participant_id')
      .select(['roster_player.account_id', 'left_at'])
      .where('tournament_id', '=', id)
      .execute();
    const left = rows.filter(({ left_at }) => left_at !== null).map(({ account_id }) => account_id);
    expect(rows.map(({ account_id }) => account_id).toSorted()).toEqual(
      [0, 1, 2, 4, 5].map((at) => ids[at]!).toSorted(),
    );
    expect(left).toEqual([ids[4]]);
  });
});

describe('a team is there', () => {
  test('once as many of its players have checked in as the event asks for', async () => {
    const [id, team] = [await world.event(), await world.newTeam()];
    const { participant_id } = (await enter(id, team)).entry;
    await tournaments.openCheckIn(world.referee, id, 600);
    const [first, second, , , outside] = team.members.map(({ actor }) => actor);
    const status = async () => (await stateOf(id)).participants[participant_id ?? '']?.status;
    expect(await codeOf(tournaments.checkIn(outside!, id))).toBe('not_on_roster');
    await tournaments.checkIn(first!, id);
    expect(await codeOf(tournaments.checkIn(first!, id))).toBe('already_checked_in');
    expect(await status()).toBe('registered');
    await tournaments.checkIn(second!, id);
    expect(await status()).toBe('checked_in');
  });

  test('and is not disbanded while it is in', async () => {
    const [id, team] = [await world.event(), await world.newTeam()];
    await enter(id, team);
    const { isPlaying } = await import('../../../people/teams/team.repository.ts');
    expect(await isPlaying(db, team.id)).toBe(true);
    await tournaments.withdraw(captainOf(team), id);
    expect(await isPlaying(db, team.id)).toBe(false);
  });
});

describe('a fixture of teams', () => {
  test('is played as a battle, whose result is its own; the event ends with its places', async () => {
    const id = await world.event({ settings: { stages: [{ type: 'swiss', rounds: 1, best_of: 1 }] } });
    const teams = [await world.newTeam(), await world.newTeam()];
    await world.startEvent(id, teams);
    const [battle] = await world.openBattles(id, teams);
    const fixture = await db
      .selectFrom('battle')
      .innerJoin('fixture', 'fixture.id', 'battle.fixture_id')
      .select(['fixture.tournament_id', 'battle.status'])
      .where('battle.id', '=', battle!.id)
      .executeTakeFirstOrThrow();
    expect(fixture).toEqual({ tournament_id: id, status: 'scheduled' });
    await world.playBattle(battle!, 'b');
    const match = (await stateOf(id)).stages[0]?.rounds[0]?.matches[0];
    expect(match).toMatchObject({ status: 'finished', wins_a: 0, wins_b: 2, games: { a: 0, b: 2 }, result: 'b' });
    await world.advance(id);
    const state = await stateOf(id);
    expect(state.status).toBe('finished');
    const [first] = state.placements;
    expect(state.participants[first?.participant_id ?? '']?.team_id).toBe(battle!.teams.b.id);
    const [table] = standingsTables(state, 0);
    expect(table?.rows.map(({ battles }) => battles)).toEqual([
      { boards: 2, points: 3 },
      { boards: 0, points: 0 },
    ]);
  });

  test('is given up with the team that drops out, and void with an event that is cancelled', async () => {
    const id = await world.event();
    const teams = [await world.newTeam(), await world.newTeam(), await world.newTeam(), await world.newTeam()];
    await world.startEvent(id, teams);
    const [one, other] = await world.openBattles(id, teams);
    await tournaments.drop(captainOf(one!.teams.a), id);
    expect(await world.battleStateOf(one!.id)).toMatchObject({
      status: 'forfeited',
      result: 'b',
      end_cause: 'forfeit',
    });
    const told = await db.selectFrom('notification').select('account_id').where('kind', '=', 'event_changed').execute();
    const [captain, ...others] = rosterOf(one!.teams.a).account_ids;
    expect(captain).toBe(captainOf(one!.teams.a).user_id);
    expect(told.map(({ account_id }) => account_id).toSorted()).toEqual(others.toSorted());
    const [match] = (await stateOf(id)).stages[0]!.rounds[0]!.matches.filter(({ match_id }) => match_id === one!.id);
    expect(match).toMatchObject({ status: 'forfeited', result: 'b' });
    await tournaments.cancel(world.admin, id, '场地停电');
    expect(await world.battleStateOf(other!.id)).toMatchObject({ status: 'cancelled' });
  });

  test('stands still with its event, and goes on with it', async () => {
    const id = await world.event();
    const teams = [await world.newTeam(), await world.newTeam()];
    await world.startEvent(id, teams);
    const [battle] = await world.openBattles(id, teams);
    await tournaments.pauseEvent(world.referee, id, '直播故障');
    expect((await world.battleStateOf(battle!.id)).status).toBe('paused');
    expect((await stateOf(id)).stages[0]!.rounds[0]!.matches[0]!.status).toBe('paused');
    await tournaments.resumeEvent(world.referee, id, '直播恢复');
    expect((await world.battleStateOf(battle!.id)).status).toBe('scheduled');
  });

  test('has boards that stand still with it, and have their time back', async () => {
    const id = await world.event();
    const teams = [await world.newTeam(), await world.newTeam()];
    await world.startEvent(id, teams);
    const [battle] = await world.openBattles(id, teams);
    await world.start(battle!);
    const boards = () =>
      db.selectFrom('match').select(['id', 'held_since', 'due_at']).where('battle_id', '=', battle!.id).execute();
    const before = await boards();
    expect(before.length).toBeGreaterThan(1);
    await tournaments.pauseEvent(world.referee, id, '直播故障');
    expect((await boards()).filter(({ held_since }) => held_since === null)).toEqual([]);
    expect(await codeOf(world.play(battle!, 1, 'a'))).toBe('event_paused');
    await tournaments.resumeEvent(world.referee, id, '直播恢复');
    for (const board of await boards()) {
      const { due_at } = before.find((one) => one.id === board.id)!;
      expect(board.held_since).toBeNull();
      expect(Date.parse(board.due_at!)).toBeGreaterThan(Date.parse(due_at!));
    }
    expect(await codeOf(world.play(battle!, 1, 'a'))).toBe('done');
  });

  test('is taken back with its round, which nobody has begun; its place is free', async () => {
    const id = await world.event();
    const teams = [await world.newTeam(), await world.newTeam()];
    await world.startEvent(id, teams);
    const [battle] = await world.openBattles(id, teams);
    await tournaments.takeBackRound(world.referee, id, '名单有误');
    expect((await world.battleStateOf(battle!.id)).status).toBe('cancelled');
    const fixture = await db
      .selectFrom('battle')
      .innerJoin('fixture', 'fixture.id', 'battle.fixture_id')
      .select('fixture.withdrawn_at')
      .where('battle.id', '=', battle!.id)
      .executeTakeFirstOrThrow();
    expect(fixture.withdrawn_at).not.toBeNull();
  });

  test('that is corrected changes the places of the event that is over, once the referee says so', async () => {
    const id = await world.event({ settings: { stages: [{ type: 'swiss', rounds: 1, best_of: 1 }] } });
    const teams = [await world.newTeam(), await world.newTeam()];
    await world.startEvent(id, teams);
    const [battle] = await world.openBattles(id, teams);
    await world.battles.forfeit(captainOf(battle!.teams.a), battle!.id);
    await world.advance(id);
    const winner = async () => {
      const { placements, participants } = await stateOf(id);
      return placements[0] && participants[placements[0].participant_id]?.team_id;
    };
    expect(await winner()).toBe(battle!.teams.b.id);
    await world.rulings.rule(world.referee, battle!.id, { type: 'reopen', reason: '误操作', force: true });
    expect(await stateOf(id)).toMatchObject({ status: 'running', placements: [] });
    await world.battles.forfeit(captainOf(battle!.teams.b), battle!.id);
    await world.advance(id);
    expect(await winner()).toBe(battle!.teams.a.id);
  });

  test('whose board gets another score brings each player of both teams one notice of it', async () => {
    const team = { battle: { code: 'boards', size: 3, decided: 'all_played', tie: 'ace' } as const };
    const id = await world.event({ team, settings: { stages: [{ type: 'swiss', rounds: 1, best_of: 1 }] } });
    const teams = [await world.newTeam(), await world.newTeam()];
    await world.startEvent(id, teams);
    const [battle] = await world.openBattles(id, teams);
    await world.start(battle!);
    for (const [index, winner] of (['a', 'a', 'b'] as const).entries()) await world.play(battle!, index + 1, winner);
    await world.advance(id);
    expect(await stateOf(id)).toMatchObject({ status: 'finished' });
    const since = new Date().toISOString();
    const match = await world.matchOf(battle!.id, 1);
    const command = { type: 'correct_score', score: { a: 0, b: 1 }, reason: '双方上报时选反了' } as const;
    await world.matches.rule(world.referee, match, command, { force: true });
    expect(await world.battleStateOf(battle!.id)).toMatchObject({ result: 'b', score: { a: 1, b: 2 } });
    const noticesOf = async ({ actor }: (typeof teams)[0]['members'][number]) => {
      const rows = await db
        .selectFrom('notification')
        .select('notice')
        .where('account_id', '=', actor.user_id)
        .where('created_at', '>=', since)
        // the prize that moves is a line of the ledger, with its own notice
        .where('kind', '<>', 'points_changed')
        .execute();
      return rows.map(({ notice }) => notice);
    };
    const { a, b } = battle!.teams;
    expect(await noticesOf(a.members[0]!)).toMatchObject([{ kind: 'score_corrected', result: 'lost', place: 2 }]);
    expect(await noticesOf(b.members[0]!)).toMatchObject([{ kind: 'score_corrected', result: 'won', place: 1 }]);
    expect(await noticesOf(a.members[1]!)).toMatchObject([
      { kind: 'event_changed', change: 'place_corrected', place: 2 },
    ]);
    expect(await noticesOf(b.members[4]!)).toMatchObject([{ kind: 'battle_decided', result: 'won', score: [2, 1] }]);
  });

  test('takes only players of the roster', async () => {
    const id = await world.event();
    const teams = [await world.newTeam(), await world.newTeam()];
    await world.startEvent(id, teams);
    const [battle] = await world.openBattles(id, teams);
    const lineUp = world.lineUpOf(battle!, 'a');
    const outside = battle!.teams.a.members[4]!;
    const players = lineUp.players.with(2, { account_id: outside.actor.user_id, deck_ids: outside.decks.slice(0, 1) });
    const refused = codeOf(world.battles.lockLineUp(captainOf(battle!.teams.a), battle!.id, { ...lineUp, players }));
    expect(await refused).not.toBe('done');
    expect(await codeOf(world.battles.lockLineUp(captainOf(battle!.teams.a), battle!.id, lineUp))).toBe('done');
  });
});

describe('points', () => {
  const ENTRY_FEE = 30;
  const linesOf = async (id: string) => {
    const rows = await db
      .selectFrom('points_entry')
      .select(['account_id', 'amount'])
      .where('reference_id', '=', id)
      .execute();
    return rows.map(({ account_id, amount }) => [account_id, amount]);
  };

  test('are paid to every player who is on a roster at the end, each what the place of the team does, once', async () => {
    const table = { bands: [{ place_to: 1, points: 70 }], participation: 7 };
    const stages = [{ type: 'swiss', rounds: 1, best_of: 1 } as const];
    const id = await world.event({ settings: { stages }, rewards: { kind: 'own', table } });
    const teams = [await world.newTeam(), await world.newTeam()];
    await world.startEvent(id, teams);
    const [battle] = await world.openBattles(id, teams);
    await world.playBattle(battle!, 'b');
    await Promise.all([world.advance(id), world.advance(id)]);
    const due = [
      ...rosterOf(battle!.teams.b).account_ids.map((account) => [account, 70]),
      ...rosterOf(battle!.teams.a).account_ids.map((account) => [account, 7]),
    ];
    expect(await linesOf(id)).toEqual(expect.arrayContaining(due));
    expect(await linesOf(id)).toHaveLength(due.length);
  });

  test('of the fee are taken from whoever enters the team, once though two do so at once, and given back once', async () => {
    const [id, team] = [await world.event({ settings: { entry_fee: ENTRY_FEE } }), await world.newTeam()];
    const [captain, vice] = team.members.map(({ actor }) => actor);
    for (const leader of [captain!, vice!]) await givePoints(db, leader, 100);
    const codes = await Promise.all(
      [captain!, vice!].map((actor) => codeOf(tournaments.enterTeam(actor, id, rosterOf(team)))),
    );
    expect(codes.toSorted()).toEqual(['already_registered', 'done']);
    const payer = [captain!, vice!][codes.indexOf('done')]!.user_id;
    expect(await linesOf(id)).toEqual([[payer, -ENTRY_FEE]]);
    // whoever of the team's leaders takes it back: the points are those of who has paid
    const other = [captain!, vice!].find(({ user_id }) => user_id !== payer)!;
    await tournaments.withdraw(other, id);
    const back = [
      [payer, -ENTRY_FEE],
      [payer, ENTRY_FEE],
    ];
    expect(await linesOf(id)).toEqual(expect.arrayContaining(back));
    expect(await linesOf(id)).toHaveLength(back.length);
    await tournaments.enterTeam(other, id, rosterOf(team));
    expect(await linesOf(id)).toEqual(expect.arrayContaining([...back, [other.user_id, -ENTRY_FEE]]));
    expect(await linesOf(id)).toHaveLength(back.length + 1);
  });

  test('of the fee are those of each entry: who leads another team now pays for both, and has back that of one', async () => {
    const id = await world.event({ settings: { entry_fee: ENTRY_FEE } });
    const [first, second] = [await world.newTeam(), await world.newTeam()];
    const vice = first.members[1]!.actor;
    const withoutVice = [first.members[0]!, ...first.members.slice(2)].map(({ actor }) => actor.user_id);
    await givePoints(db, vice, 100);
    await tournaments.enterTeam(vice, id, { account_ids: withoutVice });
    await db
      .updateTable('team_member')
      .set({ team_id: second.id, slot: 9 })
      .where('account_id', '=', vice.user_id)
      .execute();
    await tournaments.enterTeam(vice, id, rosterOf(second));
    const paid = [vice.user_id, -ENTRY_FEE];
    expect(await linesOf(id)).toEqual([paid, paid]);
    await tournaments.withdraw(vice, id);
    expect((await linesOf(id)).reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(-ENTRY_FEE);
  });
});
