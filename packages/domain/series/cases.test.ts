import { describe, expect, test } from 'vitest';
import { openCases } from './cases.ts';
import { actorOf, openReadyTable, pick, REFEREE, type SeriesTable } from './testing/series.table.ts';

const [A, B] = [actorOf('a'), actorOf('b')];
const reason = '录像为证';

/** One game whose only report, by a, says that a won. */
function claimed(): SeriesTable {
  const table = openReadyTable({ format: 'free', best_of: 3 });
  pick(table, { a: 0, b: 0 });
  table.send(A, { type: 'report', game_number: 1, result: 'a', note: '斩杀' });
  return table;
}

/** The same, settled without the other side's confirmation, and objected to. */
function questioned(): SeriesTable {
  const table = claimed();
  while (table.state.games[0]?.status === 'playing') table.runOut();
  table.send(B, { type: 'contest', game_number: 1, note: '当时掉线了' });
  return table;
}

describe('a dispute', () => {
  test('waits for a referee until the game is ruled', () => {
    const table = claimed();
    expect(openCases(table.state)).toEqual([]);
    table.wait(5);
    table.send(B, { type: 'contest', game_number: 1, note: '是我赢了' });
    const [dispute] = openCases(table.state);
    expect(dispute).toEqual({ kind: 'dispute', game_number: 1, side: 'b', note: '是我赢了', opened_at: table.now });
    table.send(REFEREE, { type: 'pause', reason });
    expect(openCases(table.state)).toEqual([dispute]);
    table.send(REFEREE, { type: 'resume', reason });
    table.send(REFEREE, { type: 'rule_game', game_number: 1, result: 'b', reason });
    expect(openCases(table.state)).toEqual([]);
  });

  test('ends with the match', () => {
    const table = claimed();
    table.send(B, { type: 'report', game_number: 1, result: 'b' });
    expect(openCases(table.state)).toMatchObject([{ kind: 'dispute', side: 'b', note: null }]);
    table.send(REFEREE, { type: 'give_match_loss', side: 'a', reason });
    expect(openCases(table.state)).toEqual([]);
  });
});

describe('an objection to what settled on one report', () => {
  const upholdFirst = { type: 'uphold_game', game_number: 1, reason } as const;

  test('waits while play goes on, until the result is upheld', () => {
    const table = questioned();
    expect(table.state.status).toBe('playing');
    expect(openCases(table.state)).toMatchObject([
      { kind: 'objection', game_number: 1, side: 'b', note: '当时掉线了' },
    ]);
    expect(table.send(REFEREE, upholdFirst)).toBeNull();
    expect(openCases(table.state)).toEqual([]);
    expect(table.state.games[0]).toMatchObject({ winner: 'a', ended_by: 'ruling' });
    expect(table.state.rulings).toMatchObject([{ kind: 'game_upheld', game_number: 1, detail: 'a', reason }]);
    expect(table.send(REFEREE, upholdFirst)).toBe('nothing_to_uphold');
    expect(table.send(B, { type: 'contest', game_number: 1, note: '还是不对' })).toBe('nothing_to_contest');
  });

  test('is answered by a correction and by a voided game as well', () => {
    const corrected = questioned();
    corrected.send(REFEREE, { type: 'correct_game', game_number: 1, result: 'b', reason });
    expect(openCases(corrected.state)).toEqual([]);
    const voided = questioned();
    voided.send(REFEREE, { type: 'void_game', game_number: 1, reason });
    expect(openCases(voided.state)).toEqual([]);
  });

  test('waits beyond the end of the match', () => {
    const table = questioned();
    pick(table, { a: 0, b: 0 });
    for (const side of [A, B]) table.send(side, { type: 'report', game_number: 2, result: 'a' });
    expect(table.state.status).toBe('finished');
    expect(openCases(table.state)).toHaveLength(1);
    expect(table.send(REFEREE, upholdFirst)).toBeNull();
    expect(openCases(table.state)).toEqual([]);
  });

  test('is no case any more once the match was given up, where no result is revised', () => {
    const table = questioned();
    table.send(B, { type: 'forfeit' });
    expect(openCases(table.state)).toEqual([]);
    expect(table.send(REFEREE, upholdFirst)).toBe('series_over');
  });
});

test('nobody upholds what nobody objected to', () => {
  const table = claimed();
  table.send(B, { type: 'report', game_number: 1, result: 'a' });
  expect(table.send(REFEREE, { type: 'uphold_game', game_number: 1, reason })).toBe('nothing_to_uphold');
  expect(table.send(B, { type: 'uphold_game', game_number: 1, reason })).toBe('not_allowed');
  expect(table.send(REFEREE, { type: 'uphold_game', game_number: 1, reason: ' ' })).toBe('reason_required');
});
