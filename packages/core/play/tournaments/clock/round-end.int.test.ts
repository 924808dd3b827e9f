import { createDatabase } from '@pailei/db/client';
import { afterAll, expect, test } from 'vitest';
import { buildServices, buildTournament } from '../../../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../../../tests/support/fixtures.ts';
import { playersOfMatch, playToGame } from '../../../../../tests/support/seat.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments, matches, tournamentClock } = services;
const SETTINGS = { bans: 0, stages: [{ type: 'swiss', rounds: 2, best_of: 1 }] } as const;
const REPORT = { type: 'report', game_number: 1, result: 'a' } as const;

test('matches that end at once leave one look at their event for each transaction, and however many look, one round follows', async () => {
  const event = await buildTournament(db, services, { players: 16, settings: SETTINGS });
  await tournaments.start(event.referee, event.id);
  const rounds = async () => (await tournaments.get(null, event.id)).tournament.stages[0]?.rounds ?? [];
  const [first] = await rounds();
  const seated = await Promise.all(
    first!.matches.map(async ({ match_id: id }) => ({ id, sides: await playersOfMatch(db, event.players, id) })),
  );
  for (const match of seated) {
    await playToGame(services, match);
    await matches.act(match.sides.a, match.id, REPORT);
  }
  await Promise.all(seated.map(({ id, sides }) => matches.act(sides.b, id, REPORT)));
  const jobs = await db.selectFrom('outbox_job').select('payload').where('name', '=', 'advance-tournament').execute();
  // Two transactions take one report each, and the next one all that came meanwhile.
  expect(jobs.length).toBeGreaterThan(0);
  expect(jobs.length).toBeLessThan(seated.length);
  expect(jobs).toEqual(jobs.map(() => ({ payload: { tournament_id: event.id } })));

  await Promise.all(seated.map(() => tournamentClock.advance(event.id)));
  expect((await rounds()).map(({ matches: paired }) => paired.length)).toEqual([8, 8]);
});
