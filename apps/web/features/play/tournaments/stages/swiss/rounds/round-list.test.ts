import { expect, test } from 'vitest';

import { swiss } from '../../../../../../shared/tournaments/tournament.fixture.ts';
import { adjustmentLines, listedMatches, tableNotes } from './round-list.ts';

const tournament = swiss(8);
const round = tournament.stages[0]!.rounds[0]!;
const tables = (options: { search?: string; ownId?: string | null }) =>
  listedMatches(tournament, round, { search: '', ownId: null, ...options }).map(({ table }) => table);

test('a round is listed by table, the own one first', () => {
  expect(tables({})).toEqual([1, 2, 3, 4]);
  expect(tables({ ownId: round.matches[2]!.b })).toEqual([3, 1, 2, 4]);
  expect(tables({ ownId: 'nobody' })).toEqual([1, 2, 3, 4]);
});

test('it is searched by name and by table', () => {
  const name = tournament.participants[round.matches[1]!.a]!.name;
  expect(tables({ search: ` ${name.toUpperCase()} ` })).toContain(2);
  expect(tables({ search: '4' })).toContain(4);
  expect(tables({ search: '没有这个人' })).toEqual([]);
});

test('a table says what is unusual about it, and a round what was changed by hand', () => {
  const note = { table: 2, rematch: true, forbidden: false, group_difference: 1, by_hand: true };
  expect(tableNotes({ notes: [note] }, 2)).toBe('人工调整 · 重赛');
  expect(tableNotes({ notes: [note] }, 1)).toBe('');
  expect(tableNotes({}, 1)).toBe('');
  const ids = [round.matches[0]!.a, round.matches[1]!.a];
  const names = ids.map((id) => tournament.participants[id]!.name);
  const adjustments = [{ kind: 'swap' as const, participant_ids: ids, reason: '同城' }];
  expect(adjustmentLines(tournament, { adjustments })).toEqual([`对调 ${names[0]} 与 ${names[1]}：同城`]);
});
