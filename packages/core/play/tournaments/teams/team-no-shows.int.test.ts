import { createDatabase } from '@pailei/db/client';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';
import { teamEventWorld } from './team-event.fixture.ts';

const { url } = await useTestDatabase();
const db = createDatabase({ url });
afterAll(() => db.destroy());

const world = await teamEventWorld(db);
beforeEach(() => {
  world.clock.offsetMs = 0;
});

type Battle = Awaited<ReturnType<typeof world.openBattles>>[number];

/** Side b is there on every board that opens; `comes`: the players of side a who are there as well. */
async function playWithout(battle: Battle, comes: readonly number[] = []): Promise<void> {
  await world.start(battle);
  const ids = await Promise.all([1, 2, 3].map((number) => world.matchOf(battle.id, number)));
  for (const [index, id] of ids.entries()) {
    await world.matches.act(world.player(battle, 'b', index), id, { type: 'ready' });
    if (comes.includes(index + 1)) await world.matches.act(world.player(battle, 'a', index), id, { type: 'ready' });
  }
  for (const [index, id] of ids.entries()) {
    if (comes.includes(index + 1)) continue;
    for (;;) {
      const row = await db
        .selectFrom('match')
        .select(['status', 'due_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (row.status !== 'check_in' || row.due_at === null) break;
      world.clock.offsetMs = Math.max(world.clock.offsetMs, Date.parse(row.due_at) - Date.now() + 5);
      await world.expireMatch(id, row.due_at);
    }
  }
}

const noShows = (tournament_id: string) =>
  db
    .selectFrom('no_show')
    .select(['account_id', 'participant_id'])
    .where('tournament_id', '=', tournament_id)
    .orderBy('account_id')
    .execute();

async function started() {
  const teams = [await world.newTeam(), await world.newTeam()];
  const id = await world.event();
  await world.startEvent(id, teams);
  const [battle] = await world.openBattles(id, teams);
  return { id, battle: battle! };
}

test('a team that came to no board of its battle is noted with the players who were called', async () => {
  const { id, battle } = await started();
  await playWithout(battle);
  const rows = await noShows(id);
  expect(rows.length).toBeGreaterThan(0);
  const players = battle.teams.a.members.map(({ actor }) => actor.user_id);
  for (const { account_id } of rows) expect(players).toContain(account_id);
  expect(new Set(rows.map(({ participant_id }) => participant_id)).size).toBe(1);
  // A battle is one no-show of its team, however many boards it had.
  await world.advance(id);
  const { participants } = await world.stateOf(id);
  expect(participants[rows[0]!.participant_id]?.status).not.toBe('dropped');
});

test('a team of which one player came is not', async () => {
  const { id, battle } = await started();
  await playWithout(battle, [3]);
  expect(await noShows(id)).toEqual([]);
});

test('a no-show of a team goes with the result that a referee takes back', async () => {
  const { id, battle } = await started();
  await playWithout(battle);
  const match = await world.matchOf(battle.id, 1);
  const { seen } = await world.matches.preview(world.referee, match, { type: 'correct_score', score_a: 1, score_b: 0 });
  const order = { type: 'correct_score', score: { a: 1, b: 0 }, reason: '到场了' } as const;
  await world.matches.rule(world.referee, match, order, { seen, force: true });
  expect(await noShows(id)).toEqual([]);
});
