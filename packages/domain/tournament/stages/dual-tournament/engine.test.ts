import { describe, expect, test } from 'vitest';
import { advance, cut, matchOf, playOpen, playToEnd, running } from '../../testing/running.arbitrary.ts';
import { finishCommand, openMatches, type Driver } from '../../testing/tournament.arbitrary.ts';
import { nextStep } from '../../next-step.ts';
import { groupTables } from '../../views.ts';
import type { StageSettings } from '../stage.ts';
import type { DualTournamentStage } from './dual-tournament-stage.ts';

const dual: StageSettings = { type: 'dual_tournament', best_of: 3, decider_best_of: 5 };
const stageOf = ({ state }: Driver, index = 0) => state.stages[index] as DualTournamentStage;
const open = (driver: Driver) => openMatches(driver.state).map(({ node, a, b }) => `${node} ${a}-${b}`);
const fixturesOf = (driver: Driver, group = 0) =>
  groupTables(driver.state, 0)[group]?.fixtures.map(({ node, a, b, state }) => `${node} ${a}-${b} ${state}`);
const order = (driver: Driver, group = 0) => groupTables(driver.state, 0)[group]?.rows.map(({ id }) => id);
const playRound = (driver: Driver, result?: Parameters<typeof playOpen>[1]) => {
  playOpen(driver, result);
  advance(driver);
};

describe('a group of four', () => {
  test('plays five matches, and two of it go on', () => {
    const driver = running(4, [dual, cut(2)]);
    expect(open(driver)).toEqual(['g1-o1 p1-p4', 'g1-o2 p2-p3']);
    playRound(driver);
    expect(open(driver)).toEqual(['g1-w p1-p2', 'g1-l p4-p3']);
    playRound(driver);
    expect(openMatches(driver.state)).toMatchObject([{ node: 'g1-d', a: 'p2', b: 'p3', best_of: 5 }]);
    expect(order(driver)).toEqual(['p1', 'p2', 'p3', 'p4']);
    playRound(driver, () => 'b');
    expect(stageOf(driver).ranking).toEqual(['p1', 'p3', 'p2', 'p4']);
    expect(stageOf(driver, 1).entrants).toEqual(['p1', 'p3']);
  });

  test('takes no draw, and a corrected opening takes back what it led to', () => {
    const driver = running(4, [dual]);
    const opening = matchOf(driver, 'p1', 'p4');
    expect(driver.run(finishCommand(opening, 'draw'))).toBe('draw_not_possible');
    playRound(driver);
    expect(driver.run(finishCommand(opening, 'b'))).toBe('dependent_match_open');
    expect(driver.run(finishCommand(opening, 'b', 0, true))).toBeNull();
    advance(driver);
    expect(open(driver)).toEqual(['g1-w p4-p2', 'g1-l p1-p3']);
  });

  test('is not over for who has won it while others still play', () => {
    const driver = running(8, [dual, cut(4)]);
    playRound(driver);
    const winners = openMatches(driver.state).filter(({ node }) => node === 'g1-w');
    driver.run(finishCommand(winners[0]!, 'a'));
    expect(nextStep(driver.state, winners[0]!.a).kind).toBe('wait_for_next_round');
    const losers = openMatches(driver.state).find(({ node }) => node === 'g1-l')!;
    driver.run(finishCommand(losers, 'a'));
    expect(nextStep(driver.state, losers.b).kind).toBe('knocked_out');
  });

  test('gives a walk-over where somebody leaves, and its places where both lose the match of the losers', () => {
    const driver = running(4, [dual, cut(2)]);
    playRound(driver);
    driver.run({ type: 'drop', participant_id: 'p4' });
    driver.run(finishCommand(matchOf(driver, 'p4', 'p3'), 'double_loss'));
    driver.run(finishCommand(matchOf(driver, 'p1', 'p2'), 'a'));
    advance(driver);
    expect(stageOf(driver).ranking.slice(0, 2)).toEqual(['p1', 'p2']);
    expect(stageOf(driver, 1).entrants).toEqual(['p1', 'p2']);
  });
});

describe('a field that four do not divide', () => {
  test('of three frees its first seed of the opening', () => {
    const driver = running(3, [dual]);
    expect(open(driver)).toEqual(['g1-o2 p2-p3']);
    expect(fixturesOf(driver)?.[0]).toBe('g1-o1 p1-null idle');
    playRound(driver);
    expect(open(driver)).toEqual(['g1-w p1-p2']);
    playRound(driver);
    expect(open(driver)).toEqual(['g1-d p2-p3']);
  });

  test('of two plays for the first place, and both go on', () => {
    const driver = running(2, [dual, cut(2)]);
    expect(open(driver)).toEqual(['g1-w p1-p2']);
    playRound(driver);
    expect(stageOf(driver, 1).entrants).toEqual(['p1', 'p2']);
  });

  test.each([5, 6, 7, 9, 31, 1023])(
    'of %i lets two of each group go on, winners first',
    (players) => {
      const driver = running(players, [dual, cut(null)]);
      const { groups = [] } = stageOf(driver);
      while (driver.state.current_stage === 0) playRound(driver);
      const { entrants } = stageOf(driver, 1);
      expect(entrants.length).toBe(2 * Math.ceil(players / 4));
      expect(groups.map((ids) => ids.filter((id) => entrants.includes(id)).length)).toEqual(groups.map(() => 2));
      expect(entrants.slice(0, groups.length).toSorted()).toEqual(groups.map(([first]) => first!).toSorted());
    },
    60_000,
  );
});

test('everybody of an event of four-groups has a place, those of one height share theirs', () => {
  const driver = running(8, [dual]);
  playToEnd(driver);
  expect(driver.state.placements.map(({ place, place_to }) => `${place}-${place_to}`)).toEqual([
    '1-2',
    '1-2',
    '3-4',
    '3-4',
    '5-6',
    '5-6',
    '7-8',
    '7-8',
  ]);
});
