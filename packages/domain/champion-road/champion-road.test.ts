import { expect, test } from 'vitest';
import { cut, double, playToEnd, running, swiss } from '../tournament/testing/running.arbitrary.ts';
import type { StageSettings } from '../tournament/stages/stage.ts';
import { roadOf, roadTree } from './champion-road.ts';

/** The lower number wins every match. */
function played(players: number, stages: readonly StageSettings[]) {
  const driver = running(players, stages);
  playToEnd(driver);
  return driver.state;
}

test('the road of the winner goes through all stages, and ends with the final', () => {
  const event = played(12, [swiss(3), cut(8)]);
  const road = roadOf(event, 'p1');
  expect(road.map(({ stage }) => stage)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(road.every(({ is_won }) => is_won)).toBe(true);
  expect(road.map(({ place }) => place.is_final)).toEqual([false, false, false, false, false, true]);
  expect(roadOf(event, 'p2').at(-1)).toMatchObject({ opponent: 'p1', is_won: false });
  expect(roadOf(event, 'nobody')).toEqual([]);
});

test('a tree has half the nodes in each round, from the quarter-finals on, and every winner goes on', () => {
  const tree = roadTree(played(16, [cut(null)]));
  expect(tree.map(({ nodes }) => nodes.length)).toEqual([4, 2, 1]);
  for (const [round, { nodes }] of tree.slice(0, -1).entries())
    for (const [index, { sides, winner }] of nodes.entries()) {
      const next = tree[round + 1]!.nodes[Math.floor(index / 2)]!;
      expect([next.sides.a?.participant, next.sides.b?.participant]).toContain(winner && sides[winner]?.participant);
    }
  expect(tree.at(-1)?.nodes[0]).toMatchObject({ winner: 'a', sides: { a: { participant: 'p1' } } });
  expect(tree.at(-1)?.place?.is_final).toBe(true);
});

test('byes before it leave no gaps: the tree begins where all places are there', () => {
  expect(roadTree(played(6, [cut(null)])).map(({ nodes }) => nodes.length)).toEqual([2, 1]);
  expect(roadTree(played(7, [cut(null, true)])).map(({ nodes }) => nodes.length)).toEqual([2, 1]);
});

test('there is none where two brackets, a table or a single match decided', () => {
  expect(roadTree(played(8, [double()]))).toEqual([]);
  expect(roadTree(played(6, [swiss(2)]))).toEqual([]);
  expect(roadTree(played(2, [cut(null)]))).toEqual([]);
});
