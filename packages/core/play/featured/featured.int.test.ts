import { createDatabase } from '@pailei/db/client';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildAccount, buildServices, buildTournament, silentPublisher } from '../../../../tests/support/builders.ts';
import { passTime } from '../../../../tests/support/pass-time.ts';
import { useTestDatabase } from '../../../../tests/support/fixtures.ts';
import { playMatch } from '../../../../tests/support/play-match.ts';
import { playersOfMatch, playToGame, seatedMatch } from '../../../../tests/support/seat.ts';
import { battleSettings, battleWorld } from '../../../../tests/support/battles/battle-world.ts';
import { createStreamQueueService } from '../stream-queue/stream-queue.service.ts';
import { createFeaturedService } from './featured.service.ts';
import { readFeatured } from './featured.reads.ts';

const database = await useTestDatabase();
const db = createDatabase({ url: database.url });
afterAll(() => db.destroy());

const services = buildServices(db);
const { tournaments } = services;
const featuredNow = () => new Date(Date.now() + services.clock.offsetMs).toISOString();
const featured = createFeaturedService({ db, publisher: silentPublisher, now: featuredNow });
const world = battleWorld(db);
const FINAL: StageSettings = {
  type: 'single_elimination',
  size: null,
  best_of: 1,
  final_best_of: null,
  third_place: false,
};

/** A running event whose first match is being played: of two players the final, of four a semifinal. */
async function runningEvent(players = 2) {
  const event = await buildTournament(db, services, { players, settings: { bans: 0, stages: [FINAL] } });
  await tournaments.start(event.referee, event.id);
  const match = await seatedMatch(db, event);
  await playToGame(services, match);
  const feature = () => tournaments.feature(event.referee, event.id, match.id);
  const end = () =>
    services.matches.rule(event.referee, match.id, { type: 'give_match_loss', side: 'a', reason: '测试' });
  const cancel = () => tournaments.cancel(event.referee, event.id, '停电');
  return { match: match.id, feature, end, cancel };
}

const shown = async () => {
  await featured.refresh();
  return (await featured.get()).featured_match_id;
};

/** Nothing of the test before is live or shown. */
beforeEach(async () => {
  services.clock.offsetMs = 0;
  world.clock.offsetMs = 0;
  await db.updateTable('match').set({ status: 'cancelled' }).execute();
  await db.deleteFrom('site_setting').where('key', '=', 'featured_match').execute();
});

test('what a referee features comes up, and stays while it is played, also beside newer ones', async () => {
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

test('who looks for what to feature need not look while nothing is live, and looks once more after it was', async () => {
  await featured.mayChange();
  expect([await featured.mayChange(), featured.nextDue()]).toEqual([false, null]);
  const event = await runningEvent();
  expect(await featured.mayChange()).toBe(true);
  expect(featured.nextDue()).not.toBeNull();
  await event.end();
  expect(await featured.mayChange()).toBe(true);
  expect(await featured.mayChange()).toBe(false);
  // Guests still see a delayed match being played when it is over.
  await db
    .updateTable('match')
    .set({ delay_seconds: 60, finished_at: new Date().toISOString() })
    .where('id', '=', event.match)
    .execute();
  expect(await featured.mayChange()).toBe(true);
});

test('a final takes the stage from a semifinal; its result stays for 6 s, then the semifinal is back', async () => {
  const semifinal = await runningEvent(4);
  expect(await shown()).toBe(semifinal.match);
  const final = await runningEvent();
  expect(await shown()).toBe(final.match);
  await final.end();
  services.clock.offsetMs = 5_000;
  expect(await shown()).toBe(final.match);
  services.clock.offsetMs = 7_000;
  expect(await shown()).toBe(semifinal.match);
});

test('a result stays while nothing is live', async () => {
  const final = await runningEvent();
  await shown();
  await final.end();
  services.clock.offsetMs = 60_000;
  expect(await shown()).toBe(final.match);
});

test('a match that is cancelled or withdrawn leaves the stage, to one that is live or to none', async () => {
  const [first, second] = [await runningEvent(), await runningEvent()];
  expect(await shown()).toBe(first.match);
  await first.cancel();
  expect(await shown()).toBe(second.match);
  await second.end();
  expect(await shown()).toBe(second.match);
  await db.updateTable('match').set({ withdrawn_at: featuredNow() }).where('id', '=', second.match).execute();
  expect(await featured.mayChange()).toBe(true);
  expect(await shown()).toBeNull();
});

test('after the end of an event its final takes the stage from the match for the third place', async () => {
  const event = await buildTournament(db, services, {
    players: 4,
    settings: { bans: 0, stages: [{ ...FINAL, third_place: true }] },
  });
  await tournaments.start(event.referee, event.id);
  const openMatches = () =>
    db
      .selectFrom('match')
      .innerJoin('fixture', 'fixture.id', 'match.fixture_id')
      .select(['match.id', 'fixture.section'])
      .where('match.tournament_id', '=', event.id)
      .where('match.finished_at', 'is', null)
      .orderBy('fixture.section')
      .execute();
  const play = async (id: string) => {
    await playMatch(db, services, event, { id, winner: 'a' });
    await services.tournamentClock.advance(event.id);
  };
  for (const { id } of await openMatches()) await play(id);
  const [final, third] = await openMatches();
  await play(final!.id);
  await playToGame(services, { id: third!.id, sides: await playersOfMatch(db, event.players, third!.id) });
  expect(await shown()).toBe(third!.id);
  await play(third!.id);
  expect(await shown()).toBe(third!.id);
  services.clock.offsetMs = 7_000;
  expect(await featured.mayChange()).toBe(true);
  expect(await shown()).toBe(final!.id);
});

test('the page is told whether the match on the stage was chosen, also when it stood there already', async () => {
  const event = await runningEvent();
  await shown();
  expect(await readFeatured(db)).toEqual({ featured_match_id: event.match, is_featured_chosen: false });
  await event.feature();
  expect((await readFeatured(db)).is_featured_chosen).toBe(true);
  await featured.refresh();
  expect((await readFeatured(db)).is_featured_chosen).toBe(true);
});

/** A battle of three boards that run at once; the first game of each is being played. */
async function runningBattle(delay_seconds = 0) {
  const format = { code: 'boards', size: 3, decided: 'majority', tie: 'ace' } as const;
  const series = { ...battleSettings(format).series, best_of: 3 as const };
  const battle = await world.build(battleSettings(format, { series, delay_seconds }));
  await world.start(battle);
  for (const number of [1, 2, 3]) await world.playGame(battle, await world.matchOf(battle.id, number), 'a');
  return { battle, board: (number: number) => world.matchOf(battle.id, number) };
}

test('a board of a battle is shown and stays beside the others; a semifinal takes the stage from it', async () => {
  const { battle, board } = await runningBattle();
  expect(await shown()).toBe(await board(1));
  await world.play(battle, 2, 'a');
  expect(await shown()).toBe(await board(1));
  const semifinal = await runningEvent(4);
  expect(await shown()).toBe(semifinal.match);
});

test('the casters put a board on the stage before everything else', async () => {
  const referee = await buildAccount(db, 'referee');
  const { board } = await runningBattle();
  const final = await runningEvent();
  expect(await shown()).toBe(final.match);
  const queue = createStreamQueueService({ db, publisher: silentPublisher, now: world.now });
  const { queue: before } = await queue.putOnAir(referee, await board(3));
  expect(await shown()).toBe(await board(3));
  if (before.on_air) await queue.finish(referee, before.on_air.id);
});

test('a delayed battle comes to the stage once the public may know of it', async () => {
  const { board } = await runningBattle(60);
  expect(await shown()).toBeNull();
  await passTime(db, 3 * 3_600);
  expect(await shown()).toBe(await board(1));
});
