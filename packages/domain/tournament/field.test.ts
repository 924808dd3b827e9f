import { describe, expect, test } from 'vitest';
import { nextStep } from './next-step.ts';
import {
  advance,
  advanceUntilIdle,
  cut,
  matchOf,
  places,
  playOpen,
  playToEnd,
  running,
  swiss,
} from './testing/running.arbitrary.ts';
import { lineupSize } from './settings.ts';
import { finishCommand, type Driver } from './testing/tournament.arbitrary.ts';
import { currentStandings } from './views.ts';

describe('who leaves', () => {
  test('by the staff keeps the reason until they come back', () => {
    const driver = running(6, [swiss(3)]);
    const drop = (participant_id: string, reason: string) => driver.run({ type: 'drop', participant_id, reason });
    expect(drop('p6', ' ')).toBe('reason_required');
    drop('p6', '连续两轮缺席');
    expect(driver.state.participants['p6']).toMatchObject({ status: 'dropped', reason: '连续两轮缺席' });
    driver.run({ type: 'reinstate', participant_id: 'p6' });
    expect(driver.state.participants['p6']).toMatchObject({ status: 'active', reason: null });
  });

  test('is paired no more, keeps the place in the table, and may come back before the next pairing', () => {
    const driver = running(6, [swiss(3)]);
    driver.run({ type: 'drop', participant_id: 'p6' });
    expect(driver.run({ type: 'drop', participant_id: 'p6' })).toBe('wrong_participant_status');
    playOpen(driver);
    advance(driver);
    expect(driver.state.stages[0]?.rounds[1]?.bye).not.toBeNull();
    expect(currentStandings(driver.state).find(({ id }) => id === 'p6')).toMatchObject({ played: 1 });
    driver.run({ type: 'reinstate', participant_id: 'p6' });
    playOpen(driver);
    advance(driver);
    expect(matchOf(driver, 'p6')).toBeDefined();
    expect(currentStandings(driver.state).find(({ id }) => id === 'p6')).toMatchObject({ played: 2, losses: 2 });
  });

  test('a second time keeps the rounds missed before as losses, and none after', () => {
    const driver = running(6, [swiss(5)]);
    const nextRound = () => {
      playOpen(driver);
      advance(driver);
    };
    driver.run({ type: 'drop', participant_id: 'p6' });
    nextRound();
    driver.run({ type: 'reinstate', participant_id: 'p6' });
    nextRound();
    driver.run({ type: 'drop', participant_id: 'p6' });
    nextRound();
    nextRound();
    expect(currentStandings(driver.state).find(({ id }) => id === 'p6')).toMatchObject({ played: 3, losses: 3 });
  });

  test('before a bracket match is known gives a walk-over, and a place where they went out', () => {
    const driver = running(4, [cut(null)]);
    driver.run(finishCommand(matchOf(driver, 'p1'), 'a'));
    driver.run({ type: 'drop', participant_id: 'p1' });
    driver.run(finishCommand(matchOf(driver, 'p2'), 'a'));
    advanceUntilIdle(driver);
    expect(driver.state.stages).toMatchObject([{ walkovers: [{ node: 'w2-1', a: 'p1', b: 'p2', result: 'b' }] }]);
    expect(places(driver)).toEqual(['p2 1-1', 'p1 2-2', 'p3 3-4', 'p4 3-4']);
    expect(driver.run({ type: 'reinstate', participant_id: 'p1' })).toBe('wrong_tournament_status');
  });

  test('by disqualification has no place, and the others move up', () => {
    const driver = running(4, [swiss(2)]);
    playOpen(driver);
    driver.run({ type: 'disqualify', participant_id: 'p1', reason: '使用未登记的卡组' });
    advance(driver);
    playToEnd(driver);
    expect(places(driver).length).toBe(3);
    expect(places(driver)[0]).toMatch(/ 1-1$/);
    expect(currentStandings(driver.state).at(-1)?.id).toBe('p1');
    expect(nextStep(driver.state, 'p1')).toEqual({ kind: 'finished', placement: null });
  });

  test('ends the tournament when only one is left', () => {
    const driver = running(4, [swiss(2), cut(4)]);
    playOpen(driver);
    for (const id of ['p2', 'p3', 'p4']) driver.run({ type: 'drop', participant_id: id });
    advanceUntilIdle(driver);
    expect(driver.state.status).toBe('finished');
    expect(driver.state.stages.map(({ rounds }) => rounds.length)).toEqual([1]);
    expect(driver.state.placements.length).toBe(4);
  });
});

describe('late entry', () => {
  const enter = (driver: Driver, id: string, deck_count = lineupSize(driver.state.settings)) =>
    driver.run({ type: 'enter_late', participant_id: id, user_id: `u-${id}`, name: id, deck_count });

  test('is possible up to round two, with the missed rounds lost', () => {
    const driver = running(4, [swiss(3)]);
    expect(enter(driver, 'p5', 1)).toBe('wrong_deck_count');
    expect(enter(driver, 'p5')).toBeNull();
    expect(enter(driver, 'p5')).toBe('wrong_participant_status');
    playOpen(driver);
    advance(driver);
    expect(currentStandings(driver.state).find(({ id }) => id === 'p5')).toMatchObject({ played: 1, losses: 1 });
    const { matches, bye } = driver.state.stages[0]?.rounds[1] ?? { matches: [], bye: null };
    expect([...matches.flatMap(({ a, b }) => [a, b]), bye]).toContain('p5');
    playOpen(driver);
    advance(driver);
    expect(enter(driver, 'p6')).toBe('late_entry_closed');
  });

  test('is pointless once the last round is paired', () => {
    expect(enter(running(4, [swiss(1)]), 'p5')).toBe('late_entry_closed');
  });
});
