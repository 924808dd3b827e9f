import { describe, expect, test } from 'vitest';
import { circleRoundCount, circleRounds } from './circle.ts';
import { countGroups } from './group-sizes.ts';
import { deciderNode, groupNode, readGroupNode } from './node-ids.ts';
import { groupSchedule } from './schedule.ts';
import { isAnnulled } from './withdrawal.ts';

const written = (size: number) =>
  circleRounds(size).map((pairs) => pairs.map(([a, b]) => `${a + 1}-${b + 1}`).join(' '));

describe('the circle', () => {
  test('of four is the table of the rules', () => {
    expect(written(4)).toEqual(['1-4 3-2', '2-4 1-3', '3-4 2-1']);
  });

  test('of three lets each rest once, and of two is one match', () => {
    expect(written(3)).toEqual(['3-2', '1-3', '2-1']);
    expect(written(2)).toEqual(['1-2']);
  });

  test('of six, by hand after its formula', () => {
    expect(written(6)).toEqual(['1-6 5-2 4-3', '2-6 1-3 5-4', '3-6 2-4 1-5', '4-6 3-5 2-1', '5-6 4-1 3-2']);
  });

  test.each(Array.from({ length: 15 }, (_, index) => index + 2))('of %i lets everybody meet everybody once', (size) => {
    const rounds = circleRounds(size);
    expect(rounds.length).toBe(circleRoundCount(size));
    const met = new Set(rounds.flat().map(([a, b]) => [Math.min(a, b), Math.max(a, b)].join()));
    expect([met.size, rounds.flat().length]).toEqual([(size * (size - 1)) / 2, (size * (size - 1)) / 2]);
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(2 * Math.floor(size / 2));
  });

  test('needs two', () => {
    expect(() => circleRounds(1)).toThrow('a group of 1 has nobody to meet');
  });
});

describe('the schedule of groups', () => {
  const text = (groups: readonly (readonly string[])[], legs: 1 | 2) =>
    groupSchedule(groups, legs).map((round) => round.map(({ node, table, a, b }) => `${node}#${table} ${a}-${b}`));

  test('has the second leg with the sides reversed, a smaller group being done earlier', () => {
    const groups = [
      ['a', 'b', 'c'],
      ['x', 'y'],
    ];
    expect(text(groups, 2)).toEqual([
      ['g1-l1r1-1#1 c-b', 'g2-l1r1-1#2 x-y'],
      ['g1-l1r2-1#1 a-c', 'g2-l2r2-1#2 y-x'],
      ['g1-l1r3-1#1 b-a'],
      ['g1-l2r4-1#1 b-c'],
      ['g1-l2r5-1#1 c-a'],
      ['g1-l2r6-1#1 a-b'],
    ]);
  });

  test('names places that are read back', () => {
    const place = { group: 30, round: 29, number: 8, leg: 2 } as const;
    expect(readGroupNode(groupNode(place))).toEqual({ section: 'main', ...place });
    expect(readGroupNode(deciderNode({ group: 1, round: 3, number: 2 }))).toEqual({
      section: 'decider',
      group: 1,
      round: 3,
      number: 2,
      leg: 1,
    });
    expect(() => readGroupNode('w1-1')).toThrow('w1-1 is no place of a group');
  });
});

test('a field goes into as many groups as wished, as far as each then holds 3 to 16', () => {
  const counted = (entrants: number, group_count: number | null, group_size = 4) =>
    countGroups({ group_count, group_size }, entrants);
  expect([counted(16, null), counted(17, null), counted(32, 4), counted(1024, null, 16)]).toEqual([4, 5, 4, 64]);
  expect([counted(2, null), counted(5, null, 3), counted(8, 4), counted(100, 2)]).toEqual([1, 1, 2, 7]);
});

test('by share, what one has played counts from half of their matches on', () => {
  const share = (played: number, scheduled: number) => isAnnulled('by_share', { played, scheduled });
  expect([share(0, 3), share(1, 3), share(1, 2), share(2, 3), share(0, 0)]).toEqual([true, true, false, false, false]);
  expect(isAnnulled('annul', { played: 3, scheduled: 3 })).toBe(true);
  expect(isAnnulled('forfeit', { played: 0, scheduled: 3 })).toBe(false);
});
