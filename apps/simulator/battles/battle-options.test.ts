import { describe, expect, test } from 'vitest';
import { readOptions } from '../options.ts';
import { teamSize } from './battle-options.ts';

describe('battles of the command line', () => {
  test('are played in place of a tournament, with as many players as the teams need', () => {
    const options = readOptions(['--teams', '8', '--battle', 'boards', '--boards', '5']);
    expect(options).toMatchObject({ players: 48, teams: 8, stages: [], battles: [{ best_of: 3 }] });
    expect(options.battles[0]?.format).toEqual({ code: 'boards', size: 5, decided: 'all_played', tie: 'ace' });
    expect(readOptions([])).toMatchObject({ players: 16, teams: 0, battles: [] });
  });

  test('take turns where several are named, each with a length that it may have', () => {
    const { battles } = readOptions(['--teams', '2', '--battle', 'winner_stays,relay,scheveningen', '--order', 'free']);
    expect(battles).toEqual([
      { format: { code: 'winner_stays', size: 5, order: 'free', revival: true }, best_of: 3 },
      { format: { code: 'relay', size: 5 }, best_of: 9 },
      { format: { code: 'scheveningen', size: 5 }, best_of: 1 },
    ]);
  });

  test.each([
    [['--battle', 'boards'], '--teams must be a whole number from 2 to 128'],
    [['--teams', '2', '--battle', 'chess'], '--battle must be one of boards, winner_stays'],
    [['--teams', '2', '--battle', 'boards', '--boards', '8'], '--boards must be one of 3, 4, 5, 6, 7'],
    [['--teams', '2', '--battle', 'relay', '--best-of', '3'], '--best-of of relay must be one of 9, 11'],
    [['--teams', '2', '--battle', 'winner_stays', '--order', 'any'], '--order must be one of fixed, free'],
    [['--teams', '4', '--battle', 'boards', '--players', '8'], '--players must be a whole number from 24 to 1024'],
  ])('%j is refused with what is wrong', (argv, message) => {
    expect(() => readOptions(argv)).toThrow(message);
  });

  test('have one for the bench in a team, and two who advise in co-op', () => {
    expect(teamSize({ format: { code: 'boards', size: 5, decided: 'majority', tie: 'ace' }, best_of: 3 })).toBe(6);
    expect(teamSize({ format: { code: 'co_op', size: 1 }, best_of: 3 })).toBe(3);
  });
});
