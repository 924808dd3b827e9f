import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import type { TournamentCommand } from '../decide/commands.ts';
import { feeChanges, feeOwed } from './entry-fee.ts';
import { lineupSize } from '../settings.ts';
import { driveTournament, type Driver } from '../testing/tournament.arbitrary.ts';
import { pick } from '../testing/settings.arbitrary.ts';
import type { TournamentSettings, TournamentState } from '../types.ts';

const DUE = '2024-01-02T00:00:00.000Z';
const FEE = 50;

function opened(settings: Partial<TournamentSettings> = {}, capacity = 2): Driver {
  const driver = driveTournament({ settings: { entry_fee: FEE, ...settings }, capacity });
  driver.run({ type: 'open_registration' });
  return driver;
}

const enter = (driver: Driver, ...ids: string[]) => {
  for (const id of ids) {
    driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
    driver.run({ type: 'submit_decks', participant_id: id, count: lineupSize(driver.state.settings) });
  }
};
const owed = ({ state }: Driver) =>
  Object.fromEntries(Object.values(state.participants).map((one) => [one.id, feeOwed(state, one)]));

describe('the fee of an entry', () => {
  test('is held of everybody who is in or waits', () => {
    const driver = opened();
    enter(driver, 'a', 'b', 'c');
    expect(owed(driver)).toEqual({ a: FEE, b: FEE, c: FEE });
  });

  test('goes back on a rejection and on a withdrawal before the check-in', () => {
    const driver = opened();
    enter(driver, 'a', 'b');
    driver.run({ type: 'reject', participant_id: 'a', reason: '账号重复' });
    driver.run({ type: 'withdraw', participant_id: 'b' });
    expect(owed(driver)).toEqual({ a: 0, b: 0 });
  });

  test('is kept of who withdraws after they have checked in, not of who has not or only waited', () => {
    const driver = opened();
    enter(driver, 'a', 'b', 'c');
    driver.run({ type: 'open_check_in', due_at: DUE });
    driver.run({ type: 'check_in', participant_id: 'a' });
    driver.run({ type: 'check_in', participant_id: 'c' });
    for (const participant_id of ['c', 'b', 'a']) driver.run({ type: 'withdraw', participant_id });
    expect(owed(driver)).toEqual({ a: FEE, b: 0, c: 0 });
  });

  test('goes back at the start to those who never got a place, not to the absent', () => {
    const driver = opened({}, 3);
    enter(driver, 'a', 'b', 'c', 'd');
    driver.run({ type: 'open_check_in', due_at: DUE });
    for (const participant_id of ['a', 'b']) driver.run({ type: 'check_in', participant_id });
    driver.run({ type: 'start', due_at: null, seed_order: [] });
    expect(owed(driver)).toEqual({ a: FEE, b: FEE, c: FEE, d: 0 });
  });

  test('goes back to all when the event is cancelled', () => {
    const driver = opened();
    enter(driver, 'a', 'b', 'c');
    driver.run({ type: 'cancel', reason: '场地停电' });
    expect(owed(driver)).toEqual({ a: 0, b: 0, c: 0 });
  });

  test('stays what it is once registration has opened', () => {
    const driver = opened();
    const settings = { ...driver.state.settings, entry_fee: 60 };
    expect(driver.run({ type: 'update', changes: { settings } })).toBe('settings_locked');
  });

  test.each([-1, 0.5, 1_000_001])('is never %s', (entry_fee) => {
    expect(() => driveTournament({ settings: { entry_fee } })).toThrow('invalid_tournament');
  });
});

/** Books what each event changes, as the ledger does; whatever it says, the sum is what is owed now. */
function keepBooks() {
  const held = new Map<string, number>();
  return {
    held,
    note(before: TournamentState, after: TournamentState) {
      for (const participant of feeChanges(before, after)) held.set(participant.id, feeOwed(after, participant));
    },
  };
}

test('changes name everybody whose fee moves, in 300 random events', () => {
  const random = createRandom(17);
  let moved = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const books = keepBooks();
    const settings = { entry_fee: 1 + random.int(90), approval_required: random.int(2) === 0 };
    const driver = driveTournament({ settings, capacity: 3, seed }, (before, _event, after) =>
      books.note(before, after),
    );
    driver.run({ type: 'open_registration' });
    for (let step = 0; step < 40; step += 1) driver.run(randomCommand(driver, random));
    const due = owed(driver);
    for (const [id, fee] of Object.entries(due)) expect([id, books.held.get(id) ?? 0]).toEqual([id, fee]);
    moved += books.held.size;
  }
  expect(moved).toBeGreaterThan(1_000);
});

function randomCommand({ state }: Driver, random: ReturnType<typeof createRandom>): TournamentCommand {
  const participant_id = pick(random, ['a', 'b', 'c', 'd', 'e', 'f']);
  const late = { participant_id, user_id: `u-${participant_id}`, name: participant_id };
  return pick<TournamentCommand>(random, [
    { type: 'register', ...late },
    { type: 'register', ...late },
    { type: 'submit_decks', participant_id, count: lineupSize(state.settings) },
    { type: 'approve', participant_id },
    { type: 'withdraw', participant_id },
    { type: 'reject', participant_id, reason: '账号重复' },
    { type: 'check_in', participant_id },
    { type: 'disqualify', participant_id, reason: '作弊' },
    { type: 'enter_late', ...late, deck_count: lineupSize(state.settings) },
    { type: 'drop', participant_id },
    { type: random.int(4) === 0 ? 'open_check_in' : 'register', ...late, due_at: DUE },
    random.int(8) === 0 ? { type: 'start', due_at: null, seed_order: [] } : { type: 'register', ...late },
    random.int(40) === 0 ? { type: 'cancel', reason: '场地停电' } : { type: 'register', ...late },
  ]);
}
