import { describe, expect, test } from 'vitest';
import { isViolation } from '../../violation/violation.ts';
import type { StageSettings } from '../stages/stage.ts';
import type { StartStep } from '../events.ts';
import { advance, cut, openRounds, playOpen, playToEnd, running, swiss } from '../testing/running.arbitrary.ts';
import { openMatches, type Driver } from '../testing/tournament.arbitrary.ts';
import { currentStage } from '../state-parts.ts';
import { lastStart, lastSteps, type RuledMatch } from './last-step.ts';
import { startEffects } from './start-effects.ts';

const by = { user_id: 'r', name: '裁判甲' };
const undo = (driver: Driver, step: StartStep, reason = '开早了') =>
  driver.run({ type: 'undo_start', step, reason, by });
const ROUND = (round: number, stage = 0): StartStep => ({ kind: 'round_start', stage, round });
const AGAIN: StageSettings = {
  type: 'swiss',
  rounds: 1,
  best_of: 3,
  entry: { advance: { kind: 'top', places: 4 }, distribution: 'seed', carry: 'nothing' },
};
const STAGE: StartStep = { kind: 'stage_start', stage: 1 };

function begin(driver: Driver): void {
  const { match_id } = openMatches(driver.state)[0]!;
  const facts = {
    match_id,
    status: 'playing',
    wins_a: 0,
    wins_b: 0,
    due_at: null,
    at: '2026-11-20T12:00:00.000Z',
  } as const;
  driver.record({ type: 'match_progressed', payload: facts });
}

/** A Swiss stage of one round that has sent its first four into a bracket. */
function inCut(settings = {}): Driver {
  const driver = running(8, [swiss(1), cut(4)], settings);
  playOpen(driver);
  while (driver.state.current_stage === 0 && advance(driver, true) === null) continue;
  return driver;
}

describe('the start of a round', () => {
  test('is undone as long as nobody has begun, and waits then for the staff; who did it and why is kept', () => {
    const driver = running(6, [swiss(3)]);
    const ids = openMatches(driver.state).map(({ match_id }) => match_id);
    expect(undo(driver, ROUND(1))).toBeNull();
    expect(driver.events.slice(-2).map(({ type }) => type)).toEqual(['step_undone', 'round_taken_back']);
    expect(driver.events.at(-2)).toMatchObject({ payload: { step: ROUND(1), reason: '开早了', by } });
    expect(driver.events.at(-1)).toMatchObject({ payload: { match_ids: ids } });
    expect(openRounds(driver)).toBe(0);
    expect(advance(driver)).toBe('nothing_to_do');
  });

  test('is refused once a match has begun, without a reason, and where another step was the last', () => {
    const driver = running(6, [swiss(3)]);
    expect(undo(driver, ROUND(1), ' ')).toBe('reason_required');
    expect(undo(driver, ROUND(2))).toBe('nothing_to_undo');
    expect(undo(driver, STAGE)).toBe('nothing_to_undo');
    begin(driver);
    expect(undo(driver, ROUND(1))).toBe('round_has_begun');
  });

  test('says what it takes back, of which nothing is kept', () => {
    const driver = running(7, [swiss(3)]);
    const before = driver.state;
    const effects = startEffects(driver.state, ROUND(1), '2026-11-20T12:00:00.000Z');
    if (isViolation(effects)) throw new Error(effects.violation);
    expect(effects.withdrawn).toEqual(openMatches(before));
    expect(effects.restarts_stages).toEqual([]);
    const { bye } = before.stages[0]!.rounds[0]!;
    const sat = effects.standings.find(({ participant_id }) => participant_id === bye);
    expect([sat?.from.points, sat?.to.points]).toEqual([3, 0]);
    expect(driver.state).toBe(before);
  });
});

describe('the start of a stage', () => {
  test('leaves the stage before as it ended, and begins anew by hand alone', () => {
    const driver = inCut();
    const [first] = driver.state.stages;
    const entrants = currentStage(driver.state)?.entrants;
    expect(lastStart(driver.state)?.step).toEqual(STAGE);
    expect(undo(driver, STAGE)).toBeNull();
    expect(driver.state).toMatchObject({ status: 'running', current_stage: 0, held_stage: 1, stages: [first] });
    expect(openMatches(driver.state)).toEqual([]);
    expect(advance(driver)).toBe('nothing_to_do');
    expect(advance(driver, true)).toBeNull();
    expect(driver.state.held_stage).toBeUndefined();
    expect(currentStage(driver.state)?.entrants).toEqual(entrants);
    playToEnd(driver);
    expect(driver.state.status).toBe('finished');
  });

  test('is refused once a match of it has begun', () => {
    const driver = inCut();
    begin(driver);
    expect(undo(driver, STAGE)).toBe('stage_has_begun');
    expect(lastSteps(driver.state, []).undoable).toBeNull();
    expect(lastSteps(driver.state, []).blocked).toMatchObject({ step: STAGE, refusal: 'stage_has_begun' });
  });

  test('of a drawn stage comes after that of its round', () => {
    const driver = running(8, [swiss(1), AGAIN]);
    playOpen(driver);
    while (driver.state.current_stage === 0 && advance(driver) === null) continue;
    expect(undo(driver, STAGE)).toBe('nothing_to_undo');
    expect(undo(driver, ROUND(1, 1))).toBeNull();
    expect(lastStart(driver.state)?.step).toEqual(STAGE);
    expect(undo(driver, STAGE)).toBeNull();
    expect(driver.state.current_stage).toBe(0);
    expect(lastStart(driver.state)).toBeNull();
  });

  test('of the event itself is none', () => {
    expect(lastStart(running(4, [cut(null)]).state)).toBeNull();
  });
});

describe('the last step', () => {
  const ruled = (driver: Driver, at: string, is_played_on = false): RuledMatch => ({
    match_id: openMatches(driver.state)[0]!.match_id,
    ruling: 'game_corrected',
    at,
    is_played_on,
  });

  test('is the newest that can be taken back; a newer one is named with its reason', () => {
    const driver = running(6, [swiss(3)]);
    const late = '2099-01-01T00:00:00.000Z';
    expect(lastSteps(driver.state, [ruled(driver, late)])).toMatchObject({
      undoable: { step: { kind: 'ruling' } },
      blocked: null,
    });
    expect(lastSteps(driver.state, [ruled(driver, late, true)])).toMatchObject({
      undoable: { step: ROUND(1) },
      blocked: { step: { kind: 'ruling' }, refusal: 'played_on_since' },
    });
    expect(lastSteps(driver.state, [ruled(driver, '2000-01-01T00:00:00.000Z')]).undoable?.step).toEqual(ROUND(1));
  });

  test('is none of a match that was taken back, and none of an event that was cancelled', () => {
    const driver = running(6, [swiss(3)]);
    const one = ruled(driver, '2099-01-01T00:00:00.000Z');
    undo(driver, ROUND(1));
    expect(lastSteps(driver.state, [one])).toEqual({ undoable: null, blocked: null });
    const cancelled = running(6, [swiss(3)]);
    const other = ruled(cancelled, '2099-01-01T00:00:00.000Z');
    cancelled.run({ type: 'cancel', reason: '停电' });
    expect(lastSteps(cancelled.state, [other])).toEqual({ undoable: null, blocked: null });
  });
});
