import type { GroupFixture } from '@pailei/domain/tournament/stages/stage-table';
import type { MatchSummary } from '@pailei/domain/tournament/stages/stage-base';
import { expect, test } from 'vitest';

import { cellKey, crossTable } from './cross-table.ts';

const match = { match_id: 'm1', a: 'p1', b: 'p2', wins_a: 2, wins_b: 1, result: 'a', winner: 'a' } as MatchSummary;
const fixture: GroupFixture = {
  node: 'g1-l1r1-1',
  section: 'main',
  round: 1,
  leg: 1,
  a: 'p1',
  b: 'p2',
  match,
  state: 'over',
  winner_id: 'p1',
};
const text = (fixtures: readonly GroupFixture[], row: string, column: string) =>
  crossTable(fixtures)
    .get(cellKey(row, column))
    ?.map(({ text: score, kind }) => `${score} ${kind}`);

test('a result is seen from the row it stands in', () => {
  expect(text([fixture], 'p1', 'p2')).toEqual(['2:1 win']);
  expect(text([fixture], 'p2', 'p1')).toEqual(['1:2 loss']);
});

test('both legs stand in one cell, with what is still to come', () => {
  const second: GroupFixture = {
    ...fixture,
    node: 'g1-l2r4-1',
    leg: 2,
    a: 'p2',
    b: 'p1',
    match: null,
    state: 'planned',
    winner_id: null,
  };
  expect(text([fixture, second], 'p1', 'p2')).toEqual(['2:1 win', '· planned']);
});

test('what is annulled keeps its score and has no winner; a forfeit names who left', () => {
  expect(text([{ ...fixture, state: 'annulled', winner_id: null }], 'p1', 'p2')).toEqual(['2:1 annulled']);
  const forfeited: GroupFixture = { ...fixture, match: null, state: 'forfeited', winner_id: 'p2' };
  expect([text([forfeited], 'p1', 'p2'), text([forfeited], 'p2', 'p1')]).toEqual([['负 loss'], ['胜 win']]);
});

test('a match that has not begun has no score', () => {
  const at = (status: MatchSummary['status']): GroupFixture => ({
    ...fixture,
    match: { ...match, status, wins_a: 0, wins_b: 0, result: null, winner: null },
    state: 'open',
    winner_id: null,
  });
  expect(text([at('scheduled')], 'p1', 'p2')).toEqual(['· open']);
  expect(text([at('check_in')], 'p1', 'p2')).toEqual(['· open']);
  expect(text([at('playing')], 'p1', 'p2')).toEqual(['0:0 open']);
});
