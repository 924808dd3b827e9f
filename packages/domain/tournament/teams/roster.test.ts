import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { driveTournament, type Driver } from '../testing/tournament.arbitrary.ts';
import { activePlayers, evolveRoster, playersElsewhere, rosterChange, usualRoster } from './roster.ts';
import type { RosterPlayer } from './roster-types.ts';
import { DEFAULT_TEAM_SETTINGS, type TeamEventSettings } from './team-settings.ts';

const DUE = '2024-01-02T00:00:00.000Z';

function opened(team: Partial<TeamEventSettings> = {}): Driver {
  const driver = driveTournament({
    settings: {
      team: { ...DEFAULT_TEAM_SETTINGS, check_in_members: 2, ...team },
      stages: [{ type: 'swiss', rounds: 2, best_of: 1 }],
      late_entry: { until_round: 0, missed_rounds: 'losses', by_players: false },
    },
    capacity: 4,
  });
  driver.run({ type: 'open_registration' });
  return driver;
}

const players = (...ids: string[]) => ids.map((account_id) => ({ account_id, name: account_id }));
const of = (team: string, ...names: string[]) => players(...names.map((name) => `${team}${name}`));
const enter = (driver: Driver, team: string, roster = of(team, '1', '2', '3', '4')) =>
  driver.run({
    type: 'register',
    participant_id: team,
    user_id: `${team}1`,
    name: team,
    team: { team_id: `team-${team}`, players: roster },
  });
const checkIn = (driver: Driver, team: string, account_id: string) =>
  driver.run({ type: 'check_in', participant_id: team, account_id });

describe('a roster before the lock', () => {
  test('is refused where it is too short, too long or names somebody twice', () => {
    const driver = opened({ roster_max: 4 });
    expect(enter(driver, 'a', of('a', '1', '2'))).toBe('roster_too_small');
    expect(enter(driver, 'a', of('a', '1', '2', '3', '4', '5'))).toBe('roster_too_large');
    expect(enter(driver, 'a', of('a', '1', '2', '2'))).toBe('roster_too_large');
    expect(enter(driver, 'a')).toBeNull();
  });

  test('is what the captain says last, without a trace of who was in it', () => {
    const driver = opened();
    enter(driver, 'a');
    expect(driver.run({ type: 'change_roster', participant_id: 'a', players: of('a', '1', '2', '5') })).toBeNull();
    expect(driver.state.participants['a']?.roster?.map(({ account_id }) => account_id)).toEqual(['a1', 'a2', 'a5']);
    expect(driver.run({ type: 'change_roster', participant_id: 'a', players: of('a', '5', '2', '1') })).toBe(
      'same_roster',
    );
  });

  test('takes nobody of another team, unless that team has withdrawn', () => {
    const driver = opened();
    enter(driver, 'a');
    expect(enter(driver, 'b', players('b1', 'b2', 'a4'))).toBe('player_of_other_team');
    driver.run({ type: 'withdraw', participant_id: 'a' });
    expect(enter(driver, 'b', players('b1', 'b2', 'a4'))).toBeNull();
  });

  test('is asked of events of teams alone, which accounts cannot enter', () => {
    const driver = opened();
    expect(driver.run({ type: 'register', participant_id: 'x', user_id: 'x', name: 'x' })).toBe('teams_only');
    const solo = driveTournament();
    solo.run({ type: 'open_registration' });
    expect(enter(solo, 'a')).toBe('teams_only');
    expect(driver.run({ type: 'submit_decks', participant_id: 'a', count: 3 })).not.toBeNull();
  });
});

describe('a locked roster', () => {
  function started(): Driver {
    const driver = opened({ roster_additions: 1 });
    for (const team of ['a', 'b']) enter(driver, team);
    driver.run({ type: 'open_check_in', due_at: DUE });
    for (const team of ['a', 'b']) for (const name of ['1', '2']) checkIn(driver, team, `${team}${name}`);
    expect(driver.run({ type: 'start', due_at: null, seed_order: [] })).toBeNull();
    return driver;
  }

  test('takes as many more as the event lets, and keeps on record who leaves', () => {
    const driver = started();
    const change = (...names: string[]) =>
      driver.run({ type: 'change_roster', participant_id: 'a', players: of('a', ...names) });
    expect(change('1', '2', '5', '6')).toBe('roster_locked');
    expect(change('1', '2', '3', '5')).toBeNull();
    expect(change('1', '2', '3', '6')).toBe('roster_locked');
    expect(change('1', '2', '3', '4')).toBeNull();
    const roster = driver.state.participants['a']?.roster ?? [];
    expect(
      roster.map(({ account_id, left_at, is_late }) => [account_id, left_at !== undefined, is_late ?? false]),
    ).toEqual([
      ['a1', false, false],
      ['a2', false, false],
      ['a3', false, false],
      ['a4', false, false],
      ['a5', true, true],
    ]);
    expect(driver.run({ type: 'change_roster', participant_id: 'b', players: players('b1', 'b2', 'a5') })).toBe(
      'player_of_other_team',
    );
  });
});

describe('the check-in of a team', () => {
  test('is done with as many players of its roster as the event asks for', () => {
    const driver = opened();
    enter(driver, 'a');
    driver.run({ type: 'open_check_in', due_at: DUE });
    expect(checkIn(driver, 'a', 'stranger')).toBe('not_on_roster');
    expect(checkIn(driver, 'a', 'a1')).toBeNull();
    expect(driver.state.participants['a']?.status).toBe('registered');
    expect(checkIn(driver, 'a', 'a1')).toBe('already_checked_in');
    expect(checkIn(driver, 'a', 'a2')).toBeNull();
    expect(driver.state.participants['a']).toMatchObject({ status: 'checked_in', present: ['a1', 'a2'] });
  });

  test('does not count who was taken out of the roster meanwhile', () => {
    const driver = opened();
    enter(driver, 'a');
    driver.run({ type: 'open_check_in', due_at: DUE });
    checkIn(driver, 'a', 'a1');
    driver.run({ type: 'change_roster', participant_id: 'a', players: of('a', '2', '3', '4') });
    checkIn(driver, 'a', 'a2');
    expect(driver.state.participants['a']?.status).toBe('registered');
    checkIn(driver, 'a', 'a3');
    expect(driver.state.participants['a']?.status).toBe('checked_in');
  });
});

describe('what enters an event', () => {
  test('is said when it is made', () => {
    const driver = opened();
    const { team: _, ...settings } = driver.state.settings;
    expect(driver.run({ type: 'update', changes: { settings } })).toBe('entrants_fixed');
    const solo = driveTournament();
    const changes = { settings: { ...solo.state.settings, team: DEFAULT_TEAM_SETTINGS } };
    expect(solo.run({ type: 'update', changes })).toBe('entrants_fixed');
  });
});

test('after any changes those who play are those who were wanted last, and nobody is lost once it is locked', () => {
  const wanted = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5', '6'), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(wanted, { minLength: 1, maxLength: 8 }), fc.nat(8), (lists, lock) => {
      let roster: readonly RosterPlayer[] = [];
      const seen = new Set<string>();
      lists.forEach((list, index) => {
        const is_late = index >= lock;
        if (index === lock) for (const { account_id } of roster) seen.add(account_id);
        const change = rosterChange({ roster }, players(...list));
        roster = evolveRoster(roster, { ...change, is_late }, `${index}`);
        if (is_late) for (const id of list) seen.add(id);
        expect(
          activePlayers({ roster })
            .map(({ account_id }) => account_id)
            .toSorted(),
        ).toEqual(list.toSorted());
      });
      const ids = roster.map(({ account_id }) => account_id);
      expect(new Set(ids).size).toBe(ids.length);
      if (lists.length > lock) expect(ids.toSorted()).toEqual([...seen].toSorted());
    }),
  );
});

describe('who has left the team', () => {
  const leave = (driver: Driver, ...account_ids: string[]) =>
    driver.run({ type: 'leave_roster', participant_id: 'a', account_ids });

  test('leaves the roster however few are left, once, and nobody else does', () => {
    const driver = opened();
    enter(driver, 'a');
    expect(leave(driver, 'a3', 'a4')).toBeNull();
    expect(driver.state.participants['a']?.roster?.map(({ account_id }) => account_id)).toEqual(['a1', 'a2']);
    expect(leave(driver, 'a3', 'stranger')).toBe('same_roster');
  });
});

describe('a roster that nobody has chosen', () => {
  const member = (account_id: string, is_findable = true) => ({ account_id, is_findable });

  test('is of those who can be found and play for no other entry, in the order of the team, as many as may be', () => {
    const driver = opened();
    enter(driver, 'a');
    const members = [member('b1'), member('a4'), member('b2', false), member('b3'), member('b4'), member('b5')];
    const roster = usualRoster(members, { roster_max: 3 }, playersElsewhere(driver.state, 'b'));
    expect(roster.map(({ account_id }) => account_id)).toEqual(['b1', 'b3', 'b4']);
    expect(usualRoster(members, { roster_max: 2 }, playersElsewhere(driver.state, 'a'))).toHaveLength(2);
  });

  test('may hold those of an entry that has withdrawn', () => {
    const driver = opened();
    enter(driver, 'a');
    expect(playersElsewhere(driver.state, 'b').has('a1')).toBe(true);
    driver.run({ type: 'withdraw', participant_id: 'a' });
    expect(playersElsewhere(driver.state, 'b').size).toBe(0);
  });
});
