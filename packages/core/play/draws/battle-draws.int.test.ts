import { createHash, createHmac } from 'node:crypto';
import { seriesEventOf } from '@pailei/contracts/play/matches/match.fold';
import { createDatabase } from '@pailei/db/client';
import { matchDraws } from '@pailei/domain/tournament/draws/match/match-draws';
import { drawKey } from '@pailei/domain/random/draw-key';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { battleSettings, battleWorld } from '../../../../tests/support/battles/battle-world.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { passTime } from '../../../../tests/support/pass-time.ts';
import { createDrawsService } from './draws.service.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const world = battleWorld(db);
const { battles, build, captainOf, start } = world;
const draws = createDrawsService({ db });
const boards = battleSettings({ code: 'boards', size: 3, decided: 'majority', tie: 'ace' });
/** Each side bans a deck of the other, and the system does for who is late. */
const BANS = { ...boards, series: { ...boards.series, best_of: 3, bans: 1 } } as const;

beforeEach(() => {
  world.clock.offsetMs = 0;
});

const matchRow = (id: string) => db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A battle with a board on which the system has banned for a side. */
async function banned(settings = BANS) {
  const battle = await build(settings);
  await start(battle);
  const id = await world.matchOf(battle.id, 1);
  for (const side of ['a', 'b'] as const) await world.matches.act(world.player(battle, side, 0), id, { type: 'ready' });
  for (let step = 0; step < 4; step += 1) {
    const row = await matchRow(id);
    if (row.state.games.length > 0 || row.due_at === null || row.state.sides.a.bans.revealed) break;
    world.clock.offsetMs = Math.max(world.clock.offsetMs, Date.parse(row.due_at) - Date.now() + 5);
    await world.expireMatch(id, row.due_at);
  }
  return { battle, id };
}

test('a battle commits itself to its secret, and publishes it with the records when it is over', async () => {
  const { battle, id } = await banned();
  const before = await draws.ofBattle(null, battle.id);
  expect(before).toMatchObject({ random_secret: null, since_version: 0 });
  expect(await draws.recordOfBattle(null, battle.id)).toEqual({ matches: [] });
  await battles.forfeit(captainOf(battle, 'a'), battle.id);
  const { commitment, random_secret, since_at } = await draws.ofBattle(null, battle.id);
  const secret = Buffer.from(random_secret ?? '', 'hex');
  expect(commitment).toBe(before.commitment);
  expect(createHash('sha256').update(secret).digest('hex')).toBe(commitment);
  const { matches } = await draws.recordOfBattle(null, battle.id);
  expect(matches.map(({ match_id }) => match_id)).toEqual([id]);
  const since = { version: 0, at: since_at ?? '' };
  const choices = matches.flatMap(({ events }) => matchDraws(events.map(seriesEventOf), since));
  expect(choices.length).toBeGreaterThan(0);
  for (const { label, result, redraw } of choices) {
    const key = drawKey(createHmac('sha256', secret).update(label).digest('hex'));
    expect(redraw(key)).toEqual(result);
  }
});

test('of a delayed battle the public learns the secret when it sees the end', async () => {
  const battle = await build({ ...BANS, delay_seconds: 120 });
  await passTime(db, 121);
  await battles.forfeit(captainOf(battle, 'a'), battle.id);
  expect((await draws.ofBattle(null, battle.id)).random_secret).toBeNull();
  expect((await draws.ofBattle(captainOf(battle, 'b'), battle.id)).random_secret).not.toBeNull();
  await passTime(db, 121);
  expect((await draws.ofBattle(null, battle.id)).random_secret).not.toBeNull();
});
