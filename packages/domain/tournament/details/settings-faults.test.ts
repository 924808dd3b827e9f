import { describe, expect, test } from 'vitest';
import { DEFAULT_SERIES_TIMERS } from '../../series/settings.ts';
import { isFrozen } from './freezes.ts';
import { DEFAULT_TOURNAMENT_SETTINGS, lineupSize } from '../settings.ts';
import { detailsFault, playFault } from '../settings-faults.ts';
import { swiss } from '../testing/running.arbitrary.ts';
import { driveTournament, type Driver } from '../testing/tournament.arbitrary.ts';
import type { TournamentSettings } from '../types.ts';

const faultOf = (settings: Partial<TournamentSettings>) =>
  detailsFault({ name: '周末擂台', capacity: 16, settings: { ...DEFAULT_TOURNAMENT_SETTINGS, ...settings } });

const timers = { ...DEFAULT_SERIES_TIMERS, reminders: [360, 120] as const };

/** An event as it was stored before its settings were checked. */
function stored(settings: Partial<TournamentSettings>): Driver {
  const driver = driveTournament({ settings: { stages: [swiss(1)], check_in_required: false } });
  const changes = { settings: { ...driver.state.settings, ...settings } };
  driver.run({ type: 'open_registration' });
  driver.record({ type: 'tournament_updated', payload: { changes, at: driver.now } });
  for (const id of ['p1', 'p2']) {
    driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
    driver.run({ type: 'submit_decks', participant_id: id, count: lineupSize(driver.state.settings) });
  }
  return driver;
}

const start = (driver: Driver) => driver.run({ type: 'start', due_at: null, seed_order: [] });
const change = (driver: Driver, settings: Partial<TournamentSettings>) =>
  driver.run({ type: 'update', changes: { settings: { ...driver.state.settings, ...settings } } });

describe('settings with which no match can open are refused at their field', () => {
  test.each([
    ['bans in specialist', { format: 'specialist', bans: 1 }, 'bans'],
    ['a shield without bans', { bans: 0, shield: true }, 'shield'],
    ['reminders that do not rise', { timers }, 'timers.reminders.1'],
    [
      'a second check-in mark before the first',
      { timers: { ...DEFAULT_SERIES_TIMERS, check_in: [600, 300, 900] } },
      'timers.check_in.1',
    ],
    [
      'a confirmation before the last reminder',
      { timers: { ...DEFAULT_SERIES_TIMERS, confirm: 300 } },
      'timers.confirm',
    ],
    ['a timer of nothing', { timers: { ...DEFAULT_SERIES_TIMERS, pick: 0 } }, 'timers.pick'],
  ] as [string, Partial<TournamentSettings>, string][])('%s', (_, settings, field) => {
    expect(faultOf(settings)).toMatchObject({ field });
    expect(() => driveTournament({ settings })).toThrow('invalid_tournament');
  });

  test('a final with one ban more in specialist is refused at its stage', () => {
    const final = {
      type: 'double_elimination',
      size: 4,
      best_of: 3,
      final_best_of: null,
      grand_final: 'extra_ban',
    } as const;
    expect(faultOf({ format: 'specialist', bans: 0, stages: [swiss(2), final] })).toMatchObject({
      field: 'stages.1.grand_final',
    });
    expect(faultOf({ stages: [swiss(2), final] })).toBeNull();
  });
});

describe('an event that was stored with settings that cannot start', () => {
  test('is not started, and the answer names the field', () => {
    const driver = stored({ format: 'specialist', bans: 1 });
    expect(start(driver)).toBe('invalid_tournament');
    expect(playFault(driver.state.settings)).toEqual({ field: 'bans', code: 'bans_in_specialist' });
    expect(driver.state.status).toBe('registration');
  });

  test('is repaired by the staff after decks are in, and then starts', () => {
    const driver = stored({ format: 'specialist', bans: 1 });
    expect(isFrozen('bans', driver.state)).toBe(false);
    expect(isFrozen('format', driver.state)).toBe(true);
    expect(change(driver, { bans: 0 })).toBeNull();
    expect(isFrozen('bans', driver.state)).toBe(true);
    expect(change(driver, { bans: 1 })).toBe('invalid_tournament');
    expect(start(driver)).toBeNull();
    expect(driver.state.stages[0]?.rounds[0]?.matches).toHaveLength(1);
  });

  test('whose repair needs fewer decks starts with those that were handed in', () => {
    const driver = stored({ bans: 0, shield: true });
    const handedIn = driver.state.participants['p1']?.decks_submitted ?? 0;
    expect(change(driver, { shield: false })).toBeNull();
    expect(lineupSize(driver.state.settings)).toBeLessThan(handedIn);
    expect(start(driver)).toBeNull();
  });

  test('keeps every other setting that is final', () => {
    const driver = stored({ format: 'specialist', bans: 1 });
    expect(change(driver, { bans: 0, format: 'conquest' })).toBe('settings_locked');
    expect(change(driver, { bans: 0, stages: [swiss(2)] })).toBe('settings_locked');
  });
});

test('an amendment with timers that do not rise is refused, one with others is accepted', () => {
  const driver = stored({});
  expect(start(driver)).toBeNull();
  const amend = (changes: Partial<TournamentSettings>) =>
    driver.run({
      type: 'amend_rules',
      number: 1,
      changes,
      reason: '更正时限',
      by: { user_id: 'admin', name: '管理员' },
    });
  expect(amend({ timers })).toBe('invalid_tournament');
  expect(amend({ timers: { ...timers, reminders: [120, 480] } })).toBeNull();
});
