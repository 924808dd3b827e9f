import { createDatabase } from '@pailei/db/client';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { battleSettings, battleWorld } from '../../../../../tests/support/battles/battle-world.ts';
import { buildAccount } from '../../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const { matches } = world;
const referee = await buildAccount(db, 'referee');
const reason = '判错了台';

beforeEach(() => {
  world.clock.offsetMs = 0;
});

async function started() {
  const battle = await world.build(battleSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' }));
  await world.start(battle);
  return battle;
}

const lose = (id: string) => matches.rule(referee, id, { type: 'give_match_loss', side: 'b', reason: '未按规定出战' });

/** As a referee does, who has seen what it does. */
async function undo(id: string): Promise<void> {
  const { seen } = await matches.preview(referee, id, { type: 'undo_ruling' });
  await matches.rule(referee, id, { type: 'undo_ruling', reason }, { seen, force: true });
}

describe('a ruling on a board that is taken back', () => {
  test('leaves the score as it was, and the board to be played', async () => {
    const battle = await started();
    const match = await world.matchOf(battle.id, 1);
    const before = await world.stateOf(battle.id);
    await lose(match);
    expect((await world.stateOf(battle.id)).score).toEqual({ a: 1, b: 0 });
    await undo(match);
    const after = await world.stateOf(battle.id);
    expect(after.score).toEqual(before.score);
    expect(after.boards.find(({ number }) => number === 1)).toMatchObject({ status: 'playing', match_id: match });
    await world.play(battle, 1, 'b');
    expect((await world.stateOf(battle.id)).score).toEqual({ a: 0, b: 1 });
  });

  test('opens a battle again that it had decided', async () => {
    const battle = await started();
    const [first, second] = [await world.matchOf(battle.id, 1), await world.matchOf(battle.id, 2)];
    await lose(first);
    await lose(second);
    expect((await world.stateOf(battle.id)).status).toBe('finished');
    await undo(second);
    expect(await world.stateOf(battle.id)).toMatchObject({ status: 'playing', score: { a: 1, b: 0 } });
  });

  test('cannot be one after which the board was played on', async () => {
    const battle = await started();
    const match = await world.matchOf(battle.id, 1);
    await matches.rule(referee, match, { type: 'warn', side: 'a', reason });
    await world.play(battle, 1, 'a');
    await expect(undo(match)).rejects.toMatchObject({ code: 'played_on_since', status: 409 });
  });
});
