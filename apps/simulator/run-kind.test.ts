import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

describe('what the command line has played', () => {
  test('is an event of players, or battles, where nothing else is said', () => {
    expect(readOptions([])).toMatchObject({ kind: 'tournament', teams: 0, battles: [] });
    expect(readOptions(['--teams', '2', '--battle', 'relay'])).toMatchObject({ kind: 'battles', stages: [] });
  });

  test('is an event of teams: boards, groups and a bracket, unless the command line says otherwise', () => {
    const usual = readOptions(['--team-event']);
    expect(usual).toMatchObject({ kind: 'team_event', teams: 8, players: 48 });
    expect(usual.battles.map(({ format }) => format.code)).toEqual(['boards']);
    expect(usual.stages.map(({ type, best_of }) => [type, best_of])).toEqual([
      ['round_robin', 3],
      ['single_elimination', 3],
    ]);
    const other = readOptions(['--team-event', '--teams', '5', '--battle', 'relay', '--stages', 'swiss:2']);
    expect(other).toMatchObject({ teams: 5, stages: [{ type: 'swiss', rounds: 2, best_of: 3 }] });
  });

  test('is a season of eight teams, or as many as fill groups of four', () => {
    expect(readOptions(['--season'])).toMatchObject({ kind: 'season', teams: 8, players: 48, stages: [] });
    expect(readOptions(['--season', '--teams', '4', '--boards', '3'])).toMatchObject({ teams: 4, players: 16 });
  });

  test.each([
    [['--season', '--teams', '6'], '--teams of a season must be a multiple of 4'],
    [['--season', '--team-event'], '--season has events of teams of its own'],
    [['--season', '--stages', 'swiss:3'], '--season has stages of its own'],
    [['--team-event', '--battle', 'relay,boards'], 'all fixtures of an event are of one format'],
    [['--team-event', '--teams', '16'], '16 entrants do not fit into groups:2x4'],
    [['--team-event', '--teams', '1'], '--teams must be a whole number from 2 to 128'],
  ])('%j is refused with what is wrong', (argv, message) => {
    expect(() => readOptions(argv)).toThrow(message);
  });
});
