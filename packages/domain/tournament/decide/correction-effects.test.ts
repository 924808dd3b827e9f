import { describe, expect, test } from 'vitest';
import { isViolation } from '../../violation/violation.ts';
import { correctionEffects, NO_CORRECTION_EFFECTS, type CorrectionCommand } from './correction-effects.ts';
import {
  advance,
  advanceUntilIdle,
  cut,
  matchOf,
  playOpen,
  playToEnd,
  running,
  swiss,
} from '../testing/running.arbitrary.ts';
import { finishCommand, type Driver } from '../testing/tournament.arbitrary.ts';
import type { MatchSummary } from '../stages/stage-base.ts';

const NOW = '2026-03-01T18:00:00.000Z';

const corrected = (match: MatchSummary, result: 'a' | 'b') => finishCommand(match, result) as CorrectionCommand;

function effectsOf({ state }: Driver, command: CorrectionCommand) {
  const effects = correctionEffects(state, command, NOW);
  if (isViolation(effects)) throw new Error(effects.violation);
  return effects;
}

describe('a corrected semi-final', () => {
  /** p1 beats p4, p2 beats p3; then whatever is due. */
  function semis(): Driver {
    const driver = running(4, [cut(null)]);
    playOpen(driver);
    advance(driver);
    return driver;
  }

  test('names the final that it takes back, however far that is, and who meets instead', () => {
    const driver = semis();
    const [semi, final] = [matchOf(driver, 'p1', 'p4'), matchOf(driver, 'p1', 'p2')];
    const before = structuredClone(driver.state);
    expect(effectsOf(driver, corrected(semi, 'b'))).toEqual({
      ...NO_CORRECTION_EFFECTS,
      withdrawn: [final],
      opens: [{ stage: 0, round: 2, table: 1, node: final.node, a: 'p4', b: 'p2' }],
    });
    expect(driver.state).toEqual(before);
    playToEnd(driver);
    expect(effectsOf(driver, corrected(semi, 'b'))).toMatchObject({
      withdrawn: [{ match_id: final.match_id, status: 'finished', wins_a: 3 }],
      reopens_stage: true,
      reopens_event: true,
      places: [],
    });
  });

  test('takes nothing back before its final is open', () => {
    const driver = running(4, [cut(null)]);
    const semi = matchOf(driver, 'p1', 'p4');
    driver.run(finishCommand(semi, 'a'));
    expect(effectsOf(driver, corrected(semi, 'b'))).toEqual(NO_CORRECTION_EFFECTS);
  });

  test('is what happens when it is carried out', () => {
    const driver = semis();
    const semi = matchOf(driver, 'p1', 'p4');
    const { withdrawn, opens } = effectsOf(driver, corrected(semi, 'b'));
    driver.run(finishCommand(semi, 'b', 0, true));
    for (const { match_id } of withdrawn) expect(driver.state.match_index[match_id]).toBeUndefined();
    advanceUntilIdle(driver);
    for (const { a, b, table } of opens) expect(matchOf(driver, a, b)).toMatchObject({ table, result: null });
  });
});

test('a corrected final changes places', () => {
  const driver = running(4, [cut(null)]);
  playToEnd(driver);
  expect(effectsOf(driver, corrected(matchOf(driver, 'p1', 'p2'), 'b'))).toEqual({
    ...NO_CORRECTION_EFFECTS,
    places: [
      { participant_id: 'p1', from: [1, 1], to: [2, 2] },
      { participant_id: 'p2', from: [2, 2], to: [1, 1] },
    ],
  });
});

test('a corrected Swiss match changes ranks and points, of both players whatever their rank', () => {
  const driver = running(4, [swiss(2)]);
  playOpen(driver);
  const match = matchOf(driver, 'p1');
  const { standings, ...others } = effectsOf(driver, corrected(match, match.a === 'p1' ? 'b' : 'a'));
  expect(others).toEqual({ ...NO_CORRECTION_EFFECTS, standings: undefined });
  const changes = Object.fromEntries(
    standings.map(({ participant_id, from, to }) => [participant_id, [from.points, to.points]]),
  );
  expect(changes).toMatchObject({ p1: [3, 0], [match.a === 'p1' ? match.b : match.a]: [0, 3] });
});

test('a match that is opened again says so', () => {
  const driver = running(4, [swiss(2)]);
  playOpen(driver);
  const match = matchOf(driver, 'p1');
  const facts = { status: 'playing', wins_a: 1, wins_b: 0, due_at: null, force: false } as const;
  expect(effectsOf(driver, { type: 'reopen_match', match_id: match.match_id, ...facts })).toMatchObject({
    reopens_match: true,
    withdrawn: [],
  });
});

test('what the rules refuse is refused', () => {
  const driver = running(4, [cut(null)]);
  const semi = matchOf(driver, 'p1', 'p4');
  driver.run(finishCommand(semi, 'a'));
  expect(correctionEffects(driver.state, corrected(semi, 'a'), NOW)).toMatchObject({ violation: 'same_result' });
});

describe('a match of a stage that another has followed', () => {
  /** One round of four, then a final of the best two; the first two have won. */
  function begun(): { driver: Driver; match: MatchSummary; change: CorrectionCommand } {
    const driver = running(4, [swiss(1), cut(2)]);
    const match = matchOf(driver, 'p1');
    playOpen(driver);
    advanceUntilIdle(driver);
    return { driver, match, change: corrected(match, match.a === 'p1' ? 'b' : 'a') };
  }

  test('says who would stand in the next stage, which keeps its entrants', () => {
    const { driver, match, change } = begun();
    const { entrants } = driver.state.stages[1]!;
    const other = match.a === 'p1' ? match.b : match.a;
    const { next_entrants, restarts_stages, withdrawn } = effectsOf(driver, change);
    expect({ next_entrants, restarts_stages, withdrawn }).toEqual({
      next_entrants: { leave: ['p1'], come: [other] },
      restarts_stages: [],
      withdrawn: [],
    });
    expect(driver.run(change)).toBeNull();
    expect(driver.state.stages[1]?.entrants).toEqual(entrants);
  });

  test('begins the next stage anew with the right entrants, where the referee says so', () => {
    const { driver, match, change } = begun();
    const final = matchOf(driver, 'p1');
    const other = match.a === 'p1' ? match.b : match.a;
    const effects = effectsOf(driver, { ...change, restart_stages: true });
    expect(effects).toMatchObject({ restarts_stages: [1], withdrawn: [{ match_id: final.match_id }] });
    expect(driver.run({ ...change, restart_stages: true })).toBe('dependent_match_open');
    expect(driver.run({ ...change, force: true, restart_stages: true })).toBeNull();
    expect(driver.state.match_index[final.match_id]).toBeUndefined();
    advanceUntilIdle(driver);
    expect(driver.state.stages[1]?.entrants).toContain(other);
    expect(driver.state.stages[1]?.entrants).not.toContain('p1');
    playToEnd(driver);
    expect(driver.state.placements.find(({ participant_id }) => participant_id === 'p1')?.place).toBeGreaterThan(2);
  });

  test('begins nothing anew where the same go on in the same order', () => {
    const driver = running(4, [swiss(1), cut(2)]);
    const match = matchOf(driver, 'p1');
    playOpen(driver);
    advanceUntilIdle(driver);
    const final = matchOf(driver, 'p1');
    const same = { ...corrected(match, match.a === 'p1' ? 'a' : 'b'), restart_stages: true };
    const wins = { wins_a: match.a === 'p1' ? 2 : 1, wins_b: match.a === 'p1' ? 1 : 2 };
    expect(effectsOf(driver, { ...same, ...wins })).toMatchObject({ restarts_stages: [] });
    expect(driver.run({ ...same, ...wins })).toBeNull();
    expect(driver.state.match_index[final.match_id]).toBeDefined();
  });

  test('is played on only if the next stage begins anew; an event that was over goes on', () => {
    const { driver, match } = begun();
    playToEnd(driver);
    const again = { type: 'reopen_match', match_id: match.match_id, status: 'playing', due_at: null } as const;
    const command = { ...again, wins_a: 0, wins_b: 0, force: true };
    expect(driver.run(command)).toBe('later_stage_begun');
    expect(effectsOf(driver, { ...command, restart_stages: true })).toMatchObject({
      reopens_match: true,
      reopens_stage: true,
      reopens_event: true,
      restarts_stages: [1],
      next_entrants: null,
    });
    expect(driver.run({ ...command, restart_stages: true })).toBeNull();
    expect(driver.state).toMatchObject({ status: 'running', current_stage: 0, placements: [] });
    playToEnd(driver);
    expect(driver.state.stages.length).toBe(2);
    expect(driver.state.placements.length).toBe(4);
  });
});
