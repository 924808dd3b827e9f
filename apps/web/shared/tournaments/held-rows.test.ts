import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { expect, test } from 'vitest';

import { heldRows, matchesOfRows } from './held-rows.ts';
import { finish, matchAt, playedUntilStage, started, swiss } from './tournament.fixture.ts';

const MOST = 10;
const endFirst = (state: TournamentState) => finish(state, matchAt(state, 0, 0).match_id, 'a', [2, 0]);

test('a match that is over keeps its place, and nothing is rendered anew', () => {
  const before = heldRows([], swiss(6), MOST);
  expect(before).toEqual(['m1', 'm2', 'm3']);
  expect(heldRows(before, endFirst(swiss(6)), MOST)).toBe(before);
});

test('a list that begins late in a round is as long as one that has been open since its start', () => {
  expect(heldRows([], endFirst(swiss(6)), MOST)).toEqual(['m2', 'm3', 'm1']);
});

test('the next round takes the places of the one before, and the list never gets shorter', () => {
  const before = heldRows([], swiss(6), MOST);
  const final = heldRows(before, playedUntilStage(swiss(6), 1), MOST);
  expect(final).toHaveLength(3);
  expect(final).toContain('m7');
});

test('a dispute is seen where there is no place left', () => {
  const event = started({ stages: [{ type: 'swiss', rounds: 2, best_of: 3 }] }, 8);
  const rows = heldRows([], event, 2);
  expect(rows).toEqual(['m1', 'm2']);
  expect(heldRows(rows, withStatus(event, 'm4', 'disputed'), 2)).toEqual(['m1', 'm4']);
});

test('a match that was withdrawn leaves its place to another', () => {
  expect(matchesOfRows(swiss(4), ['m1', 'unknown']).map(({ match_id }) => match_id)).toEqual(['m1']);
  expect(heldRows(['unknown', 'm1'], swiss(4), MOST)).toEqual(['m2', 'm1']);
  const second = playedUntilStage(swiss(6), 1);
  expect(heldRows(['m7', 'm6', 'unknown'], second, MOST)).toEqual(['m7', 'm6', 'm5']);
});

function withStatus(event: TournamentState, id: string, status: MatchSummary['status']): TournamentState {
  const [stage] = event.stages;
  if (stage?.type !== 'swiss') throw new Error('the event begins with a Swiss');
  const rounds = stage.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => (match.match_id === id ? { ...match, status } : match)),
  }));
  return { ...event, stages: [{ ...stage, rounds }] };
}
