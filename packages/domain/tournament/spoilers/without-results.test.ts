import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import type { StageSettings } from '../stages/stage.ts';
import { groups, cut, double, playToEnd, running, swiss } from '../testing/running.arbitrary.ts';
import { playRandomTournament } from '../testing/tournament.arbitrary.ts';
import type { TournamentEvent } from '../events.ts';
import { hasResultsToHide, withoutResults } from './without-results.ts';

/** Events that change the first round's pairings or the field, which viewers without spoilers see as well. */
const CHANGES_THE_FIELD: ReadonlySet<TournamentEvent['type']> = new Set([
  'bracket_matches_opened',
  'bracket_matches_withdrawn',
  'round_taken_back',
  'round_started',
  'stage_started',
  'stage_taken_back',
  'tournament_started',
]);

const KINDS: readonly (readonly [string, StageSettings[]])[] = [
  ['a bracket', [cut(null, true)]],
  ['double elimination', [double()]],
  ['groups and a bracket', [groups(), cut(4)]],
  ['Swiss rounds and a bracket', [swiss(3), cut(4)]],
];

describe.each(KINDS)('an event of %s without results', (_, stages) => {
  test('looks after its end as it looked when the first round was paired', () => {
    const driver = running(8, stages);
    driver.run({ type: 'advance', by_hand: false });
    const opening = withoutResults(driver.state);
    playToEnd(driver);
    expect(driver.state.status).toBe('finished');
    expect(withoutResults(driver.state)).toEqual(opening);
  });

  test('names its opening pairs, and no winner, score, place or later stage', () => {
    const driver = running(8, stages);
    playToEnd(driver);
    const shown = withoutResults(driver.state);
    const matches = shown.stages.flatMap(({ rounds }) => rounds).flatMap((round) => round.matches);
    expect(matches.length).toBe(4);
    expect(matches.every(({ winner, result, wins_a, wins_b }) => !winner && !result && wins_a + wins_b === 0)).toBe(
      true,
    );
    expect([shown.status, shown.placements, shown.stages.length]).toEqual(['running', [], 1]);
    expect(Object.keys(shown.match_index).toSorted()).toEqual(matches.map(({ match_id }) => match_id).toSorted());
  });
});

test('an entrant who has left looks as if still in the event', () => {
  const driver = running(4, [swiss(3)]);
  const before = withoutResults(driver.state);
  driver.run({ type: 'drop', participant_id: 'p3', reason: '身体不适' });
  expect(driver.state.participants['p3']?.status).toBe('dropped');
  expect(withoutResults(driver.state).participants['p3']).toEqual(before.participants['p3']);
});

test('an event that has not begun has nothing to hide', () => {
  const { state } = running(4, [swiss(3)]);
  const registering = { ...state, current_stage: null, stages: [] };
  expect(hasResultsToHide(registering)).toBe(false);
  expect(withoutResults(registering)).toBe(registering);
});

test('whatever is played changes nothing of what is shown', () => {
  let steps = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    playRandomTournament(createRandom(seed), (before, event, after) => {
      if (CHANGES_THE_FIELD.has(event.type) || !hasResultsToHide(before) || !/^(?:match|round|stage)_/.test(event.type))
        return;
      steps += 1;
      expect(JSON.stringify(withoutResults(after)), `seed ${seed}, ${event.type}`).toBe(
        JSON.stringify(withoutResults(before)),
      );
    });
  }
  expect(steps).toBeGreaterThan(200);
});
