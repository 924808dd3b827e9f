import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBattle } from '../../battles/create.ts';
import { TEAM_SIZES, type BattleFormat } from '../../battles/settings.ts';
import { createRandom } from '../../random/seeded.ts';
import { createSeries } from '../../series/create.ts';
import {
  BAN_COUNTS,
  DEFAULT_SERIES_TIMERS,
  requiredDecks,
  SERIES_FORMATS,
  type SeriesSettings,
  type SeriesTimers,
} from '../../series/settings.ts';
import { roundPlaceOf } from '../stages/place-of.ts';
import type { MatchPlace } from '../stages/stage-base.ts';
import { isViolation } from '../../violation/violation.ts';
import { createTournament } from '../create.ts';
import type { TournamentEvent } from '../events.ts';
import { DEFAULT_TOURNAMENT_SETTINGS, lineupSize, seriesSettingsFor } from '../settings.ts';
import { battleSettingsFor } from '../teams/team-fault.ts';
import { DEFAULT_TEAM_SETTINGS } from '../teams/team-settings.ts';
import type { TournamentSettings, TournamentState } from '../types.ts';
import { advance, playOpen } from './running.arbitrary.ts';
import { randomSettings } from './settings.arbitrary.ts';
import { driveTournament } from './tournament.arbitrary.ts';

const START = '2024-01-01T00:00:00.000Z';
const CLASSES = ['mage', 'warrior', 'priest', 'rogue', 'hunter', 'druid', 'warlock', 'shaman', 'paladin', 'dh', 'dk'];

/** Mostly sound, so that many of them are accepted. */
const timersArbitrary: fc.Arbitrary<SeriesTimers> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(DEFAULT_SERIES_TIMERS) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 900 }), { minLength: 10, maxLength: 10 })
      .map(([a = 0, b = 0, c = 0, shield = 0, ban = 0, pick = 0, grace = 0, d = 0, e = 0, confirm = 0]) => ({
        check_in: [a, b, c] as const,
        shield,
        ban,
        pick,
        grace,
        reminders: [d, e] as const,
        confirm,
      })),
  },
);

const settingsArbitrary: fc.Arbitrary<TournamentSettings> = fc
  .record({
    format: fc.constantFrom(...SERIES_FORMATS),
    bans: fc.constantFrom(...BAN_COUNTS),
    shield: fc.boolean(),
    timers: timersArbitrary,
    seed: fc.nat(),
  })
  .map(({ seed, ...series }) => ({
    ...DEFAULT_TOURNAMENT_SETTINGS,
    ...randomSettings(createRandom(seed), []),
    ...series,
    check_in_required: false,
    approval_required: false,
    advance: 'auto',
    pairing: 'publish_at_once',
  }));

const formatArbitrary: fc.Arbitrary<BattleFormat> = fc
  .record({ size: fc.constantFrom(...TEAM_SIZES), kind: fc.nat(7) })
  .map(({ size, kind }): BattleFormat => {
    const formats: BattleFormat[] = [
      { code: 'boards', size, decided: 'majority', tie: 'ace' },
      { code: 'boards', size, decided: 'all_played', tie: 'draw' },
      { code: 'winner_stays', size, order: 'free', revival: true },
      { code: 'relay', size },
      { code: 'co_op', size: 1 },
      { code: 'two_v_two', size: 2, decider: 'games' },
      { code: 'scheveningen', size },
      { code: 'conquest_team', size },
    ];
    return formats[kind] as BattleFormat;
  });

function sideOf(settings: SeriesSettings, handedIn: number) {
  const count = settings.format === 'free' ? handedIn : requiredDecks(settings);
  const decks = Array.from({ length: Math.min(count, handedIn) }, (_, slot) => ({
    slot,
    class: settings.format === 'specialist' ? 'mage' : (CLASSES[slot] ?? 'mage'),
    name: `${slot}`,
  }));
  return { participant_id: 'p', name: '甲', decks };
}

function refusalOf(settings: SeriesSettings, handedIn: number): string | null {
  const side = sideOf(settings, handedIn);
  const created = createSeries({ series_id: 's', settings, sides: { a: side, b: side } }, START);
  return isViolation(created) ? created.violation : null;
}

const openedIn = ({ type, payload }: TournamentEvent) =>
  type === 'round_started' || type === 'bracket_matches_opened' ? payload : null;

/** The match as the site opens it. */
function opensMatch(state: TournamentState, stage: number, match: MatchPlace, handedIn: number): string | null {
  const played = state.stages[stage];
  if (!played) return 'no stage';
  return refusalOf(seriesSettingsFor(state.settings, stage, roundPlaceOf(played, match).is_final), handedIn);
}

test('every event that is accepted opens every match of every stage, also after every amendment that is accepted', () => {
  const seen = { refused: 0, finished: 0, amended: 0 };
  fc.assert(
    fc.property(
      settingsArbitrary,
      fc.integer({ min: 2, max: 9 }),
      fc.array(timersArbitrary, { minLength: 4, maxLength: 4 }),
      (settings, players, amendments) => {
        const capacity = 16;
        const details = { tournament_id: 't', name: '周末擂台', description: '', stream_url: null, is_demo: false };
        const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
        if (isViolation(createTournament({ ...details, capacity, settings, times }, { now: START }))) {
          seen.refused += 1;
          return;
        }
        const handedIn = lineupSize(settings);
        const driver = driveTournament({ settings, capacity }, (_before, event, after) => {
          const opened = openedIn(event);
          const refusals = opened?.matches.map((match) => opensMatch(after, opened.stage, match, handedIn)) ?? [];
          expect(refusals.filter((refusal) => refusal !== null)).toEqual([]);
        });
        driver.run({ type: 'open_registration' });
        for (let number = 1; number <= players; number++) {
          const id = `p${number}`;
          driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
          driver.run({ type: 'submit_decks', participant_id: id, count: handedIn });
        }
        expect(driver.run({ type: 'start', due_at: null, seed_order: [] })).toBeNull();
        const by = { user_id: 'admin', name: '管理员' };
        for (let step = 0; driver.state.status === 'running'; step++) {
          const timers = amendments[step];
          const number = driver.state.rule_versions?.at(-1)?.sheet.number ?? 0;
          if (
            timers &&
            driver.run({ type: 'amend_rules', number, changes: { timers }, reason: '更正时限', by }) === null
          )
            seen.amended += 1;
          playOpen(driver);
          advance(driver);
          expect(step).toBeLessThan(60);
        }
        seen.finished += 1;
      },
    ),
    { numRuns: 120, seed: 31 },
  );
  expect(seen.refused).toBeGreaterThan(10);
  expect(seen.finished).toBeGreaterThan(10);
  expect(seen.amended).toBeGreaterThan(0);
});

test('every event of teams that is accepted opens every battle of every stage, and every board', () => {
  const seen = { refused: 0, opened: 0 };
  fc.assert(
    fc.property(settingsArbitrary, formatArbitrary, (ofAccounts, battle) => {
      const team = { ...DEFAULT_TEAM_SETTINGS, battle, roster_min: battle.size, check_in_members: 1 };
      const late_entry = { until_round: 0, missed_rounds: 'losses', by_players: false } as const;
      const settings = { ...ofAccounts, team, late_entry };
      const details = { tournament_id: 't', name: '战队联赛', description: '', stream_url: null, is_demo: false };
      const times = { registration_closes_at: null, check_in_opens_at: null, starts_at: null };
      const created = createTournament({ ...details, capacity: 16, settings, times }, { now: START });
      if (isViolation(created)) {
        seen.refused += 1;
        return;
      }
      for (const [stage] of settings.stages.entries())
        for (const isFinal of [false, true]) {
          const played = { ...battleSettingsFor(settings, team, stage, isFinal), delay_seconds: 0 };
          const sides = { a: { team_id: 'a', name: '甲' }, b: { team_id: 'b', name: '乙' } };
          const opened = createBattle({ battle_id: 'b', settings: played, sides, starts_at: START }, START);
          expect(isViolation(opened) ? opened.violation : null).toBeNull();
          for (const series of [played.series, played.decider_series])
            expect(refusalOf(series, requiredDecks(series))).toBeNull();
          seen.opened += 1;
        }
    }),
    { numRuns: 200, seed: 31 },
  );
  expect(seen.refused).toBeGreaterThan(10);
  expect(seen.opened).toBeGreaterThan(10);
});
