import { describe, expect, test } from 'vitest';
import { createRandom } from '../random/seeded.ts';
import { DEFAULT_REWARD_TABLE, type RewardTable } from '../rewards/types.ts';
import { rewardOf } from '../rewards/table.ts';
import { accountsOf, rewardsDue, rewardTableOf } from './rewards.ts';
import { advance, cut, matchOf, playToEnd, running, swiss } from './testing/running.arbitrary.ts';
import { driveTournament, finishCommand, playRandomTournament, type Driver } from './testing/tournament.arbitrary.ts';
import type { RewardChoice, TournamentState } from './types.ts';

const OWN: RewardTable = { bands: [{ place_to: 1, points: 90 }], participation: 5 };
const site = DEFAULT_REWARD_TABLE;

const pointsByName = (state: TournamentState) =>
  Object.fromEntries(rewardsDue(state, new Map()).map(({ user_id, amount }) => [user_id.slice(2), amount]));

function started(rewards?: RewardChoice): Driver {
  return running(4, [cut(null)], {}, { rewards, site_rewards: site });
}

describe('the table of an event', () => {
  test.each<[string, RewardChoice | undefined, RewardTable | null]>([
    ['the site’s where nothing was chosen', undefined, site],
    ['the site’s', { kind: 'site' }, site],
    ['its own', { kind: 'own', table: OWN }, OWN],
    ['none', { kind: 'none' }, null],
  ])('is %s, shown before the start and fixed by it', (_what, rewards, table) => {
    const { state } = driveTournament({ rewards });
    expect(rewardTableOf(state, site)).toEqual(table);
    const running = started(rewards).state;
    expect(rewardTableOf(running, { bands: [{ place_to: 1, points: 1 }], participation: 0 })).toEqual(table);
  });

  test('may change until the start, also when decks are in, and no more after it', () => {
    const driver = driveTournament({});
    driver.run({ type: 'open_registration' });
    driver.run({ type: 'register', participant_id: 'a', user_id: 'u-a', name: 'a' });
    driver.run({ type: 'submit_decks', participant_id: 'a', count: 3 });
    expect(driver.run({ type: 'update', changes: { rewards: { kind: 'none' } } })).toBeNull();
    expect(rewardTableOf(driver.state, site)).toBeNull();
    expect(started().run({ type: 'update', changes: { rewards: { kind: 'none' } } })).toBe('settings_locked');
  });

  test('is refused where it is none', () => {
    const table = { bands: [{ place_to: 1, points: -1 }], participation: 0 };
    expect(() => driveTournament({ rewards: { kind: 'own', table } })).toThrow('invalid_tournament');
    const driver = driveTournament({});
    expect(driver.run({ type: 'update', changes: { rewards: { kind: 'own', table } } })).toBe('invalid_tournament');
  });

  test('of an event that started before there were rewards pays nothing', () => {
    const driver = started();
    playToEnd(driver);
    const { reward_table: _none, ...state } = driver.state;
    expect(rewardTableOf(state, site)).toBeNull();
    expect(rewardsDue(state, new Map())).toEqual([]);
  });
});

describe('the points of places', () => {
  test('are the same for those who share one', () => {
    const driver = started();
    playToEnd(driver);
    expect(pointsByName(driver.state)).toEqual({ p1: 500, p2: 300, p3: 200, p4: 200 });
  });

  test('follow the last of shared places, where a disqualification moves them over the edge of a band', () => {
    const driver = running(8, [cut(null)], {}, { site_rewards: site });
    for (const [a, b] of [
      ['p1', 'p8'],
      ['p4', 'p5'],
      ['p3', 'p6'],
      ['p2', 'p7'],
    ] as const) {
      const match = matchOf(driver, a, b);
      driver.run(finishCommand(match, match.a === a ? 'a' : 'b'));
    }
    driver.run({ type: 'disqualify', participant_id: 'p4', reason: '使用未登记的卡组' });
    playToEnd(driver);
    const points = pointsByName(driver.state);
    expect(points).not.toHaveProperty('p4');
    expect([points['p5'], points['p6'], points['p7'], points['p8']]).toEqual([100, 100, 100, 100]);
  });

  test('go to who dropped by the place they reached, and not to who never came', () => {
    const driver = running(4, [swiss(2)], {}, { site_rewards: site });
    driver.run({ type: 'register', participant_id: 'x', user_id: 'u-x', name: 'x' });
    driver.run({ type: 'drop', participant_id: 'p4' });
    playToEnd(driver);
    const points = pointsByName(driver.state);
    expect(points['p4']).toBe(200);
    expect(points).not.toHaveProperty('x');
  });

  test('are due to nobody while the event is played, and go back when it is cancelled after all', () => {
    const driver = started();
    expect(rewardsDue(driver.state, new Map())).toEqual([]);
    playToEnd(driver);
    const booked = new Map(rewardsDue(driver.state, new Map()).map(({ user_id, amount }) => [user_id, amount]));
    const final = driver.state.stages[0]?.rounds[1]?.matches[0];
    const reopen = { type: 'reopen_match', match_id: final?.match_id ?? '', status: 'playing' } as const;
    driver.run({ ...reopen, wins_a: 0, wins_b: 0, due_at: null, force: false });
    expect(driver.state.status).toBe('running');
    expect(rewardsDue(driver.state, booked)).toEqual([]);
    driver.run({ type: 'cancel', reason: '无法继续' });
    expect(rewardsDue(driver.state, booked).map(({ user_id, amount }) => [user_id, amount])).toEqual([
      ['u-p1', -500],
      ['u-p2', -300],
      ['u-p3', -200],
      ['u-p4', -200],
    ]);
    expect(advance(driver)).not.toBeNull();
  });
});

/** Books what is due after every event, as the ledger does, and once more. */
function expectExactNet(seed: number): number {
  const booked = new Map<string, number>();
  let bookings = 0;
  const book = (state: TournamentState) => {
    const due = rewardsDue(state, booked);
    for (const { user_id, amount } of due) booked.set(user_id, (booked.get(user_id) ?? 0) + amount);
    if (due.length > 0) bookings += 1;
    expect(rewardsDue(state, booked)).toEqual([]);
  };
  const { state } = playRandomTournament(createRandom(seed), (_before, _event, after) => book(after));
  const { placements, participants, reward_table } = state;
  const earned = new Map<string, number>();
  if (reward_table && state.status === 'finished')
    for (const { participant_id, place_to } of placements)
      earned.set(participants[participant_id]?.user_id ?? '', rewardOf(reward_table, place_to));
  for (const user of accountsOf(state)) expect([user, booked.get(user) ?? 0]).toEqual([user, earned.get(user) ?? 0]);
  if (reward_table) {
    const most = placements.reduce((sum, _, index) => sum + rewardOf(reward_table, index + 1), 0);
    expect([...booked.values()].reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(most);
  }
  return bookings;
}

test('what is booked is what the places earn, after any sequence of corrections, and never more than the table holds', () => {
  const bookings = Array.from({ length: 400 }, (_, seed) => expectExactNet(seed + 1));
  expect(bookings.filter((times) => times > 1).length).toBeGreaterThan(20);
  expect(bookings.filter((times) => times === 0).length).toBeLessThan(200);
}, 30_000);
