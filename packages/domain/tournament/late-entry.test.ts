import { describe, expect, test } from 'vitest';
import { lateEntryCost } from './decide/decide-field.ts';
import { leavingEffects, type LeavingEffects } from './decide/leaving-effects.ts';
import { lineupSize } from './settings.ts';
import { advance, cut, matchOf, playOpen, running, swiss } from './testing/running.arbitrary.ts';
import type { Driver } from './testing/tournament.arbitrary.ts';
import type { TournamentSettings } from './types.ts';
import { currentStandings } from './views.ts';

const LATE = { until_round: 2, missed_rounds: 'losses', by_players: true } as const;
const enter = (driver: Driver, id: string, by_player = false) =>
  driver.run({
    type: 'enter_late',
    participant_id: id,
    user_id: `u-${id}`,
    name: id,
    deck_count: lineupSize(driver.state.settings),
    by_player,
  });
const next = (driver: Driver) => {
  playOpen(driver);
  advance(driver);
};
const rowOf = (driver: Driver, id: string) => currentStandings(driver.state).find((row) => row.id === id);
const event = (rounds: number, late_entry: TournamentSettings['late_entry'] = LATE) =>
  running(6, [swiss(rounds)], { late_entry });

describe('a late entry', () => {
  test('is by players themselves only where the event lets them', () => {
    const driver = event(5, { ...LATE, by_players: false });
    expect(enter(driver, 'late', true)).toBe('late_entry_by_staff');
    expect(enter(driver, 'late')).toBeNull();
  });

  test('is closed after the round that was set, and never later than half of the rounds', () => {
    const half = event(3, { ...LATE, until_round: 20 });
    expect(lateEntryCost(half.state)).toMatchObject({ until_round: 1 });
    next(half);
    expect(enter(half, 'late')).toBe('late_entry_closed');
    expect(lateEntryCost(half.state)).toBeNull();
    const set = event(5, { ...LATE, until_round: 1 });
    expect(enter(set, 'early')).toBeNull();
    next(set);
    expect(enter(set, 'late')).toBe('late_entry_closed');
  });

  test('counts missed rounds as losses, as it says before', () => {
    const driver = event(5);
    next(driver);
    expect(lateEntryCost(driver.state)).toMatchObject({ missed_rounds: 2, losses: 2, half_point_bye: false });
    enter(driver, 'late');
    next(driver);
    expect(rowOf(driver, 'late')).toMatchObject({ match_points: 0, played: 2, losses: 2, byes: 0 });
    expect(matchOf(driver, 'late')).toBeDefined();
  });

  test('counts the first missed round as a draw where the event says so, once, without an opponent', () => {
    const driver = event(5, { ...LATE, missed_rounds: 'half_point_bye' });
    next(driver);
    expect(lateEntryCost(driver.state)).toMatchObject({ missed_rounds: 2, losses: 1, half_point_bye: true });
    enter(driver, 'late');
    next(driver);
    expect(rowOf(driver, 'late')).toMatchObject({
      match_points: 1,
      played: 2,
      draws: 1,
      losses: 1,
      byes: 0,
      meetings: [],
    });
  });

  test('costs nothing before the first round, which may wait as a draft', () => {
    const driver = running(6, [swiss(5)], {
      pairing: 'preview',
      late_entry: { ...LATE, missed_rounds: 'half_point_bye' },
    });
    expect(lateEntryCost(driver.state)).toMatchObject({ missed_rounds: 0, losses: 0, half_point_bye: false });
    enter(driver, 'late');
    expect(driver.state.stages[0]).not.toHaveProperty('half_point_byes');
  });
});

describe('who has dropped', () => {
  test('undoes it by themselves until the next pairing, and not what the staff did', () => {
    const driver = event(5);
    driver.run({ type: 'drop', participant_id: 'p6' });
    expect(driver.run({ type: 'reinstate', participant_id: 'p6', by_player: true })).toBeNull();
    driver.run({ type: 'drop', participant_id: 'p5', reason: '缺席' });
    expect(driver.run({ type: 'reinstate', participant_id: 'p5', by_player: true })).toBe('drop_is_final');
    driver.run({ type: 'drop', participant_id: 'p6' });
    next(driver);
    expect(driver.run({ type: 'reinstate', participant_id: 'p6', by_player: true })).toBe('drop_is_final');
    expect(driver.run({ type: 'reinstate', participant_id: 'p6' })).toBeNull();
  });

  test('leaves the ranks of a finished stage as they are', () => {
    const driver = running(5, [swiss(3), cut(4)]);
    driver.run({ type: 'drop', participant_id: 'p5' });
    next(driver);
    driver.run({ type: 'reinstate', participant_id: 'p5' });
    next(driver);
    next(driver);
    const stage = driver.state.stages[0]!;
    expect(stage.status).toBe('finished');
    const table = currentStandings(driver.state, 0).map(({ id, rank, match_points, played }) => [
      id,
      rank,
      match_points,
      played,
    ]);
    for (const id of ['p1', 'p2', 'p5']) driver.run({ type: 'drop', participant_id: id });
    expect(driver.state.stages[0]!.ranking).toEqual(stage.ranking);
    expect(
      currentStandings(driver.state, 0).map(({ id, rank, match_points, played }) => [id, rank, match_points, played]),
    ).toEqual(table);
  });
});

describe('the preview of who moves', () => {
  const effectsOf = (driver: Driver, id: string) =>
    leavingEffects(driver.state, { type: 'drop', participant_id: id }, driver.now) as LeavingEffects;

  test('names the match that is lost, the table and nothing that is kept', () => {
    const driver = event(3);
    const before = JSON.stringify(driver.state);
    const match = matchOf(driver, 'p1');
    const other = match.a === 'p1' ? match.b : match.a;
    const { forfeits, standings, walkovers, ends_event } = effectsOf(driver, 'p1');
    expect(forfeits.map(({ match_id }) => match_id)).toEqual([match.match_id]);
    expect(standings.find(({ participant_id }) => participant_id === other)).toMatchObject({ to: { points: 3 } });
    expect([walkovers, ends_event]).toEqual([[], false]);
    expect(JSON.stringify(driver.state)).toBe(before);
  });

  test('names who goes on without playing in a bracket, and that it ends the stage', () => {
    const driver = running(4, [cut(null)]);
    const final = () => matchOf(driver, 'p1', 'p2');
    const semi = matchOf(driver, 'p1');
    driver.run({
      type: 'finish_match',
      match_id: semi.match_id,
      status: 'finished',
      wins_a: 2,
      wins_b: 0,
      result: semi.a === 'p1' ? 'a' : 'b',
      force: false,
    });
    advance(driver);
    driver.run({ type: 'drop', participant_id: 'p1' });
    expect(effectsOf(driver, 'p3').walkovers.length + effectsOf(driver, 'p3').forfeits.length).toBeGreaterThan(0);
    const open = driver.state.stages[0]!.rounds.flatMap(({ matches }) => matches).find(
      ({ result }) => result === null,
    )!;
    const effects = effectsOf(driver, open.b);
    expect(effects.forfeits.map(({ match_id }) => match_id)).toEqual([open.match_id]);
    expect(effects.walkovers.map(({ a, b, result }) => (result === 'a' ? a : b))).toEqual([open.a]);
    expect(effects.ends_stage).toBe(true);
    expect(final()).toBeUndefined();
  });

  test('refuses whom the command would refuse', () => {
    const driver = event(3);
    expect(leavingEffects(driver.state, { type: 'drop', participant_id: 'nobody' }, driver.now)).toMatchObject({
      violation: 'unknown_participant',
    });
  });
});

describe('forbidden pairs', () => {
  const first = (driver: Driver) => driver.state.stages[0]!.rounds[0]!;

  test('that were declared are kept apart in every round while there is another way', () => {
    const pairs = [
      ['u-p1', 'u-p3'],
      ['u-p2', 'u-p4'],
      ['u-p1', 'u-p2'],
    ] as const;
    const driver = running(4, [swiss(3)], { forbidden_pairs: { same_team_rounds: 0, pairs } });
    expect(first(driver).matches.map(({ a, b }) => [a, b].toSorted().join())).toEqual(['p1,p4', 'p2,p3']);
    next(driver);
    const { notes } = driver.state.stages[0]!.rounds[1]!;
    expect(notes?.filter(({ forbidden }) => forbidden).length).toBe(1);
  });

  test('of one team are kept apart in the first rounds, by the team at the start', () => {
    const settings = {
      check_in_required: false,
      first_round: 'seeded',
      forbidden_pairs: { same_team_rounds: 1, pairs: [] },
    } as const;
    const team_of = { p1: 't', p3: 't', p2: 's', p4: 's' };
    const driver = running(4, [swiss(3)], settings, { team_of });
    expect(driver.state.participants['p1']?.team_id).toBe('t');
    expect(first(driver).matches.every(({ a, b }) => (a === 'p1' || a === 'p3') !== (b === 'p1' || b === 'p3'))).toBe(
      true,
    );
    expect(first(driver).notes).toBeUndefined();
  });
});
