import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import type { TournamentCommand } from '../decide/commands.ts';
import { nextStep } from '../next-step.ts';
import { lineupSize } from '../settings.ts';
import { pick } from '../testing/settings.arbitrary.ts';
import { driveTournament, type Driver } from '../testing/tournament.arbitrary.ts';
import type { TournamentState } from '../types.ts';
import { freePlaces, isFilling, offeredPlaces, waitlistOf } from './waitlist.ts';

const minutes = (from: string, count: number) => new Date(Date.parse(from) + count * 60_000).toISOString();

function opened(capacity: number, ...ids: string[]): Driver {
  const driver = driveTournament({ capacity });
  driver.run({ type: 'open_registration' });
  for (const id of ids) enter(driver, id);
  return driver;
}

function enter(driver: Driver, id: string): void {
  driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
  driver.run({ type: 'submit_decks', participant_id: id, count: lineupSize(driver.state.settings) });
}

const checkIn = (driver: Driver, ...ids: string[]) =>
  ids.map((participant_id) => driver.run({ type: 'check_in', participant_id }));
const move = (driver: Driver, participant_id: string, before: string | null) =>
  driver.run({ type: 'move_on_waitlist', participant_id, before, reason: '先到先得' });
const waiting = ({ state }: Driver) => waitlistOf(state).map(({ id }) => id);
const offered = ({ state }: Driver) => offeredPlaces(state).map(({ id }) => id);
const statusOf = ({ state }: Driver, id: string) => state.participants[id]?.status;

/** A check-in of an hour; places are given to the waitlist from its 50th minute on. */
function inCheckIn(capacity: number, ...ids: string[]): Driver {
  const driver = opened(capacity, ...ids);
  driver.run({ type: 'open_check_in', due_at: minutes(driver.now, 60) });
  return driver;
}

function fillUp(driver: Driver): void {
  const due_at = driver.state.waitlist_fills_at!;
  driver.wait(due_at);
  expect(driver.run({ type: 'fill_waitlist', due_at })).toBeNull();
}

describe('the order of the waitlist', () => {
  test('is that of the entries, until the staff change it', () => {
    const driver = opened(2, 'a', 'b', 'c', 'd', 'e');
    expect(waiting(driver)).toEqual(['c', 'd', 'e']);
    expect([move(driver, 'e', 'c'), move(driver, 'c', null)]).toEqual([null, null]);
    expect(waiting(driver)).toEqual(['e', 'd', 'c']);
    expect(nextStep(driver.state, 'c')).toMatchObject({ kind: 'wait_on_waitlist', position: 3 });
    driver.run({ type: 'withdraw', participant_id: 'a' });
    expect(statusOf(driver, 'e')).toBe('registered');
  });

  test('is not changed for nobody, to the same place or without a reason', () => {
    const driver = opened(2, 'a', 'b', 'c', 'd');
    expect(move(driver, 'c', 'd')).toBe('waitlist_unchanged');
    expect(move(driver, 'c', 'a')).toBe('not_on_waitlist');
    expect(move(driver, 'a', 'c')).toBe('wrong_participant_status');
    expect(driver.run({ type: 'move_on_waitlist', participant_id: 'd', before: 'c', reason: ' ' })).toBe(
      'reason_required',
    );
  });
});

describe('before the waitlist fills up', () => {
  test('a free place goes to the first at once, as it always did', () => {
    const driver = inCheckIn(2, 'a', 'b', 'c');
    driver.run({ type: 'withdraw', participant_id: 'a' });
    expect([statusOf(driver, 'c'), offered(driver)]).toEqual(['registered', []]);
  });

  test('a check-in of less than 20 minutes, or of an event without a waitlist, has no such time', () => {
    const short = opened(2, 'a', 'b', 'c');
    short.run({ type: 'open_check_in', due_at: minutes(short.now, 19) });
    expect(short.state.waitlist_fills_at).toBeUndefined();
    expect(short.run({ type: 'fill_waitlist', due_at: short.now })).toBe('stale_deadline');
  });
});

describe('while the waitlist fills up', () => {
  test('who is there is promoted, who is not is offered a place for five minutes', () => {
    const driver = inCheckIn(3, 'a', 'b', 'x', 'c', 'd', 'e');
    checkIn(driver, 'a', 'd');
    fillUp(driver);
    expect([offered(driver), statusOf(driver, 'd')]).toEqual([['c'], 'checked_in']);
    const { due_at, at } = driver.state.participants['c']!.offer!;
    expect(Date.parse(due_at) - Date.parse(at)).toBe(5 * 60_000);
    expect(nextStep(driver.state, 'c')).toEqual({ kind: 'accept_place', due_at });
  });

  test('a check-in accepts the place', () => {
    const driver = inCheckIn(2, 'a', 'b', 'c');
    checkIn(driver, 'a');
    fillUp(driver);
    expect(checkIn(driver, 'c')).toEqual([null]);
    expect(driver.state.participants['c']).toMatchObject({ status: 'checked_in' });
    expect(driver.state.participants['c']).not.toHaveProperty('offer');
    expect(checkIn(driver, 'b')).toEqual(['place_given_away']);
  });

  test('a place that is declined, or not accepted in time, goes to the next, and nobody is asked twice', () => {
    const driver = inCheckIn(2, 'a', 'b', 'c', 'd', 'e');
    checkIn(driver, 'a');
    fillUp(driver);
    expect(driver.run({ type: 'decline_place', participant_id: 'c' })).toBeNull();
    expect([offered(driver), waiting(driver)]).toEqual([['d'], ['d', 'e', 'c']]);
    expect(driver.run({ type: 'end_offers' })).toBe('nothing_to_do');
    driver.wait(driver.state.participants['d']!.offer!.due_at);
    expect(driver.run({ type: 'end_offers' })).toBeNull();
    expect(offered(driver)).toEqual(['e']);
    expect([...checkIn(driver, 'c'), statusOf(driver, 'c')]).toEqual([null, 'waitlisted']);
    driver.run({ type: 'decline_place', participant_id: 'e' });
    expect([statusOf(driver, 'c'), offered(driver)]).toEqual(['checked_in', []]);
  });

  test('who had a place and comes late still has it, as long as nobody else does', () => {
    const driver = inCheckIn(3, 'a', 'b', 'x', 'c');
    checkIn(driver, 'a');
    fillUp(driver);
    expect(checkIn(driver, 'b', 'x')).toEqual([null, 'place_given_away']);
  });

  test('a longer check-in takes it back', () => {
    const driver = inCheckIn(2, 'a', 'b', 'c');
    fillUp(driver);
    const due_at = minutes(driver.now, 40);
    expect(driver.run({ type: 'extend_check_in', due_at, reason: '服务器排队' })).toBeNull();
    expect([isFilling(driver.state), driver.state.check_in_due_at]).toEqual([false, due_at]);
    expect(driver.state.waitlist_fills_at).toBe(minutes(due_at, -10));
    expect(driver.run({ type: 'extend_check_in', due_at, reason: '再等等' })).toBe('stale_deadline');
  });

  test('a pause gives back what an offer and the check-in lost', () => {
    const driver = inCheckIn(2, 'a', 'b', 'c');
    fillUp(driver);
    const { check_in_due_at, participants } = driver.state;
    const since = driver.now;
    driver.wait(minutes(since, 3));
    driver.run({ type: 'credit_time', since });
    const lostMs = Date.parse(driver.now) - Date.parse(since);
    const movedMs = Date.parse(driver.state.check_in_due_at!) - Date.parse(check_in_due_at!);
    expect(movedMs).toBe(lostMs);
    const lost =
      Date.parse(driver.state.participants['c']!.offer!.due_at) - Date.parse(participants['c']!.offer!.due_at);
    expect(lost).toBe(lostMs);
  });

  test('the start closes every offer and takes those who are there', () => {
    const driver = inCheckIn(3, 'a', 'b', 'x', 'c', 'd');
    checkIn(driver, 'a', 'b');
    fillUp(driver);
    checkIn(driver, 'd');
    driver.run({ type: 'start', due_at: null, seed_order: [] });
    expect(['a', 'b', 'c', 'd', 'x'].map((id) => statusOf(driver, id))).toEqual([
      'active',
      'active',
      'waitlisted',
      'active',
      'absent',
    ]);
    expect(JSON.stringify(driver.state)).not.toMatch(/"(offer|is_filling|waitlist_fills_at)"/);
  });
});

describe('somebody whom the staff add', () => {
  const add = (driver: Driver, id: string) =>
    driver.run({ type: 'add_entrant', participant_id: id, user_id: `u-${id}`, name: id, reason: '现场报名' });

  test('needs no approval and comes also after the registration', () => {
    const driver = driveTournament({ settings: { approval_required: true }, capacity: 2 });
    expect(add(driver, 'a')).toBe('wrong_tournament_status');
    driver.run({ type: 'open_registration' });
    expect([add(driver, 'a'), add(driver, 'a')]).toEqual([null, 'already_entered']);
    driver.run({ type: 'open_check_in', due_at: minutes(driver.now, 60) });
    expect([add(driver, 'b'), add(driver, 'c')]).toEqual([null, null]);
    expect([statusOf(driver, 'a'), statusOf(driver, 'b'), statusOf(driver, 'c')]).toEqual([
      'registered',
      'registered',
      'waitlisted',
    ]);
  });
});

/** Whatever happens, nobody holds a place that somebody else has. */
function expectSound(state: TournamentState): void {
  const all = Object.values(state.participants);
  const there = all.filter(({ status }) => status === 'checked_in').length;
  const open = offeredPlaces(state);
  expect(there + open.length).toBeLessThanOrEqual(state.capacity);
  expect(freePlaces(state)).toBeGreaterThanOrEqual(0);
  for (const { checked_in_at, offer_passed } of open)
    expect([checked_in_at, offer_passed ?? false]).toEqual([null, false]);
  const passedOver = waitlistOf(state).filter(
    ({ offer, checked_in_at, offer_passed }) => !offer && (checked_in_at || !offer_passed),
  );
  if (isFilling(state) && freePlaces(state) > 0) expect(passedOver).toEqual([]);
}

test('300 random check-ins never give a place twice, and leave none free that somebody could have', () => {
  const random = createRandom(5);
  let offers = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const ids = Array.from({ length: 9 }, (_, index) => `p${index}`);
    const driver = inCheckIn(4, ...ids);
    const due_at = driver.state.waitlist_fills_at!;
    for (let step = 0; step < 40; step += 1) {
      driver.run(randomCommand(driver, random, ids));
      if (step === 15) {
        driver.wait(due_at);
        driver.run({ type: 'fill_waitlist', due_at });
      }
      offers += offeredPlaces(driver.state).length;
      expectSound(driver.state);
    }
  }
  expect(offers).toBeGreaterThan(1_000);
});

function randomCommand(
  driver: Driver,
  random: ReturnType<typeof createRandom>,
  ids: readonly string[],
): TournamentCommand {
  const participant_id = pick(random, ids);
  const [first] = offeredPlaces(driver.state);
  if (first?.offer && random.int(6) === 0) driver.wait(first.offer.due_at);
  return pick<TournamentCommand>(random, [
    { type: 'check_in', participant_id },
    { type: 'check_in', participant_id },
    { type: 'withdraw', participant_id },
    { type: 'decline_place', participant_id },
    { type: 'end_offers' },
    { type: 'disqualify', participant_id, reason: '作弊' },
    { type: 'move_on_waitlist', participant_id, before: pick(random, [null, ...ids]), reason: '调整' },
    { type: 'add_entrant', participant_id, user_id: `u-${participant_id}`, name: participant_id, reason: '现场' },
    random.int(6) === 0
      ? { type: 'extend_check_in', due_at: minutes(driver.state.check_in_due_at!, 5), reason: '延长' }
      : { type: 'check_in', participant_id },
  ]);
}
