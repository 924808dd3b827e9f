import { BATTLE_ACCESS_ERRORS, BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { createDatabase } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildAccount } from '../../../../tests/support/builders.ts';
import { battleSettings, battleWorld, relayPool } from '../../../../tests/support/battles/battle-world.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { passTime } from '../../../../tests/support/pass-time.ts';
import { createDecklistsService } from './decklists.service.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const { battles, build, captainOf, player, start, play } = world;
const lists = createDecklistsService({ db });
const BOARDS = battleSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });
type Battle = Awaited<ReturnType<typeof build>>;

let referee: Actor;
beforeEach(async () => {
  world.clock.offsetMs = 0;
  referee = await buildAccount(db, 'referee');
});

/** Which sides a reader reads of the battle and of its first board. */
async function readable(actor: Actor | null, { id }: Battle) {
  const sidesOf = ({ a, b }: { a: unknown; b: unknown }) =>
    [a !== null && 'a', b !== null && 'b'].filter(Boolean).join();
  const board = await lists.ofMatch(actor, await world.matchOf(id, 1));
  return [sidesOf(await lists.ofBattle(actor, id)), sidesOf(board)];
}

async function played(): Promise<Battle> {
  const battle = await build(BOARDS);
  await start(battle);
  await play(battle, 1, 'a');
  await play(battle, 2, 'a');
  return battle;
}

test('a team opens its decks after the battle, to everybody and for good; the other team’s stay closed', async () => {
  const battle = await played();
  const stranger = await buildAccount(db);
  for (const reader of [null, stranger]) expect(await readable(reader, battle)).toEqual(['', '']);
  await battles.openDecks(captainOf(battle, 'a'), battle.id);
  for (const reader of [null, stranger]) expect(await readable(reader, battle)).toEqual(['a', 'a']);
  const { a } = await lists.ofBattle(null, battle.id);
  expect(a?.map((one) => one.player?.account_id)).toEqual(
    [0, 1, 2, 3].map((index) => player(battle, 'a', index).user_id),
  );
  expect(a?.[0]?.decks[0]).toMatchObject({ slot: 0, card_count: 30 });
  const [status, message] = BATTLE_ERRORS.decks_open;
  await expect(battles.openDecks(captainOf(battle, 'a'), battle.id)).rejects.toMatchObject({ status, message });
});

test('before that its captains read it, and referees once it is over; nobody the other team’s', async () => {
  const battle = await build(BOARDS);
  await start(battle);
  expect((await readable(captainOf(battle, 'a'), battle))[0]).toBe('a');
  expect((await readable(referee, battle))[0]).toBe('');
  await play(battle, 1, 'a');
  await play(battle, 2, 'a');
  expect((await readable(captainOf(battle, 'b'), battle))[0]).toBe('b');
  expect((await readable(player(battle, 'b', 4), battle))[0]).toBe('');
  expect(await readable(referee, battle)).toEqual(['a,b', 'a,b']);
});

test('they are not opened while the battle runs, nor by a member', async () => {
  const battle = await build(BOARDS);
  await start(battle);
  const refusal = ([status, message]: readonly [number, string]) => ({ status, message });
  await expect(battles.openDecks(captainOf(battle, 'a'), battle.id)).rejects.toMatchObject(
    refusal(BATTLE_ERRORS.battle_not_over),
  );
  await battles.forfeit(captainOf(battle, 'a'), battle.id);
  await expect(battles.openDecks(player(battle, 'a', 3), battle.id)).rejects.toMatchObject(
    refusal(BATTLE_ACCESS_ERRORS.leaders_only),
  );
  await battles.openDecks(player(battle, 'a', 1), battle.id);
  expect(await readable(null, battle)).toEqual(['a', 'a']);
});

test('of a delayed battle they are public when the opening is', async () => {
  const battle = await build({ ...BOARDS, delay_seconds: 120 });
  for (const side of ['a', 'b'] as const)
    await battles.lockLineUp(captainOf(battle, side), battle.id, world.lineUpOf(battle, side));
  await battles.forfeit(captainOf(battle, 'a'), battle.id);
  await passTime(db, 121);
  await battles.openDecks(captainOf(battle, 'b'), battle.id);
  expect((await lists.ofBattle(null, battle.id)).b).toBeNull();
  expect((await lists.ofBattle(captainOf(battle, 'a'), battle.id)).b).not.toBeNull();
  await passTime(db, 121);
  expect((await lists.ofBattle(null, battle.id)).b).not.toBeNull();
});

test('the decks of a relay are the team’s', async () => {
  const series = { ...battleSettings({ code: 'relay', size: 3 }).series, best_of: 9 as const };
  const battle = await build(battleSettings({ code: 'relay', size: 3 }, { series }));
  const pool = {
    a: await relayPool(db, captainOf(battle, 'a').user_id),
    b: await relayPool(db, captainOf(battle, 'b').user_id),
  };
  for (const side of ['a', 'b'] as const)
    await battles.lockLineUp(captainOf(battle, side), battle.id, { ...world.lineUpOf(battle, side), pool: pool[side] });
  await battles.forfeit(captainOf(battle, 'b'), battle.id);
  await battles.openDecks(captainOf(battle, 'a'), battle.id);
  const { a } = await lists.ofBattle(null, battle.id);
  expect(a?.filter((one) => one.player === null).map((one) => one.decks.length)).toEqual([5]);
});
