import { buildSettings } from '@pailei/domain/battles/testing/battle.builder';
import { finish, startedTable } from '@pailei/domain/battles/testing/battle.table';
import { expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';

const BOARDS = buildSettings({ code: 'boards', size: 3, decided: 'all_played', tie: 'draw' });
const RING = buildSettings({ code: 'winner_stays', size: 3, order: 'fixed', revival: false });

const numbers = (state: Parameters<typeof neighbours>[0], matchId: string) => {
  const { before, after } = neighbours(state, matchId);
  return [before?.number ?? null, after?.number ?? null];
};

test('a board stands between those before and after it', () => {
  const { state } = startedTable(BOARDS);
  expect(numbers(state, 'match-1')).toEqual([null, 2]);
  expect(numbers(state, 'match-2')).toEqual([1, 3]);
  expect(numbers(state, 'match-3')).toEqual([2, null]);
});

test('the next board comes when it is opened; a match of another battle has none', () => {
  const table = startedTable(RING);
  expect(numbers(table.state, 'match-1')).toEqual([null, null]);
  finish(table, 1, 'a');
  expect(numbers(table.state, 'match-1')).toEqual([null, 2]);
  expect(numbers(table.state, 'another')).toEqual([null, null]);
});
