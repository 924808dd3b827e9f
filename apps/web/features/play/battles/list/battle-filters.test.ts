import type { BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import { expect, test } from 'vitest';

import { readFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { BATTLE_FILTERS, battlesQuery, isFiltered, teamOptions } from './battle-filters.ts';

const read = (text: string) => readFilters(BATTLE_FILTERS, new URLSearchParams(text));

test('the address becomes the query of the list', () => {
  expect(battlesQuery(read(''))).toEqual({ list: 'live', skip: 0, limit: 20 });
  expect(battlesQuery(read('list=finished&format=relay&team=t1&page=3'))).toEqual({
    list: 'finished',
    format: 'relay',
    team_id: 't1',
    skip: 40,
    limit: 20,
  });
});

test('what is none of the choices counts as the first', () => {
  expect(read('list=nonsense&format=chess')).toEqual({ list: 'live', format: 'all', team: '', page: 1 });
});

test('which list it is does not narrow it', () => {
  expect(isFiltered(read('list=mine'))).toBe(false);
  expect(isFiltered(read('team=t1'))).toBe(true);
});

test('the teams that are shown can be chosen, each once, and the chosen one stays', () => {
  const line = (a: string, b: string) =>
    ({ teams: { a: { id: a, name: `战队 ${a}` }, b: { id: b, name: `战队 ${b}` } } }) as BattleSummary;
  expect(teamOptions([line('1', '2'), line('2', '3')], '9')).toEqual([
    { value: '', label: '不限' },
    { value: '1', label: '战队 1' },
    { value: '2', label: '战队 2' },
    { value: '3', label: '战队 3' },
    { value: '9', label: '所选战队' },
  ]);
});
