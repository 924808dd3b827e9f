import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openRush, type Rush } from '../support/rush/rush.ts';
import { startRushSite, type RushSite } from '../support/rush/rush-site.ts';
import { until } from '../support/until.ts';

// What a whole field sends in the same moment, on a whole site with watchers. `npm run bench -- rush` does it with 1,024.

const PLAYERS = 64;
const MATCHES = 30;

// A whole site, on machines that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let site: RushSite;
let event: Awaited<ReturnType<typeof openRush>>;
beforeAll(async () => {
  site = await startRushSite(PLAYERS);
  event = await openRush(site);
});
afterAll(async () => {
  event.close();
  await site.stop();
});

function expectFollowed({ comparisons }: Rush, topics: number): void {
  expect(comparisons.filter(({ isEqual }) => !isEqual)).toEqual([]);
  expect(comparisons).toHaveLength(topics);
}

test('all check in at once: nobody is lost or there twice, and who watches sees what the server has', async () => {
  const done = await event.checkIn({ overMs: 0 });
  expect(done.answers.statuses).toEqual({ 200: PLAYERS });
  expect(await event.timesLogged('participant_checked_in')).toEqual(Array.from({ length: PLAYERS }, () => 1));
  const { participants } = await event.tournament();
  expect(Object.values(participants).filter(({ status }) => status === 'checked_in')).toHaveLength(PLAYERS);
  expectFollowed(done, 1);
});

test('both sides of thirty matches report at once: each match ends once, as they say', async () => {
  const seated = await event.playToReports(MATCHES);
  const done = await event.report(seated, { overMs: 0 });
  expect(done.answers.statuses).toEqual({ 200: 2 * MATCHES });
  for (const match of seated) {
    const { series } = await event.read(match);
    expect([series.status, series.winner, series.games.length]).toEqual(['finished', 'a', 1]);
  }
  expect(await event.timesLogged('match_finished')).toEqual(Array.from({ length: MATCHES }, () => 1));
  expectFollowed(done, 1 + PLAYERS / 2);
});

describe('an api that is killed while commands wait in its queue', () => {
  const pace = { overMs: 1_000, repeats: true };
  /** So many are in; others are on their way or wait. */
  const killAfter = async (count: number, type: string) => {
    const areIn = async () => ((await other.timesLogged(type)).length >= count ? true : undefined);
    await until(areIn, { withinMs: 30_000, what: `${count} × ${type}` });
    await site.site.kill('api');
  };
  let other: typeof event;
  beforeAll(async () => {
    other = await openRush(site);
  });
  afterAll(() => other.close());

  test('leaves nobody out and nobody in twice, when everybody whose call was cut repeats it', async () => {
    const [done] = await Promise.all([other.checkIn(pace), killAfter(PLAYERS / 4, 'participant_checked_in')]);
    expect(await other.timesLogged('participant_checked_in')).toEqual(Array.from({ length: PLAYERS }, () => 1));
    expectFollowed(done, 1);
  });

  test('ends each match once, as its sides say', async () => {
    const seated = await other.playToReports(MATCHES);
    const [done] = await Promise.all([other.report(seated, pace), killAfter(MATCHES / 4, 'match_finished')]);
    for (const match of seated) {
      const { series } = await other.read(match);
      expect([series.status, series.winner, series.games.length]).toEqual(['finished', 'a', 1]);
    }
    expect(await other.timesLogged('match_finished')).toEqual(Array.from({ length: MATCHES }, () => 1));
    expectFollowed(done, 1 + PLAYERS / 2);
  });
});
