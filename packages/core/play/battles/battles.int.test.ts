import { battleEventOf } from '@pailei/contracts/play/battles/battle.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { BATTLE_ACCESS_ERRORS, BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { CONTEST_ERRORS } from '@pailei/contracts/play/matches/matches.api';
import { createDatabase } from '@pailei/db/client';
import { readSince } from '@pailei/live/log';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import { DEFAULT_SERIES_TIMERS } from '@pailei/domain/series/settings';
import type { Actor } from '@pailei/live/registry';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { battleSettings, battleWorld, relayPool } from '../../../../tests/support/battles/battle-world.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const { battles, rulings, matches, build, captainOf, player, stateOf, start, play, playGame, playOn, runOut } = world;
const BOARDS = battleSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });
const RELAY = {
  format: 'last_hero_standing',
  best_of: 9,
  bans: 0,
  shield: false,
  timers: DEFAULT_SERIES_TIMERS,
} as const;
const reason = '核对录像';

let referee: Actor;
beforeEach(async () => {
  world.clock.offsetMs = 0;
  referee = await buildAccount(db, 'referee');
});

const refusal = ([status, message]: readonly [number, string]) => ({ status, message });
const statusesOf = async (id: string) => (await stateOf(id)).boards.map(({ status }) => status);
const logOf = (id: string) => readSince(db, battleTopic.of(id), 0, 1_000);
const matchRow = (id: string) => db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a 对位赛', () => {
  test('opens all boards at once, is decided at the majority, and row and log agree', async () => {
    const battle = await build(BOARDS);
    await start(battle);
    expect(await statusesOf(battle.id)).toEqual(['open', 'open', 'open']);
    await play(battle, 1, 'a');
    await play(battle, 2, 'a');
    const state = await stateOf(battle.id);
    expect(state).toMatchObject({ status: 'finished', result: 'a', score: { a: 2, b: 0 } });
    expect(await statusesOf(battle.id)).toEqual(['finished', 'finished', 'not_played']);
    expect(foldBattle((await logOf(battle.id)).map(battleEventOf))).toEqual(state);
    const third = await matchRow(state.boards[2]!.match_id!);
    expect(third).toMatchObject({ status: 'cancelled', due_at: null, tournament_id: null, battle_id: battle.id });
  });

  test('asks for the ace once it is tied, whom both captains name at the same moment', async () => {
    const battle = await build(battleSettings({ code: 'boards', size: 4, decided: 'all_played', tie: 'ace' }));
    await start(battle);
    const early = battles.namePlayer(captainOf(battle, 'a'), battle.id, {
      board_number: 5,
      account_id: player(battle, 'a', 0).user_id,
    });
    await expect(early).rejects.toMatchObject(refusal(BATTLE_ERRORS.nothing_to_name));
    await playOn(battle, 'a', 'b', 'a', 'b');
    expect((await stateOf(battle.id)).naming).toMatchObject({ kind: 'ace', board_number: 5, locked: [] });
    const name = (side: 'a' | 'b', index: number) =>
      battles.namePlayer(captainOf(battle, side), battle.id, {
        board_number: 5,
        account_id: player(battle, side, index).user_id,
      });
    await Promise.all([name('a', 2), name('b', 4)]);
    const ace = (await stateOf(battle.id)).boards[4]!;
    expect(ace).toMatchObject({ kind: 'ace', status: 'open' });
    expect(ace.seats.map(({ account_id }) => account_id)).toEqual([
      player(battle, 'a', 2).user_id,
      player(battle, 'b', 4).user_id,
    ]);
    await play(battle, 5, 'b');
    expect(await stateOf(battle.id)).toMatchObject({ result: 'b', end_cause: 'ace' });
  });

  test('lets a player of a board have it in the record, and no event of theirs', async () => {
    const battle = await build(BOARDS);
    await start(battle);
    await playOn(battle, 'a', 'a');
    const id = await world.matchOf(battle.id, 1);
    const { info } = await matches.get(null, id);
    expect(info).toMatchObject({
      tournament_id: null,
      stage_type: null,
      label: '第 1 台',
      battle: { id: battle.id, board_number: 1, teams: { a: { id: battle.teams.a.id } } },
    });
  });
});

describe('a 擂台赛', () => {
  test('keeps the winner on, in the order of the line-ups', async () => {
    const battle = await build(battleSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false }));
    await start(battle);
    await playOn(battle, 'a', 'a', 'b', 'a');
    const state = await stateOf(battle.id);
    const pairs = state.boards.map(({ seats }) => seats.map(({ account_id }) => account_id));
    const [a, b] = (['a', 'b'] as const).map((side) => [0, 1, 2].map((index) => player(battle, side, index).user_id));
    expect(pairs).toEqual([
      [a![0], b![0]],
      [a![0], b![1]],
      [a![0], b![2]],
      [a![1], b![2]],
    ]);
    expect(state).toMatchObject({ result: 'a', score: { a: 3, b: 1 } });
  });

  test('as 车轮战 asks the captain of the loser, and after five minutes goes by the line-up', async () => {
    const battle = await build(battleSettings({ code: 'winner_stays', size: 3, order: 'free', revival: false }));
    await start(battle);
    const first = await stateOf(battle.id);
    if (first.naming) await runOut(battle.id);
    await playOn(battle, 'a');
    const { naming, due_at } = await stateOf(battle.id);
    expect(naming).toMatchObject({ kind: 'next_player' });
    expect(Date.parse(due_at!) - Date.parse(world.now())).toBeGreaterThan(290_000);
    const wrong = battles.namePlayer(captainOf(battle, 'a'), battle.id, {
      board_number: naming!.board_number,
      account_id: player(battle, 'a', 1).user_id,
    });
    await expect(wrong).rejects.toMatchObject(refusal(BATTLE_ERRORS.nothing_to_name));
    await runOut(battle.id);
    const next = (await stateOf(battle.id)).boards.at(-1)!;
    expect(next.status).toBe('open');
    expect(next.seats[0]!.account_id).toBe(player(battle, 'a', 0).user_id);
  });
});

test('a 双人赛 that stands 1–1 names two players for its decider', async () => {
  const battle = await build(battleSettings({ code: 'two_v_two', size: 2, decider: 'board' }));
  await start(battle);
  await playOn(battle, 'a', 'b');
  expect((await stateOf(battle.id)).naming?.kind).toBe('decider');
  await runOut(battle.id);
  await playOn(battle, 'b');
  expect(await stateOf(battle.id)).toMatchObject({ result: 'b', end_cause: 'decider' });
});

test('a relay brings the next player for each game, who alone acts', async () => {
  const battle = await build(battleSettings({ code: 'relay', size: 3 }, { series: RELAY }));
  for (const side of ['a', 'b'] as const)
    battle.teams[side].members[0]!.decks = await relayPool(db, player(battle, side, 0).user_id);
  await start(battle);
  const id = await world.matchOf(battle.id, 1);
  const actorsNow = async () => Object.values((await matches.get(null, id)).info.players);
  const pair = (index: number) => (['a', 'b'] as const).map((side) => player(battle, side, index).user_id);
  expect(await actorsNow()).toEqual(pair(0));
  await playGame(battle, id, 'a');
  expect(await actorsNow()).toEqual(pair(1));
  const gone = matches.act(player(battle, 'a', 0), id, { type: 'report', game_number: 2, result: 'a' });
  await expect(gone).rejects.toMatchObject({ status: 403 });
  expect((await matches.side(player(battle, 'a', 0), id)).side).toBe('a');
  await play(battle, 1, 'b');
  expect(await stateOf(battle.id)).toMatchObject({ status: 'finished', result: 'b' });
});

test('a player who is absent from an open board is replaced from the bench, one who has come is not', async () => {
  const battle = await build(BOARDS);
  await start(battle);
  const captain = world.captainOf(battle, 'a');
  const idOf = (index: number) => player(battle, 'a', index).user_id;
  const first = await world.matchOf(battle.id, 1);
  await matches.act(player(battle, 'a', 0), first, { type: 'ready' });
  const refused = world.battles.substitute(captain, battle.id, { out: idOf(0), player: idOf(3) });
  await expect(refused).rejects.toMatchObject({ status: 409, message: BATTLE_ERRORS.player_is_here[1] });
  const second = await world.matchOf(battle.id, 2);
  await world.battles.substitute(captain, battle.id, { out: idOf(1), player: idOf(3) });
  expect(await matchRow(second)).toMatchObject({ status: 'cancelled' });
  const opened = await world.matchOf(battle.id, 2);
  expect(opened).not.toBe(second);
  expect((await matches.get(null, opened)).info.players).toMatchObject({ a: idOf(3) });
  await play(battle, 2, 'a');
  expect((await stateOf(battle.id)).score).toEqual({ a: 1, b: 0 });
});

test('a saved draft that is legal is the line-up at the deadline', async () => {
  const battle = await build(BOARDS);
  const line = world.lineUpOf(battle, 'a');
  const drafted = { ...line, players: line.players.toReversed() };
  await world.battles.saveDraft(world.captainOf(battle, 'a'), battle.id, drafted);
  const unfit = world.lineUpOf(battle, 'b');
  await world.battles.saveDraft(world.captainOf(battle, 'b'), battle.id, { ...unfit, players: unfit.players.slice(1) });
  await world.runOut(battle.id);
  const playersOf = async (side: 'a' | 'b') =>
    (await world.battles.side(world.captainOf(battle, side), battle.id)).line_up?.players.map(
      ({ account_id }) => account_id,
    );
  expect(await playersOf('a')).toEqual(drafted.players.map(({ account_id }) => account_id));
  expect(await playersOf('b')).toEqual([0, 1, 2].map((index) => player(battle, 'b', index).user_id));
  expect((await stateOf(battle.id)).sides.a.line_up).toMatchObject({ locked: true, by_system: true });
});

describe('a correction', () => {
  test('of a board that decided the battle opens it again, with new matches for the boards that were closed', async () => {
    const battle = await build(BOARDS);
    await start(battle);
    await playOn(battle, 'a', 'a');
    const before = await stateOf(battle.id);
    const query = { type: 'forfeit_board', board_number: 2, losers: 'a' } as const;
    const preview = await rulings.preview(referee, battle.id, query);
    expect(preview.effects).toMatchObject({ reopens_battle: true, result: { from: 'a', to: null } });
    expect(preview.effects.played_after_all.map(({ number }) => number)).toEqual([3]);
    await rulings.rule(referee, battle.id, { ...query, reason, seen: preview.seen });
    const after = await stateOf(battle.id);
    expect(after).toMatchObject({ status: 'playing', score: { a: 1, b: 1 } });
    expect(after.boards[2]).toMatchObject({ status: 'open' });
    expect(after.boards[2]!.match_id).not.toBe(before.boards[2]!.match_id);
    expect((await matchRow(before.boards[1]!.match_id!)).withdrawn_at).not.toBeNull();
    await play(battle, 3, 'b');
    expect(await stateOf(battle.id)).toMatchObject({ result: 'b', score: { a: 1, b: 2 } });
  });

  test('of a match in a chain takes back the board that hung on it', async () => {
    const battle = await build(battleSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false }));
    await start(battle);
    await playOn(battle, 'a');
    const [first, second] = (await stateOf(battle.id)).boards;
    const command = { type: 'correct_game', game_number: 1, result: 'b' } as const;
    const preview = await matches.preview(referee, first!.match_id!, command);
    expect(preview.battle?.withdrawn.map(({ number }) => number)).toEqual([2]);
    await matches.rule(referee, first!.match_id!, { ...command, reason }, { force: false, seen: preview.seen });
    const state = await stateOf(battle.id);
    expect(state.boards.map(({ status }) => status)).toEqual(['finished', 'withdrawn', 'open']);
    expect(state.boards[2]!.seats.map(({ account_id }) => account_id)).toEqual([
      player(battle, 'a', 1).user_id,
      player(battle, 'b', 0).user_id,
    ]);
    expect(await matchRow(second!.match_id!)).toMatchObject({ status: 'cancelled' });
    expect(foldBattle((await logOf(battle.id)).map(battleEventOf))).toEqual(state);
  });

  test('of the score of a board takes one act, and leads its battle on without opening the board again', async () => {
    const battle = await build(BOARDS);
    await start(battle);
    await playOn(battle, 'a', 'a');
    expect(await stateOf(battle.id)).toMatchObject({ status: 'finished', result: 'a', score: { a: 2, b: 0 } });
    const [first] = (await stateOf(battle.id)).boards;
    const { best_of } = (await matches.get(null, first!.match_id!)).info;
    const needed = Math.floor(best_of / 2) + 1;
    const query = { type: 'correct_score', score_a: 0, score_b: needed } as const;
    const preview = await matches.preview(referee, first!.match_id!, query);
    expect(preview).toMatchObject({ after: { status: 'finished', winner: 'b' }, battle: { reopens_battle: true } });
    const command = { type: 'correct_score', score: { a: 0, b: needed }, reason } as const;
    await matches.rule(referee, first!.match_id!, command, { force: true, seen: preview.seen });
    const after = await stateOf(battle.id);
    expect(after).toMatchObject({ status: 'playing', score: { a: 1, b: 1 } });
    expect(after.boards[0]).toMatchObject({ status: 'finished', winner: 'b' });
    expect(foldBattle((await logOf(battle.id)).map(battleEventOf))).toEqual(after);
  });

  test('may not be made by a member of either team', async () => {
    const battle = await build(BOARDS);
    await start(battle);
    const own = { ...player(battle, 'b', 5), role: 'referee' as const };
    const ruling = { type: 'forfeit_board', board_number: 1, losers: 'a', reason, seen: undefined } as const;
    await expect(rulings.rule(own, battle.id, ruling)).rejects.toMatchObject(refusal(BATTLE_ACCESS_ERRORS.own_battle));
    const id = await world.matchOf(battle.id, 1);
    await expect(matches.rule(own, id, { type: 'pause', reason })).rejects.toMatchObject({ code: 'own_match' });
  });

  test('is no more asked for by a player once the battle is decided', async () => {
    const battle = await build(BOARDS);
    await start(battle);
    await playOn(battle, 'a', 'a');
    const id = await world.matchOf(battle.id, 1);
    const contest = matches.act(player(battle, 'b', 0), id, { type: 'contest', game_number: 1, note: '不对' });
    await expect(contest).rejects.toMatchObject(refusal(CONTEST_ERRORS.board_settled));
  });
});
