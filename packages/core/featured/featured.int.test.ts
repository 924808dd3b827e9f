import { createDatabase } from '@pailei/db/client';
import type { StageSettings } from '@pailei/domain/tournament';
import { afterAll, expect, test } from 'vitest';
import { buildServices, buildTournament, silentPublisher } from '../../../tests/support/builders.ts';
import { useTestDatabase } from '../../../tests/support/fixtures.ts';
import { playToGame, seatedMatch } from '../../../tests/support/seat.ts';
import { createFeaturedService } from './index.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments } = services;
const featured = createFeaturedService({ db, publisher: silentPublisher, now: () => new Date().toISOString() });
const FINAL: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};

/** A running event of two whose match is being played. */
async function runningEvent() {
  const event = await buildTournament(db, services, { players: 2, settings: { bans: 0, stages: [FINAL] } });
  await tournaments.start(event.referee, event.id);
  const match = await seatedMatch(db, event);
  await playToGame(services, match);
  const feature = () => tournaments.feature(event.referee, event.id, match.id);
  return { match: match.id, feature };
}

test('what a referee features comes up, and stays while it is played, also beside newer ones', async () => {
  const shown = async () => {
    await featured.refresh();
    return (await featured.get()).featured_match_id;
  };
  const first = await runningEvent();
  expect(await shown()).toBe(first.match);
  const second = await runningEvent();
  expect(await shown()).toBe(first.match);
  await second.feature();
  expect(await shown()).toBe(second.match);
  const third = await runningEvent();
  expect(await shown()).toBe(second.match);
  await third.feature();
  expect(await shown()).toBe(third.match);
});
