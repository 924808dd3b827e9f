import { battleEventOf } from '@pailei/contracts/play/battles/battle.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { createDatabase } from '@pailei/db/client';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import { SIDES } from '@pailei/domain/series/sides';
import { readSince } from '@pailei/live/log';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { battleSettings, battleWorld } from '../../../../tests/support/battles/battle-world.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const { battles, matches, build, captainOf, player, lineUpOf, stateOf, start, play, playOn, runOut } = world;

beforeEach(() => {
  world.clock.offsetMs = 0;
});

const logOf = (id: string) => readSince(db, battleTopic.of(id), 0, 1_000);

test('a 协作赛 is one board, whose advisers read the own side and do not act', async () => {
  const battle = await build(battleSettings({ code: 'co_op', size: 1 }));
  for (const side of SIDES) {
    const advisers = [3, 4].map((index) => player(battle, side, index).user_id);
    await battles.lockLineUp(captainOf(battle, side), battle.id, { ...lineUpOf(battle, side), advisers });
  }
  await runOut(battle.id);
  for (const side of SIDES) await battles.checkIn(captainOf(battle, side), battle.id);
  await runOut(battle.id);
  const id = await world.matchOf(battle.id, 1);
  const adviser = player(battle, 'a', 3);
  expect((await matches.side(adviser, id)).side).toBe('a');
  await expect(matches.act(adviser, id, { type: 'ready' })).rejects.toMatchObject({ status: 403 });
  await expect(matches.side(player(battle, 'a', 5), id)).rejects.toMatchObject({ status: 403 });
  await play(battle, 1, 'b');
  const state = await stateOf(battle.id);
  expect(state).toMatchObject({ status: 'finished', result: 'b', score: { a: 0, b: 1 } });
  expect(state.boards).toHaveLength(1);
  expect(foldBattle((await logOf(battle.id)).map(battleEventOf))).toEqual(state);
});

test('a 全员互打 lets everybody meet everybody, a round at a time, and is over with its last board', async () => {
  const battle = await build(battleSettings({ code: 'scheveningen', size: 3 }));
  await start(battle);
  expect((await stateOf(battle.id)).boards.map(({ status }) => status)).toEqual(['open', 'open', 'open']);
  await playOn(battle, 'a', 'b');
  expect((await stateOf(battle.id)).boards).toHaveLength(3);
  await playOn(battle, 'a');
  expect((await stateOf(battle.id)).boards.map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2]);
  await playOn(battle, 'b', 'b', 'b', 'b', 'a', 'b');
  const state = await stateOf(battle.id);
  expect(state).toMatchObject({ status: 'finished', result: 'b', score: { a: 3, b: 6 } });
  const pairs = state.boards.map(({ seats }) => seats.map(({ account_id }) => account_id).join());
  const all = [0, 1, 2].flatMap((a) =>
    [0, 1, 2].map((b) => `${player(battle, 'a', a).user_id},${player(battle, 'b', b).user_id}`),
  );
  expect(pairs.toSorted()).toEqual(all.toSorted());
  expect(foldBattle((await logOf(battle.id)).map(battleEventOf))).toEqual(state);
});
