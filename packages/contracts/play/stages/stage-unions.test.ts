import { describe, expect, test } from 'vitest';
import { stageSettingsSchema, stageStateShape } from './stage-unions.ts';

const SWISS = { type: 'swiss', rounds: null, best_of: 3 };
const ELIMINATION = { type: 'single_elimination', size: 8, best_of: 3, final_best_of: null, third_place: false };

const state = { index: 0, status: 'running', entrants: ['p1'], round_count: 1, rounds: [], ranking: [] };
const isState = (value: object) => stageStateShape.safeParse(value).success;

test('settings hold what their own type asks for, and nothing of another', () => {
  expect(stageSettingsSchema.parse(SWISS)).toEqual(SWISS);
  expect(stageSettingsSchema.parse(ELIMINATION)).toEqual(ELIMINATION);
  expect(stageSettingsSchema.safeParse({ ...SWISS, size: 8 }).success).toBe(false);
  expect(stageSettingsSchema.safeParse({ ...ELIMINATION, type: 'ladder' }).success).toBe(false);
});

test('no match of a stage is longer than a best of 7: 9 and 11 are for relays of teams', () => {
  expect(stageSettingsSchema.safeParse({ ...SWISS, best_of: 7 }).success).toBe(true);
  expect(stageSettingsSchema.safeParse({ ...SWISS, best_of: 9 }).success).toBe(false);
  expect(stageSettingsSchema.safeParse({ ...ELIMINATION, final_best_of: 11 }).success).toBe(false);
});

describe('the state of a stage', () => {
  test('of a Swiss is read as it was stored when every stage had a list of walk-overs', () => {
    expect(isState({ ...state, type: 'swiss' })).toBe(true);
    expect(isState({ ...state, type: 'swiss', walkovers: [] })).toBe(true);
    expect(isState({ ...state, type: 'swiss', walkovers: [{ node: 'w1-1', a: 'p1', b: 'p2', result: 'a' }] })).toBe(
      false,
    );
  });

  test('of a bracket always has that list', () => {
    expect(isState({ ...state, type: 'single_elimination', walkovers: [] })).toBe(true);
    expect(isState({ ...state, type: 'single_elimination' })).toBe(false);
  });
});
