import { expect, test } from 'vitest';
import { actorOf, openReadyTable, openTable, pick, playGame, REFEREE, SYSTEM } from '../testing/series.table.ts';

const reason = '双方没有上报，由双方口头确认';
const award = (a: number, b: number) => ({ type: 'award_result', score: { a, b }, reason }) as const;

test('a score that nobody reported ends the series, with the running game as one of its games', () => {
  const table = openReadyTable({ best_of: 3 });
  pick(table, { a: 0, b: 0 });
  expect(table.send(REFEREE, award(2, 1))).toBeNull();
  expect(table.state).toMatchObject({ status: 'finished', winner: 'a', sides: { a: { wins: 2 }, b: { wins: 1 } } });
  expect(table.state.games.map(({ winner, a_slot, ended_by }) => [winner, a_slot, ended_by])).toEqual([
    ['b', 0, 'ruling'],
    ['a', null, 'ruling'],
    ['a', null, 'ruling'],
  ]);
  expect(table.state.rulings).toMatchObject([{ kind: 'result_awarded', detail: '2:1', reason }]);
});

test('what was won before stands and cannot be taken away by it', () => {
  const table = openReadyTable({ best_of: 3 });
  playGame(table, { a: 0, b: 0 }, 'b');
  expect(table.send(REFEREE, award(2, 0))).toBe('invalid_result');
  expect(table.send(REFEREE, award(0, 2))).toBeNull();
  expect(table.state).toMatchObject({ winner: 'b', sides: { a: { wins: 0 }, b: { wins: 2 } } });
  expect(table.state.games[0]).toMatchObject({ winner: 'b', ended_by: 'agreement' });
});

test('also before anybody was ready, and nothing runs afterwards', () => {
  const table = openTable({ best_of: 5 });
  table.send(SYSTEM, { type: 'open_check_in' });
  expect(table.send(REFEREE, award(3, 2))).toBeNull();
  expect(table.state).toMatchObject({ status: 'finished', due_at: null, winner: 'a' });
});

test.each([
  [1, 1],
  [2, 2],
  [3, 0],
  [2, -1],
  [2, 0.5],
  [0, 0],
])('%d:%d decides no best of three', (a, b) => {
  const table = openReadyTable({ best_of: 3 });
  expect(table.send(REFEREE, award(a, b))).toBe('invalid_result');
  expect(table.state.games).toEqual([]);
});

test('is for a referee alone, on an open series that is not paused', () => {
  const table = openReadyTable({ best_of: 3 });
  expect(table.send(actorOf('a'), award(2, 0))).toBe('not_allowed');
  table.send(REFEREE, { type: 'pause', reason });
  expect(table.send(REFEREE, award(2, 0))).toBe('series_paused');
  table.send(REFEREE, { type: 'resume', reason });
  table.send(REFEREE, award(2, 0));
  expect(table.send(REFEREE, award(2, 1))).toBe('series_over');
});

test('a caution stands in the record and changes nothing else', () => {
  const table = openReadyTable({ best_of: 3 });
  const before = table.state;
  expect(table.send(REFEREE, { type: 'caution', side: 'b', reason })).toBeNull();
  expect(table.state.sides.b.penalties).toMatchObject([{ kind: 'caution', reason, by: { name: '裁判甲' } }]);
  expect({ ...table.state, sides: before.sides, rulings: before.rulings }).toEqual(before);
});
