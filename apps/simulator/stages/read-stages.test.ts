import { describe, expect, test } from 'vitest';
import { readOptions } from '../options.ts';
import { readStages } from './read-stages.ts';

const field = { best_of: '3', entrants: 16 };

describe('the stages of the command line', () => {
  test('are read in their order', () => {
    const entry = { advance: { kind: 'top', places: 8 }, distribution: 'seed', carry: 'nothing' };
    expect(readStages('swiss:4,single:8', field)).toEqual([
      { type: 'swiss', rounds: 4, best_of: 3 },
      { type: 'single_elimination', size: 8, best_of: 3, final_best_of: null, third_place: true, entry },
    ]);
    expect(readOptions([]).stages.map(({ best_of }) => best_of)).toEqual([5, 5]);
  });

  test('take the same number of each group, kept apart', () => {
    const entry = { advance: { kind: 'top_of_group', places: 2 }, distribution: 'groups_apart', carry: 'nothing' };
    expect(readStages('groups:4x4,double:8', field)[1]).toMatchObject({ type: 'double_elimination', size: 8, entry });
    expect(readStages('dual:4,single:8', field)[1]).toMatchObject({ type: 'single_elimination', size: 8, entry });
    expect(readStages('swiss:3,groups:2x4,single:4', field)[1]).toMatchObject({
      group_count: 2,
      entry: { advance: { kind: 'top', places: 8 }, distribution: 'snake' },
    });
  });

  test.each([
    ['chess:4', 'chess:4 is none of swiss:ROUNDS, single:SIZE, double:SIZE, groups:GROUPSxSIZE, dual:GROUPS'],
    ['groups:4', '--stages must be a whole number from 3 to 16'],
    ['groups:2x4', '16 entrants do not fit into groups:2x4'],
    ['dual:2', '16 entrants do not fit into dual:2'],
    ['groups:4x4,single:20', 'places above group, size 4'],
    ['swiss:0', '--stages must be a whole number from 1 to 1024'],
    ['swiss:21', 'swiss:21 is not swiss:ROUNDS'],
    ['single:8,swiss:3', 'swiss:3: advance needed'],
    ['swiss:1,swiss:1,swiss:1,swiss:1,single:2', 'at most 4 stages, not 5'],
    ['constructor', 'constructor is none of'],
  ])('%s is refused with what is wrong', (text, message) => {
    expect(() => readStages(text, field)).toThrow(message);
  });
});
