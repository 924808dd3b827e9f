import { expect, test } from 'vitest';
import { createBracket } from './create.ts';
import { nextWinnersNode, positionsBefore, THIRD_PLACE_NODE, winnersNode } from './node-ids.ts';

test.each([2, 3, 8, 13, 64])('in a bracket of %i every match follows from the two places before it', (entrants) => {
  const nodes = createBracket({ entrants, third_place: false });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const { id, round, position, sources } of nodes) {
    expect(id).toBe(winnersNode(round, position));
    for (const side of ['a', 'b'] as const) {
      const source = sources[side];
      const before = positionsBefore(position)[side];
      if (source.kind === 'seed') expect(byId.has(winnersNode(round - 1, before))).toBe(false);
      else expect(source.node).toBe(winnersNode(round - 1, before));
      expect(nextWinnersNode(round - 1, before)).toBe(id);
    }
  }
});

test('the ids are those of stored events', () => {
  const ids = createBracket({ entrants: 4, third_place: true }).map(({ id }) => id);
  expect(ids).toEqual(['w1-1', 'w1-2', 'third', 'w2-1']);
  expect(THIRD_PLACE_NODE).toBe('third');
});
