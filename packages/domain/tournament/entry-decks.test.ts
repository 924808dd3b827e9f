import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldTournament } from './evolve.ts';
import type { TournamentEvent, TournamentEventOf } from './events.ts';
import { deckSettingsOf, lineupSize, decklistPolicyOf } from './settings.ts';
import { driveTournament, type Driver } from './testing/tournament.arbitrary.ts';
import type { TournamentSettings } from './types.ts';
import { mayChangeDecks, withoutLegalDecks } from './decide/decide-decks.ts';

const DUE = '2024-01-02T00:00:00.000Z';
const reason = '网络故障';

function entered(ids: readonly string[], settings: Partial<TournamentSettings> = {}): Driver {
  const driver = driveTournament({ settings });
  driver.run({ type: 'open_registration' });
  for (const id of ids) driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
  return driver;
}

const size = ({ state }: Driver) => lineupSize(state.settings);
const submit = (driver: Driver, participant_id: string) =>
  driver.run({ type: 'submit_decks', participant_id, count: size(driver) });
const enter = (driver: Driver, participant_id: string) =>
  driver.run({ type: 'enter_decks', participant_id, count: size(driver), reason });
const unlock = (driver: Driver, participant_id: string) => driver.run({ type: 'unlock_decks', participant_id, reason });
const start = (driver: Driver, illegal_decks: readonly string[] = []) =>
  driver.run({ type: 'start', due_at: null, seed_order: [], illegal_decks });
const statusOf = (driver: Driver, id: string) => driver.state.participants[id]?.status;

function checkedIn(driver: Driver, ...ids: string[]): void {
  for (const id of ids) submit(driver, id);
  driver.run({ type: 'open_check_in', due_at: DUE });
  for (const id of ids) driver.run({ type: 'check_in', participant_id: id });
}

describe('lists that are final', () => {
  test('may be changed once when the staff unlocks them', () => {
    const driver = entered(['a', 'b']);
    checkedIn(driver, 'a', 'b');
    expect(submit(driver, 'a')).toBe('decks_frozen');
    expect(unlock(driver, 'a')).toBeNull();
    expect(unlock(driver, 'a')).toBe('decks_not_frozen');
    expect(submit(driver, 'b')).toBe('decks_frozen');
    expect(submit(driver, 'a')).toBeNull();
    expect(submit(driver, 'a')).toBe('decks_frozen');
  });

  test('are no longer open to change once it starts, until they are unlocked again', () => {
    const driver = entered(['a', 'b']);
    checkedIn(driver, 'a', 'b');
    unlock(driver, 'a');
    start(driver);
    expect(submit(driver, 'a')).toBe('wrong_tournament_status');
    unlock(driver, 'a');
    expect(submit(driver, 'a')).toBeNull();
    expect(submit(driver, 'a')).toBe('wrong_tournament_status');
  });

  test('are handed in by the staff in their stead at any time, with a reason', () => {
    const driver = entered(['a', 'b', 'c']);
    expect(driver.run({ type: 'enter_decks', participant_id: 'a', count: size(driver), reason: ' ' })).toBe(
      'reason_required',
    );
    expect(driver.run({ type: 'enter_decks', participant_id: 'a', count: 1, reason })).toBe('wrong_deck_count');
    expect(enter(driver, 'a')).toBeNull();
    checkedIn(driver, 'a', 'b');
    expect(enter(driver, 'b')).toBeNull();
    start(driver);
    expect(enter(driver, 'b')).toBeNull();
    expect(enter(driver, 'c')).toBe('wrong_participant_status');
    expect(enter(driver, 'nobody')).toBe('unknown_participant');
  });

  test('are asked about by the same rule that decides', () => {
    const outcome = fc.check(
      fc.property(
        fc.array(fc.constantFrom('submit', 'unlock', 'enter', 'check_in', 'start'), { maxLength: 12 }),
        (actions) => {
          const driver = entered(['a', 'b']);
          for (const id of ['a', 'b']) submit(driver, id);
          driver.run({ type: 'open_check_in', due_at: DUE });
          driver.run({ type: 'check_in', participant_id: 'b' });
          for (const action of actions) {
            const { a } = driver.state.participants;
            const isAllowed = a !== undefined && mayChangeDecks(driver.state, a);
            if (action === 'submit' && (submit(driver, 'a') === null) !== isAllowed) return false;
            if (action === 'unlock') unlock(driver, 'a');
            if (action === 'enter') enter(driver, 'a');
            if (action === 'check_in') driver.run({ type: 'check_in', participant_id: 'a' });
            if (action === 'start') start(driver);
          }
          return true;
        },
      ),
    );
    expect(outcome.counterexample).toBeNull();
  });
});

describe('an event that leaves out who has no legal lists', () => {
  const strict = { drop_without_decks: true, check_in_required: false };

  test('starts without them, and their places go to those who wait', () => {
    const driver = driveTournament({ settings: strict, capacity: 3 });
    driver.run({ type: 'open_registration' });
    for (const id of ['a', 'b', 'c', 'd'])
      driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
    for (const id of ['a', 'b', 'd']) submit(driver, id);
    expect(withoutLegalDecks(driver.state, ['b'])).toEqual(['b', 'c']);
    expect(start(driver, ['b'])).toBeNull();
    expect(['a', 'b', 'c', 'd'].map((id) => statusOf(driver, id))).toEqual(['active', 'absent', 'absent', 'active']);
    const started = driver.events.find(({ type }) => type === 'tournament_started');
    expect(started?.payload).toMatchObject({ without_decks: ['b', 'c'] });
  });

  test('else plays with lists that were legal when they came in', () => {
    const driver = entered(['a', 'b'], { check_in_required: false });
    for (const id of ['a', 'b']) submit(driver, id);
    expect(start(driver, ['b'])).toBeNull();
    expect(statusOf(driver, 'b')).toBe('active');
  });
});

describe('what an event asks of decks', () => {
  test('is nothing where its log is older than the settings', () => {
    const driver = entered(['a']);
    const [created, ...later] = driver.events as [TournamentEventOf<'tournament_created'>, ...TournamentEvent[]];
    const {
      deck_format: _,
      banned_cards: _1,
      open_from_stage: _2,
      opponents_from_stage: _3,
      drop_without_decks: _4,
      ...old
    } = created.payload.settings;
    const state = foldTournament([{ ...created, payload: { ...created.payload, settings: old } }, ...later]);
    expect(deckSettingsOf(state.settings)).toEqual({
      deck_format: null,
      banned_cards: [],
      open_from_stage: null,
      opponents_from_stage: null,
      drop_without_decks: false,
    });
    expect(decklistPolicyOf(state.settings)).toEqual({
      decklists: 'closed',
      open_from_stage: null,
      opponents_from_stage: null,
    });
  });

  test.each([
    ['a stage that is not there', { decklists: 'open_from_stage', open_from_stage: 2 }],
    ['no stage at all', { decklists: 'open_from_stage', open_from_stage: null }],
    ['a stage of opponents that is not there', { opponents_from_stage: 2 }],
    ['a stage that nothing waits for', { decklists: 'closed', open_from_stage: 0 }],
    ['a card that is banned twice', { banned_cards: [7, 7] }],
  ] as [string, Partial<TournamentSettings>][])('can’t be so with %s', (_, settings) => {
    expect(() => driveTournament({ settings })).toThrow('invalid_tournament');
  });

  test('is settled once lists are in, also in an event that said nothing of it', () => {
    const driver = entered(['a']);
    submit(driver, 'a');
    const { settings } = driver.state;
    expect(driver.run({ type: 'update', changes: { settings: { ...settings, banned_cards: [7] } } })).toBe(
      'settings_locked',
    );
    expect(driver.run({ type: 'update', changes: { settings: { ...settings, decklists: 'open_from_start' } } })).toBe(
      'settings_locked',
    );
  });
});
