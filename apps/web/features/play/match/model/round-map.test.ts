import { expect, test } from 'vitest';
import { cellKind, filterCounts, mapSummary, roundRefs, runningRounds, shownRows, tableRows } from './round-map.ts';
import { buildSummary, buildTournament } from '../../../../shared/match/tournament.builder.ts';

const first = buildSummary({ match_id: 'm1', status: 'finished' });
const second = [
  buildSummary({ match_id: 'm2', status: 'playing', round: 2, table: 1 }),
  buildSummary({ match_id: 'm3', status: 'disputed', round: 2, table: 2, a: 'p3', b: 'p4' }),
  buildSummary({ match_id: 'm4', status: 'finished', round: 2, table: 3, a: 'p1', b: 'p9' }),
];
const tournament = buildTournament([[first], second]);
const refs = roundRefs(tournament);
const rows = tableRows(tournament, runningRounds(refs));
const idsOf = (shown: typeof rows) => shown.map(({ match }) => match.match_id);

test('offers rounds newest first and shows those that run', () => {
  expect(refs.map(({ key }) => key)).toEqual(['0-2', '0-1']);
  expect(idsOf(rows)).toEqual(['m2', 'm3', 'm4']);
});

test('shows the newest round when none runs, and none before the first', () => {
  expect(runningRounds(roundRefs(buildTournament([[first]]))).map(({ key }) => key)).toEqual(['0-1']);
  expect(runningRounds(roundRefs(buildTournament([])))).toEqual([]);
});

test('cells are grey, outlined, solid or hollow', () => {
  const kinds = (
    ['finished', 'cancelled', 'playing', 'ban', 'paused', 'disputed', 'scheduled', 'check_in'] as const
  ).map((status) => cellKind({ status }));
  expect(kinds).toEqual(['done', 'done', 'live', 'live', 'live', 'dispute', 'waiting', 'waiting']);
});

test('filters by state', () => {
  expect(filterCounts(rows)).toEqual({ all: 3, running: 1, dispute: 1, finished: 1 });
  expect(idsOf(shownRows(rows, 'dispute', ''))).toEqual(['m3']);
});

test('finds a player whatever the case, or a table', () => {
  expect(idsOf(shownRows(rows, 'all', ' night'))).toEqual(['m3']);
  expect(idsOf(shownRows(rows, 'all', '3'))).toEqual(['m4']);
  expect(shownRows(rows, 'finished', 'night')).toEqual([]);
});

test('a player who is not known yet is 待定', () => {
  expect(rows[2]?.b).toBe('待定');
});

test('has a text summary of the map', () => {
  expect(mapSummary(rows)).toBe('3 桌：1 桌进行中，1 桌争议，1 桌已结束');
  expect(mapSummary([])).toBe('0 桌');
});
