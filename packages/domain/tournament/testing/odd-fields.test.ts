import { describe, expect, test } from 'vitest';
import { STAGE_TYPES } from '../stages/model-of.ts';
import { rulesOf } from '../stages/settings/rules-of.ts';
import { lineupSize } from '../settings.ts';
import { currentStandings } from '../views.ts';
import { advance, cut, playOpen, playToEnd, running, swiss } from './running.arbitrary.ts';
import { driveTournament, finishCommand, openMatches, type Driver } from './tournament.arbitrary.ts';

const dropAllBut = (driver: Driver, stay: readonly string[]) => {
  for (const id of Object.keys(driver.state.participants))
    if (!stay.includes(id)) driver.run({ type: 'drop', participant_id: id });
  for (const match of openMatches(driver.state)) {
    const [hasA, hasB] = [stay.includes(match.a), stay.includes(match.b)];
    if (hasA && hasB) continue;
    driver.run({ ...finishCommand(match, hasA ? 'a' : hasB ? 'b' : 'double_loss'), status: 'forfeited' } as never);
  }
};

describe.each(STAGE_TYPES)('a stage of %s', (type) => {
  const { defaults } = rulesOf({ type });
  const stage = 'size' in defaults ? { ...defaults, size: null } : defaults;

  test.each([2, 3, 5, 33])('of %i is played to its end, and everybody has a place', (players) => {
    const driver = running(players, [stage]);
    playToEnd(driver);
    expect(driver.state.status).toBe('finished');
    expect(driver.state.placements.length).toBe(players);
    expect(driver.state.placements.filter(({ place }) => place === 1).length).toBeGreaterThan(0);
  });

  test('of 1,023 has its first matches at once, and nobody in two of them', () => {
    const open = openMatches(running(1_023, [stage]).state);
    const seated = open.flatMap(({ a, b }) => [a, b]);
    expect(open.length).toBeGreaterThan(255);
    expect(new Set(seated).size).toBe(seated.length);
  });

  test('in which one alone is left ends, with that one in front', () => {
    const driver = running(8, [stage]);
    const stayed = driver.state.stages[0]?.entrants[0] ?? '';
    dropAllBut(driver, [stayed]);
    playToEnd(driver);
    expect(driver.state.status).toBe('finished');
    expect(driver.state.placements.length).toBe(8);
    expect(driver.state.placements.filter(({ place }) => place === 1).map((row) => row.participant_id)).toContain(
      stayed,
    );
  });
});

test('an event to which nobody checks in does not start, and says so', () => {
  const driver = driveTournament({ settings: { check_in_required: true } });
  const count = lineupSize(driver.state.settings);
  driver.run({ type: 'open_registration' });
  for (const id of ['p1', 'p2', 'p3']) {
    driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
    driver.run({ type: 'submit_decks', participant_id: id, count });
  }
  driver.run({ type: 'open_check_in', due_at: '2024-01-02T00:00:00.000Z' });
  expect(driver.run({ type: 'start', due_at: null, seed_order: [] })).toBe('not_enough_entrants');
  expect(driver.state.status).toBe('check_in');
});

describe('a stage behind another', () => {
  test('for which fewer are left than its cut begins with those, and says how many were planned', () => {
    const driver = running(8, [swiss(2), cut(8)]);
    dropAllBut(driver, ['p1', 'p2', 'p3']);
    for (let round = 0; driver.state.stages.length < 2 && round < 4; round++) {
      playOpen(driver);
      advance(driver);
    }
    const started = driver.events.find(({ type, payload }) => type === 'stage_started' && payload.stage === 1);
    expect(started?.payload).toMatchObject({ planned: 8 });
    expect(driver.state.stages[1]?.entrants.toSorted()).toEqual(['p1', 'p2', 'p3']);
  });

  test('for which one is left does not begin: the event ends, and says where', () => {
    const driver = running(6, [swiss(2), cut(4)]);
    dropAllBut(driver, ['p1']);
    playToEnd(driver);
    expect(driver.state.status).toBe('finished');
    expect(driver.state.stages.length).toBe(1);
    expect(driver.events.at(-1)).toMatchObject({ type: 'tournament_finished', payload: { short_of_stage: 1 } });
  });
});

test('a result that is corrected three rounds later moves the table, and no round that was paired since', () => {
  const driver = running(16, [swiss(5)]);
  const [first] = openMatches(driver.state);
  for (let round = 1; round <= 3; round++) {
    playOpen(driver);
    advance(driver);
  }
  const rounds = () => driver.state.stages[0]?.rounds.map(({ matches }) => matches.map(({ a, b }) => `${a} ${b}`));
  const pointsOf = (id: string) => currentStandings(driver.state).find((row) => row.id === id)?.match_points;
  const [paired, before] = [rounds(), [pointsOf(first!.a), pointsOf(first!.b)]];
  const { result } = driver.state.stages[0]!.rounds[0]!.matches[0]!;
  expect(driver.run(finishCommand(first!, result === 'a' ? 'b' : 'a'))).toBeNull();
  expect(rounds()).toEqual(paired);
  const moved = result === 'a' ? [-3, 3] : [3, -3];
  expect([pointsOf(first!.a), pointsOf(first!.b)]).toEqual(before.map((points, side) => points! + moved[side]!));
});
