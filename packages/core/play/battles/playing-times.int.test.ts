import { BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import { playerOf } from '@pailei/domain/battles/boards';
import type { Side } from '@pailei/domain/series/sides';
import { createDatabase } from '@pailei/db/client';
import { readSince } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { battleSettings, battleWorld } from '../../../../tests/support/battles/battle-world.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { createBattle } from './create-battle.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const { battles, build, captainOf, player, lineUpOf, stateOf, runOut, start } = world;
const BOARDS = battleSettings({ code: 'boards', size: 3, decided: 'all_played', tie: 'draw' });
type Battle = Awaited<ReturnType<typeof build>>;
const MINUTE_MS = 60_000;

beforeEach(() => {
  world.clock.offsetMs = 0;
});

const later = (minutes: number) => new Date(Date.parse(world.now()) + minutes * MINUTE_MS).toISOString();
const refusal = ([status, message]: readonly [number, string]) => ({ status, message });
const suspend = ({ user_id }: Actor, minutes = 30 * 24 * 60) =>
  db
    .updateTable('account')
    .set({ suspended_until: later(minutes) })
    .where('id', '=', user_id)
    .execute();
const lock = (battle: Battle, side: Side, change: object = {}) =>
  battles.lockLineUp(captainOf(battle, side), battle.id, { ...lineUpOf(battle, side), ...change });
const optionOf = async (battle: Battle, actor: Actor) =>
  (await battles.lineUpOptions(captainOf(battle, 'a'), battle.id)).members.find(
    ({ account_id }) => account_id === actor.user_id,
  );
const seatOf = async (battle: Battle, number: number) =>
  playerOf((await stateOf(battle.id)).boards[number - 1]!, 'a')?.account_id;

/** The same two teams again, so many minutes from now. */
async function again({ teams, settings }: Battle, minutes: number): Promise<Battle> {
  const id = await inTransaction(world.deps, (trx, log) =>
    createBattle(trx, log, {
      teams: { a: teams.a.id, b: teams.b.id },
      settings,
      starts_at: later(minutes),
      owner: null,
      is_demo: false,
      now: world.now(),
    }),
  );
  return { id, teams, settings };
}

describe('a suspended member', () => {
  test('cannot be fielded, neither by the captain nor by the system', async () => {
    const battle = await build(BOARDS);
    const suspended = player(battle, 'a', 1);
    await suspend(suspended);
    expect(await optionOf(battle, suspended)).toMatchObject({ is_suspended: true, is_playing_elsewhere: false });
    await expect(lock(battle, 'a')).rejects.toMatchObject(refusal(BATTLE_ERRORS.player_suspended));
    await runOut(battle.id);
    await runOut(battle.id);
    await runOut(battle.id);
    const fielded = (await stateOf(battle.id)).sides.a.line_up.revealed.map(({ account_id }) => account_id);
    expect(fielded).toEqual([0, 2, 3].map((index) => player(battle, 'a', index).user_id));
  });

  test('whose suspension ends before the battle can be fielded', async () => {
    const battle = await build(BOARDS);
    await suspend(player(battle, 'a', 1), 60);
    await lock(battle, 'a');
    expect((await stateOf(battle.id)).sides.a.line_up.locked).toBe(true);
  });

  test('who is in a locked line-up is replaced from the bench, and without a bench loses the board immediately', async () => {
    const battle = await build(BOARDS);
    await lock(battle, 'a');
    await lock(battle, 'b', { bench: [] });
    for (const side of ['a', 'b'] as const) await suspend(player(battle, side, side === 'a' ? 0 : 1));
    await runOut(battle.id);
    for (const side of ['a', 'b'] as const) await battles.checkIn(player(battle, side, 2), battle.id);
    await runOut(battle.id);
    expect(await seatOf(battle, 1)).toBe(player(battle, 'a', 3).user_id);
    const { boards } = await stateOf(battle.id);
    expect(boards.map(({ status, winner }) => [status, winner])).toEqual([
      ['open', null],
      ['forfeited', 'a'],
      ['open', null],
    ]);
  });

  test('who does not come to an open board loses it by the clock: no referee is asked', async () => {
    const battle = await build(BOARDS);
    await start(battle);
    const id = await world.matchOf(battle.id, 1);
    await world.matches.act(player(battle, 'b', 0), id, { type: 'ready' });
    await suspend(player(battle, 'a', 0));
    const row = () => db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    for (let due = (await row()).due_at; due !== null; due = (await row()).due_at) {
      world.clock.offsetMs = Math.max(world.clock.offsetMs, Date.parse(due) - Date.now() + 5);
      await world.expireUnshown(id, due);
    }
    expect((await row()).state).toMatchObject({ winner: 'b', end_cause: 'no_show' });
    const news = await readSince(db, staffTopic.of(), 0, 10_000);
    const cases = news.filter(({ t, p }) => t === 'case_opened' && JSON.stringify(p).includes(id));
    expect(cases).toEqual([]);
  });
});

describe('a member who sits at a board now', () => {
  test('can be fielded five days ahead, and not in a battle that begins before the match can be over', async () => {
    const battle = await build(BOARDS);
    await start(battle);
    const [far, near] = [await again(battle, 5 * 24 * 60), await again(battle, 8)];
    const busy = player(battle, 'a', 0);
    expect(await optionOf(far, busy)).toMatchObject({ is_playing_elsewhere: false });
    expect(await optionOf(near, busy)).toMatchObject({ is_playing_elsewhere: true });
    await lock(far, 'a');
    await expect(lock(near, 'a')).rejects.toMatchObject(refusal(BATTLE_ERRORS.playing_elsewhere));
  });

  test('and whose match takes longer than expected is not left out of the battle that comes', async () => {
    const battle = await build(BOARDS);
    await start(battle);
    world.clock.offsetMs += 3 * 60 * MINUTE_MS;
    expect(await optionOf(await again(battle, 30), player(battle, 'a', 0))).toMatchObject({
      is_playing_elsewhere: false,
    });
  });
});

test('a member of a locked line-up is busy at that time in every other battle, for as long as it is expected to take', async () => {
  const battle = await build(BOARDS);
  const [same, after] = [await again(battle, 120), await again(battle, 180)];
  await lock(battle, 'a');
  await expect(lock(same, 'a')).rejects.toMatchObject(refusal(BATTLE_ERRORS.playing_elsewhere));
  await lock(after, 'a');
  expect((await stateOf(after.id)).sides.a.line_up.locked).toBe(true);
});
