import { describe, expect, test } from 'vitest';
import { createBracket } from '../bracket/create.ts';
import { readNode } from '../bracket/node-ids.ts';
import { bracketRounds } from '../bracket/seeding.ts';
import { cut, playToEnd, running, swiss } from '../testing/running.arbitrary.ts';
import { positionOf, roundPlaceOf } from './place-of.ts';
import { matchesOf } from './stage-rounds.ts';

describe('the position of a match', () => {
  test('in a Swiss stage is its table', () => {
    const { state } = running(5, [swiss(2)]);
    const positions = matchesOf(state.stages[0]!).map((match) => positionOf(state, match));
    expect(positions).toEqual([
      { stage: 0, group: 0, section: 'main', round: 1, number: 1, leg: 1 },
      { stage: 0, group: 0, section: 'main', round: 1, number: 2, leg: 1 },
    ]);
  });

  test('in a bracket is the place in its section, and names the final and the match for the third place', () => {
    const driver = running(4, [cut(null, true)]);
    playToEnd(driver);
    const [stage] = driver.state.stages;
    const matches = matchesOf(stage!).map((match) => {
      const { section, round, number } = positionOf(driver.state, match);
      const { is_final, node } = roundPlaceOf(stage!, match);
      return [node, `${section} ${round}/${number}`, is_final];
    });
    expect(matches).toEqual([
      ['w1-1', 'winners 1/1', false],
      ['w1-2', 'winners 1/2', false],
      ['third', 'third_place 2/1', false],
      ['w2-1', 'final 2/1', true],
    ]);
  });
});

test('what an id of a node says is what the bracket was made with, in brackets of every size', () => {
  for (let entrants = 2; entrants <= 130; entrants++) {
    const nodes = createBracket({ entrants, third_place: true, placement: true });
    const read = nodes.map(({ id }) => readNode(id, bracketRounds(entrants)));
    expect(read).toEqual(
      nodes.map(({ section, group, round, position, leg }) => ({
        section,
        group,
        round,
        number: section === 'third_place' ? 1 : position + 1,
        leg,
      })),
    );
  }
  expect(() => readNode('x1', 3)).toThrow('x1 is no node of a bracket');
});
