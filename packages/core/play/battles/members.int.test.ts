import { BATTLE_ACCESS_ERRORS, BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import type { StaffView } from '@pailei/contracts/play/staff/staff.topic';
import { createDatabase } from '@pailei/db/client';
import { readInOneSnapshot } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../../tests/support/builders.ts';
import { battleSettings, battleWorld, buildTeam } from '../../../../tests/support/battles/battle-world.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { staffTopicDefinition } from '../staff/staff.serve.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const { battles, rulings, matches, build, captainOf, player, stateOf, start, play, playOn, runOut } = world;
const BOARDS = battleSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });
const CONQUEST = battleSettings({ code: 'conquest_team', size: 3 });
const reason = '核对录像';
type Battle = Awaited<ReturnType<typeof build>>;

let referee: Actor;
beforeEach(async () => {
  world.clock.offsetMs = 0;
  referee = await buildAccount(db, 'referee');
});

const refusal = ([status, message]: readonly [number, string]) => ({ status, message });
const handOver = (former: Actor, next: Actor) =>
  db.transaction().execute(async (trx) => {
    const of = ({ user_id }: Actor, role: 'captain' | 'member') =>
      trx.updateTable('team_member').set({ role }).where('account_id', '=', user_id).execute();
    await of(former, 'member');
    await of(next, 'captain');
  });
const leave = (account: Actor) => db.deleteFrom('team_member').where('account_id', '=', account.user_id).execute();

const name = (actor: Actor, { id }: Battle, board_number: number, chosen: Actor) =>
  battles.namePlayer(actor, id, { board_number, account_id: chosen.user_id });

describe('in the middle of a battle', () => {
  test('a captain who was handed over names nobody any more, and the new one does', async () => {
    const battle = await build(CONQUEST);
    await start(battle);
    const [former, next] = [captainOf(battle, 'a'), player(battle, 'a', 3)];
    await handOver(former, next);
    await expect(name(former, battle, 1, player(battle, 'a', 0))).rejects.toMatchObject(
      refusal(BATTLE_ACCESS_ERRORS.leaders_only),
    );
    await name(next, battle, 1, player(battle, 'a', 0));
    expect((await stateOf(battle.id)).naming?.locked).toEqual([{ side: 'a', by_system: false }]);
  });

  test('a captain is suspended, and the vice captain leads; with nobody the line-up’s order does', async () => {
    const battle = await build(CONQUEST);
    await start(battle);
    const suspended_until = new Date(Date.now() + 86_400_000).toISOString();
    const captain = captainOf(battle, 'a');
    await db.updateTable('account').set({ suspended_until }).where('id', '=', captain.user_id).execute();
    await name(player(battle, 'a', 1), battle, 1, player(battle, 'a', 2));
    await runOut(battle.id);
    const [first] = (await stateOf(battle.id)).boards;
    expect(first?.seats.map(({ account_id }) => account_id)).toEqual([
      player(battle, 'a', 2).user_id,
      player(battle, 'b', 0).user_id,
    ]);
    await play(battle, 1, 'b');
    await runOut(battle.id);
    expect((await stateOf(battle.id)).boards[1]?.status).toBe('open');
  });

  test('members leave, and the line-up stands as it was locked: their boards are played, also by who has left', async () => {
    const battle = await build(BOARDS);
    await start(battle);
    for (const index of [1, 2, 3, 4, 5]) await leave(player(battle, 'a', index));
    await playOn(battle, 'b', 'a', 'a');
    expect(await stateOf(battle.id)).toMatchObject({ status: 'finished', result: 'a', score: { a: 2, b: 1 } });
  });

  test('who has left may be named, and who is in another team by now as well', async () => {
    const battle = await build(CONQUEST);
    await start(battle);
    await leave(player(battle, 'a', 2));
    await name(captainOf(battle, 'a'), battle, 1, player(battle, 'a', 2));
    await name(captainOf(battle, 'b'), battle, 1, player(battle, 'b', 0));
    expect((await stateOf(battle.id)).boards[0]?.status).toBe('open');
  });
});

test('who joined five minutes after the lock plays neither from the bench nor for a referee', async () => {
  const battle = await build(battleSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false }));
  await start(battle);
  const [, late] = (await buildTeam(db, '外援', 2)).members;
  if (!late) throw new Error('a team of two has two members');
  await leave(player(battle, 'a', 5));
  const joined_at = new Date(Date.now() + 5 * 60_000).toISOString();
  await db
    .updateTable('team_member')
    .set({ team_id: battle.teams.a.id, slot: 6, role: 'member', joined_at })
    .where('account_id', '=', late.actor.user_id)
    .execute();
  const substitution = battles.substitute(captainOf(battle, 'a'), battle.id, {
    out: player(battle, 'a', 2).user_id,
    player: late.actor.user_id,
  });
  await expect(substitution).rejects.toMatchObject(refusal(BATTLE_ERRORS.not_on_bench));
  const replacement = rulings.rule(referee, battle.id, {
    type: 'replace_player',
    side: 'a',
    out: player(battle, 'a', 2).user_id,
    player: { account_id: late.actor.user_id, deck_ids: late.decks.slice(0, 1) },
    reason,
  });
  await expect(replacement).rejects.toMatchObject(refusal(BATTLE_ERRORS.joined_after_lock));
});

test('a disputed board waits for nobody once the battle is decided without it', async () => {
  const battle = await build(BOARDS);
  await start(battle);
  const id = await world.matchOf(battle.id, 3);
  const [a, b] = [player(battle, 'a', 2), player(battle, 'b', 2)];
  for (const one of [a, b]) await matches.act(one, id, { type: 'ready' });
  await matches.act(a, id, { type: 'report', game_number: 1, result: 'a' });
  await matches.act(b, id, { type: 'report', game_number: 1, result: 'b' });
  const cases = async () => {
    const view = await readInOneSnapshot(db, (trx) => staffTopicDefinition.snapshot(trx, undefined, 'head'));
    return (view as StaffView).cases.filter(({ battle_id }) => battle_id === battle.id);
  };
  expect(await cases()).toMatchObject([{ kind: 'dispute', match_id: id }]);
  await play(battle, 1, 'a');
  await play(battle, 2, 'a');
  expect(await cases()).toEqual([]);
  const before = await stateOf(battle.id);
  expect(before).toMatchObject({ status: 'finished', result: 'a' });
  const ruling = matches.rule(referee, id, { type: 'rule_game', game_number: 1, result: 'b', reason });
  await expect(ruling).rejects.toMatchObject({ status: 409 });
  expect(await stateOf(battle.id)).toEqual(before);
});
