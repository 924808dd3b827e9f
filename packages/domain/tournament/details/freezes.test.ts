import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TournamentDetails } from '../events.ts';
import { timeFaults } from './event-times.ts';
import { changedFields, DETAIL_FIELDS, FREEZE_MOMENTS, frozenChanges, isFrozen, type DetailField } from './freezes.ts';
import { lineupSize } from '../settings.ts';
import { driveTournament, type Driver } from '../testing/tournament.arbitrary.ts';
import { DEFAULT_TEAM_SETTINGS } from '../teams/team-settings.ts';
import type { TournamentState } from '../types.ts';

const DUE = '2024-01-02T00:00:00.000Z';

/** One change of each field, and how it looks in a state. */
const CHANGES: { readonly [Field in DetailField]: (state: TournamentState) => Partial<TournamentDetails> } = {
  name: () => ({ name: '另一个名字' }),
  description: () => ({ description: '说明' }),
  banner: () => ({ banner: '0190' }),
  stream_url: () => ({ stream_url: 'https://live.example/1' }),
  referees: () => ({ referees: [{ user_id: 'r', name: '裁判' }] }),
  capacity: ({ capacity }) => ({ capacity: capacity + 1 }),
  rewards: () => ({ rewards: { kind: 'none' } }),
  ...settingChange('advance', 'manual'),
  ...settingChange('pairing', 'preview'),
  ...settingChange('delay_seconds', 30),
  ...settingChange('entry_fee', 50),
  ...settingChange('format', 'last_hero_standing'),
  ...settingChange('bans', 0),
  ...settingChange('shield', true),
  ...settingChange('stages', [{ type: 'swiss', rounds: 3, best_of: 1 }]),
  ...settingChange('deck_format', 'wild'),
  ...settingChange('banned_cards', [7]),
  ...settingChange('decklists', 'open_from_start'),
  ...settingChange('opponents_from_stage', 0),
  open_from_stage: ({ settings }) => ({ settings: { ...settings, decklists: 'open_from_stage', open_from_stage: 0 } }),
  ...settingChange('check_in_required', false),
  ...settingChange('approval_required', true),
  ...settingChange('drop_without_decks', true),
  ...settingChange('waitlist', false),
  team: ({ settings }) => ({ settings: { ...settings, team: DEFAULT_TEAM_SETTINGS } }),
  timers: ({ settings }) => ({ settings: { ...settings, timers: { ...settings.timers, ban: 77 } } }),
  ...settingChange('tiebreakers', ['gw']),
  ...settingChange('head_to_head', 'once'),
  ...settingChange('byes_in_opponent_rates', false),
  ...settingChange('first_round', 'seeded'),
  ...settingChange('withdrawal', 'annul'),
  ...settingChange('late_entry', { until_round: 1, missed_rounds: 'losses', by_players: false }),
  ...settingChange('forbidden_pairs', { same_team_rounds: 2, pairs: [] }),
  ...timeChange('registration_opens_at'),
  ...timeChange('registration_closes_at'),
  ...timeChange('check_in_opens_at'),
  ...timeChange('starts_at'),
};

function settingChange<Key extends keyof TournamentDetails['settings']>(
  key: Key,
  value: TournamentDetails['settings'][Key],
) {
  const change = ({ settings }: TournamentState) => ({ settings: { ...settings, [key]: value } });
  return { [key]: change } as { [K in Key]: typeof change };
}

function timeChange<Key extends keyof TournamentDetails['times']>(key: Key) {
  const change = ({ times }: TournamentState) => ({ times: { ...times, [key]: DUE } });
  return { [key]: change } as { [K in Key]: typeof change };
}

const register = (driver: Driver, id: string) =>
  driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
const submit = (driver: Driver, id: string) =>
  driver.run({ type: 'submit_decks', participant_id: id, count: lineupSize(driver.state.settings) });

/** An event at each of its moments, one after the other. */
const WAY: readonly { readonly at: string; readonly go: (driver: Driver) => void }[] = [
  { at: 'draft', go: () => undefined },
  { at: 'registration', go: (driver) => void driver.run({ type: 'open_registration' }) },
  {
    at: 'decks',
    go(driver) {
      for (const id of ['a', 'b']) {
        register(driver, id);
        submit(driver, id);
      }
    },
  },
  {
    at: 'check_in',
    go(driver) {
      driver.run({ type: 'open_check_in', due_at: DUE });
      for (const id of ['a', 'b']) driver.run({ type: 'check_in', participant_id: id });
    },
  },
  { at: 'start', go: (driver) => void driver.run({ type: 'start', due_at: null, seed_order: [] }) },
];

/** Everything that stays from a moment on, written down by hand. */
const STAYS = {
  registration: ['registration_opens_at', 'entry_fee'],
  decks: [
    'format',
    'bans',
    'shield',
    'stages',
    'deck_format',
    'banned_cards',
    'decklists',
    'open_from_stage',
    'opponents_from_stage',
  ],
  check_in: [
    'registration_closes_at',
    'check_in_opens_at',
    'starts_at',
    'check_in_required',
    'approval_required',
    'drop_without_decks',
    'team',
  ],
  start: [
    'capacity',
    'waitlist',
    'timers',
    'tiebreakers',
    'head_to_head',
    'byes_in_opponent_rates',
    'first_round',
    'withdrawal',
    'late_entry',
    'forbidden_pairs',
    'rewards',
  ],
} as const satisfies Record<(typeof FREEZE_MOMENTS)[number], readonly DetailField[]>;

const FREE = ['name', 'description', 'banner', 'stream_url', 'referees', 'advance', 'pairing', 'delay_seconds'];

describe('what may no longer change', () => {
  test.each(WAY.map(({ at }, index) => ({ at, index })))('at $at', ({ index }) => {
    const driver = driveTournament();
    for (const { go } of WAY.slice(0, index + 1)) go(driver);
    const stays: string[] = FREEZE_MOMENTS.slice(0, index).flatMap((moment) => [...STAYS[moment]]);
    expect(DETAIL_FIELDS.filter((field) => isFrozen(field, driver.state)).toSorted()).toEqual(stays.toSorted());
  });

  test('is everything once and nothing twice', () => {
    expect([...FREE, ...Object.values(STAYS).flat()].toSorted()).toEqual([...DETAIL_FIELDS].toSorted());
  });

  test.each(DETAIL_FIELDS)('%s is seen to have changed, and refused by its name once it stays', (field) => {
    const driver = driveTournament();
    const changed = changedFields(driver.state, { ...driver.state, ...CHANGES[field](driver.state) });
    expect([...changed]).toContain(field);
    for (const { go } of WAY) go(driver);
    const refused = frozenChanges(driver.state, CHANGES[field](driver.state));
    expect(refused.includes(field)).toBe(!FREE.includes(field));
    const answer = driver.run({ type: 'update', changes: CHANGES[field](driver.state) });
    if (FREE.includes(field)) expect(answer).toBeNull();
    else expect(['settings_locked', 'amendment_required', 'capacity_too_small', 'entrants_fixed']).toContain(answer);
  });

  test('of an event that says nothing of a setting is what it means', () => {
    const { state } = driveTournament();
    const { head_to_head: _, withdrawal: __, ...rest } = state.settings;
    const old = { ...state, settings: rest };
    const said = { ...old, settings: { ...rest, head_to_head: 'once', withdrawal: 'by_share', entry_fee: 0 } } as const;
    expect([...changedFields(old, said)]).toEqual([]);
    expect([...changedFields(old, { ...said, banner: null, referees: [], rewards: { kind: 'site' } })]).toEqual([]);
  });
});

describe('two organisers', () => {
  test('the second of two who have seen the same details is refused, and nothing is lost', () => {
    const driver = driveTournament();
    expect(driver.run({ type: 'update', changes: { name: '先改的' }, revision: 0 })).toBeNull();
    expect(driver.run({ type: 'update', changes: { name: '后改的' }, revision: 0 })).toBe('stale_details');
    expect(driver.state).toMatchObject({ name: '先改的', revision: 1 });
    expect(driver.run({ type: 'update', changes: { name: '后改的' }, revision: 1 })).toBeNull();
  });

  test('an entry in between makes nobody stale', () => {
    const driver = driveTournament();
    driver.run({ type: 'open_registration' });
    register(driver, 'a');
    expect(driver.run({ type: 'update', changes: { name: '新名字' }, revision: 0 })).toBeNull();
  });
});

describe('a schedule', () => {
  const at = (hour: number | null) => (hour === null ? null : new Date(hour * 3_600_000).toISOString());
  const of = (opens: number | null, closes: number | null, checkIn: number | null, starts: number | null) =>
    timeFaults({
      registration_opens_at: at(opens),
      registration_closes_at: at(closes),
      check_in_opens_at: at(checkIn),
      starts_at: at(starts),
    });

  test('is in order, whatever of it is missing', () => {
    expect(of(1, 2, 3, 4)).toEqual([]);
    expect(of(null, 4, 3, 4)).toEqual([]);
    expect(of(null, null, null, null)).toEqual([]);
  });

  test('out of order is named at the later field', () => {
    expect(of(5, 4, null, null)).toEqual([{ field: 'registration_closes_at', after: 'registration_opens_at' }]);
    expect(of(null, null, 4, 4)).toEqual([{ field: 'starts_at', after: 'check_in_opens_at' }]);
    expect(of(null, 5, null, 4)).toEqual([{ field: 'registration_closes_at', until: 'starts_at' }]);
  });

  test('has no fault exactly where every pair is in order', () => {
    const hour = fc.option(fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(hour, hour, hour, hour, (opens, closes, checkIn, starts) => {
        const before = (a: number | null, b: number | null) => a === null || b === null || a < b;
        const isInOrder =
          before(opens, closes) &&
          before(opens, checkIn) &&
          before(opens, starts) &&
          before(checkIn, starts) &&
          before(closes, starts === null ? null : starts + 1);
        expect(of(opens, closes, checkIn, starts).length === 0).toBe(isInOrder);
      }),
    );
  });
});
