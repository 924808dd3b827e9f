import { describe, expect, test } from 'vitest';
import { noDraws } from '../random/draw-key.ts';
import { isViolation } from '../violation/violation.ts';
import { decideTournament } from './decide/decide.ts';
import { evolveTournament } from './evolve.ts';
import { driveTournament } from './testing/tournament.arbitrary.ts';
import type { TournamentState, TournamentTimes } from './types.ts';

const at = (minutes: number) => new Date(Date.parse('2024-01-01T12:00:00.000Z') + minutes * 60_000).toISOString();

/** What becomes of a state when the clocks stood still from 0 to 30 minutes. */
function credited(state: TournamentState): TournamentState | string {
  const facts = { now: at(30), new_id: () => '', draw_key: noDraws };
  const events = decideTournament(state, { type: 'credit_time', since: at(0) }, facts);
  return isViolation(events) ? events.violation : events.reduce(evolveTournament, state);
}

const plan = (closes: number | null, opens: number | null, starts: number | null): TournamentTimes => {
  const [registration_closes_at = null, check_in_opens_at = null, starts_at = null] = [closes, opens, starts].map(
    (minutes) => (minutes === null ? null : at(minutes)),
  );
  return { registration_closes_at, check_in_opens_at, starts_at };
};

function registering(times: TournamentTimes): TournamentState {
  const driver = driveTournament();
  driver.run({ type: 'open_registration' });
  return { ...driver.state, times };
}

describe('time lost to maintenance', () => {
  test('is given back to an open check-in', () => {
    const driver = driveTournament();
    driver.run({ type: 'open_registration' });
    driver.run({ type: 'open_check_in', due_at: at(10) });
    expect(credited(driver.state)).toMatchObject({ status: 'check_in', check_in_due_at: at(40) });
  });

  test('moves the start that is the end of the check-in with it', () => {
    const driver = driveTournament();
    driver.run({ type: 'open_registration' });
    driver.run({ type: 'open_check_in', due_at: at(10) });
    const planned = { ...driver.state, times: plan(null, null, 10) };
    expect(credited(planned)).toMatchObject({ check_in_due_at: at(40), times: { starts_at: at(40) } });
    const other = { ...driver.state, times: plan(null, null, 60) };
    expect(credited(other)).toMatchObject({ check_in_due_at: at(40), times: { starts_at: at(60) } });
  });

  type Minutes = Parameters<typeof plan>;
  test.each<[string, Minutes, Minutes]>([
    ['the end of registration', [10, null, 600], [40, null, 600]],
    ['the opening of the check-in, and the start as much later', [-5, 10, 60], [-5, 40, 90]],
    ['a start without check-in', [null, null, 20], [null, null, 50]],
    ['the end of registration, and what must not come before it', [25, 40, 70], [55, 55, 85]],
  ])('moves what was to happen meanwhile: %s', (_, before, after) => {
    expect(credited(registering(plan(...before)))).toMatchObject({ times: plan(...after) });
  });

  test('leaves alone what lies before or after, and what is already running', () => {
    expect(credited(registering(plan(-10, 31, 60)))).toBe('nothing_to_do');
    expect(credited(registering(plan(null, null, null)))).toBe('nothing_to_do');
    expect(credited({ ...registering(plan(10, null, null)), status: 'running' })).toBe('nothing_to_do');
  });
});
