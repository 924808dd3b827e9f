import { describe, expect, test } from 'vitest';
import type { StageSettings } from './stages/stage.ts';
import { driveTournament, type Driver } from './testing/tournament.arbitrary.ts';
import { lineupSize } from './settings.ts';
import { nextStep } from './next-step.ts';
import type { TournamentSettings } from './types.ts';

const DUE = '2024-01-02T00:00:00.000Z';

function opened(options: { settings?: Partial<TournamentSettings>; capacity?: number } = {}): Driver {
  const driver = driveTournament(options);
  driver.run({ type: 'open_registration' });
  return driver;
}

const register = (driver: Driver, ...ids: string[]) =>
  ids.map((id) => driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id }));
const submit = (driver: Driver, ...ids: string[]) =>
  ids.map((participant_id) =>
    driver.run({ type: 'submit_decks', participant_id, count: lineupSize(driver.state.settings) }),
  );
const checkIn = (driver: Driver, ...ids: string[]) =>
  ids.map((participant_id) => driver.run({ type: 'check_in', participant_id }));
const statuses = (driver: Driver) =>
  Object.fromEntries(Object.values(driver.state.participants).map(({ id, status }) => [id, status]));

describe('creating and changing', () => {
  const elimination: StageSettings = {
    type: 'single_elimination',
    size: 8,
    best_of: 3,
    final_best_of: null,
    third_place: false,
  };

  test('is refused where an elimination stage is not the last', () => {
    expect(() =>
      driveTournament({ settings: { stages: [elimination, { type: 'swiss', rounds: 3, best_of: 3 }] } }),
    ).toThrow('invalid_tournament');
  });

  test.each([
    ['no stage', { stages: [] }],
    ['a delay of more than three minutes', { delay_seconds: 181 }],
    ['no round', { stages: [{ type: 'swiss', rounds: 0, best_of: 3 }] }],
    ['a tie-breaker named twice', { tiebreakers: ['omw', 'omw'] }],
  ] as [string, Partial<TournamentSettings>][])('is refused with %s', (_, settings) => {
    expect(() => driveTournament({ settings })).toThrow('invalid_tournament');
  });

  test('changes the rules of play no more once decks are in, but everything else', () => {
    const driver = opened();
    register(driver, 'a');
    submit(driver, 'a');
    const { settings } = driver.state;
    expect(driver.run({ type: 'update', changes: { settings: { ...settings, bans: 2 } } })).toBe('settings_locked');
    expect(
      driver.run({ type: 'update', changes: { settings: { ...settings, delay_seconds: 30 }, name: '新的名字' } }),
    ).toBeNull();
    expect(driver.state).toMatchObject({ name: '新的名字', settings: { delay_seconds: 30, bans: 1 } });
  });

  test('never cuts the capacity below those who are in, and a larger one lets the waiting in', () => {
    const driver = opened({ capacity: 2 });
    register(driver, 'a', 'b', 'c');
    expect(driver.run({ type: 'update', changes: { capacity: 1 } })).toBe('invalid_tournament');
    driver.run({ type: 'update', changes: { capacity: 3 } });
    expect(statuses(driver)).toEqual({ a: 'registered', b: 'registered', c: 'registered' });
    expect(driver.run({ type: 'update', changes: { capacity: 2 } })).toBe('capacity_too_small');
  });
});

describe('registration', () => {
  test('is open only while it is', () => {
    const driver = driveTournament();
    expect(register(driver, 'a')).toEqual(['registration_closed']);
    driver.run({ type: 'open_registration' });
    expect(register(driver, 'a')).toEqual([null]);
    const times = { registration_closes_at: driver.now, check_in_opens_at: null, starts_at: null };
    driver.run({ type: 'update', changes: { times } });
    expect(register(driver, 'b')).toEqual(['registration_closed']);
  });

  test('takes everybody once, by person', () => {
    const driver = opened();
    register(driver, 'a');
    expect(driver.run({ type: 'register', participant_id: 'other', user_id: 'u-a', name: 'a' })).toBe(
      'already_registered',
    );
    driver.run({ type: 'withdraw', participant_id: 'a' });
    expect(register(driver, 'a')).toEqual([null]);
  });

  test('puts who comes too late on the waitlist, or refuses where there is none', () => {
    const full = opened({ capacity: 2, settings: { waitlist: false } });
    expect(register(full, 'a', 'b', 'c')).toEqual([null, null, 'tournament_full']);
    const waiting = opened({ capacity: 2 });
    register(waiting, 'a', 'b', 'c', 'd');
    submit(waiting, 'c', 'd');
    expect(nextStep(waiting.state, 'd')).toEqual({ kind: 'wait_on_waitlist', position: 2 });
    waiting.run({ type: 'withdraw', participant_id: 'a' });
    expect(statuses(waiting)).toEqual({ a: 'withdrawn', b: 'registered', c: 'registered', d: 'waitlisted' });
  });

  test('waits for the organiser where approval is required', () => {
    const driver = opened({ settings: { approval_required: true } });
    register(driver, 'a', 'b');
    submit(driver, 'a');
    expect(nextStep(driver.state, 'a')).toEqual({ kind: 'await_approval' });
    driver.run({ type: 'approve', participant_id: 'a' });
    expect(driver.run({ type: 'approve', participant_id: 'a' })).toBe('wrong_participant_status');
    expect(driver.run({ type: 'reject', participant_id: 'b', reason: ' ' })).toBe('reason_required');
    driver.run({ type: 'reject', participant_id: 'b', reason: '资料不符' });
    expect(nextStep(driver.state, 'b')).toEqual({ kind: 'not_playing', status: 'rejected', reason: '资料不符' });
    expect(register(driver, 'b')).toEqual(['already_registered']);
  });
});

describe('decks', () => {
  test('are as many as the longest series of the tournament needs', () => {
    const driver = opened({
      settings: {
        stages: [
          { type: 'swiss', rounds: 3, best_of: 3 },
          { type: 'single_elimination', size: 4, best_of: 3, final_best_of: 5, third_place: false },
        ],
      },
    });
    register(driver, 'a');
    expect(driver.run({ type: 'submit_decks', participant_id: 'a', count: 3 })).toBe('wrong_deck_count');
    expect(driver.run({ type: 'submit_decks', participant_id: 'a', count: 4 })).toBeNull();
    expect(driver.run({ type: 'submit_decks', participant_id: 'b', count: 4 })).toBe('unknown_participant');
  });

  test('are frozen by checking in', () => {
    const driver = opened();
    register(driver, 'a');
    expect(nextStep(driver.state, 'a').kind).toBe('submit_decks');
    driver.run({ type: 'open_check_in', due_at: DUE });
    expect(checkIn(driver, 'a')).toEqual(['decks_missing']);
    submit(driver, 'a');
    expect(nextStep(driver.state, 'a')).toEqual({ kind: 'check_in', due_at: DUE });
    expect(checkIn(driver, 'a', 'a')).toEqual([null, 'already_checked_in']);
    expect(submit(driver, 'a')).toEqual(['decks_frozen']);
  });
});

describe('the start', () => {
  function checkedIn(): Driver {
    const driver = opened({ capacity: 3 });
    register(driver, 'a', 'b', 'c', 'd', 'e', 'f');
    submit(driver, 'a', 'b', 'c', 'd', 'e', 'f');
    driver.run({ type: 'open_check_in', due_at: DUE });
    checkIn(driver, 'a', 'f', 'b', 'e');
    return driver;
  }

  test('leaves out the absent and gives their places to those who wait and are here', () => {
    const driver = checkedIn();
    expect(driver.run({ type: 'start', due_at: null, seed_order: ['b'] })).toBeNull();
    expect(statuses(driver)).toEqual({
      a: 'active',
      b: 'active',
      c: 'absent',
      d: 'waitlisted',
      e: 'active',
      f: 'waitlisted',
    });
    expect(driver.state.participants.b?.seed).toBe(1);
    expect(driver.state.stages[0]?.rounds[0]).toMatchObject({
      number: 1,
      status: 'running',
      matches: [{ table: 1, best_of: 3, status: 'scheduled' }],
    });
  });

  test('happens at the deadline that is meant, not before it and not at another', () => {
    const driver = checkedIn();
    expect(driver.run({ type: 'start', due_at: DUE, seed_order: [] })).toBe('too_early');
    expect(driver.run({ type: 'start', due_at: '2023-12-31T00:00:00.000Z', seed_order: [] })).toBe('stale_deadline');
    expect(driver.state.status).toBe('check_in');
  });

  test('needs two, and nobody can start twice', () => {
    const driver = opened();
    expect(driver.run({ type: 'start', due_at: null, seed_order: [] })).toBe('wrong_tournament_status');
    driver.run({ type: 'open_check_in', due_at: DUE });
    expect(driver.run({ type: 'start', due_at: null, seed_order: [] })).toBe('not_enough_entrants');
    const two = checkedIn();
    two.run({ type: 'start', due_at: null, seed_order: [] });
    expect(two.run({ type: 'start', due_at: null, seed_order: [] })).toBe('wrong_tournament_status');
  });

  test('without a check-in takes those whose decks are in', () => {
    const driver = opened({ settings: { check_in_required: false } });
    register(driver, 'a', 'b', 'c');
    submit(driver, 'a', 'b');
    expect(driver.run({ type: 'start', due_at: null, seed_order: [] })).toBeNull();
    expect(statuses(driver)).toEqual({ a: 'active', b: 'active', c: 'absent' });
  });

  test('draws the same seeds, lots and pairs from the same keys, in whatever order people came', () => {
    const start = (ids: readonly string[], seed: number) => {
      const driver = driveTournament({ settings: { check_in_required: false }, seed });
      driver.run({ type: 'open_registration' });
      register(driver, ...ids);
      submit(driver, ...ids);
      driver.run({ type: 'start', due_at: null, seed_order: [] });
      return {
        entrants: driver.state.stages[0]?.entrants,
        pairs: driver.state.stages[0]?.rounds[0]?.matches.map(({ a, b }) => [a, b]),
      };
    };
    const ids = Array.from({ length: 12 }, (_, index) => `p${index}`);
    expect(start(ids, 7)).toEqual(start(ids.toReversed(), 7));
    expect(start(ids, 7)).not.toEqual(start(ids, 8));
  });
});
