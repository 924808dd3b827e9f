import { expect, test } from 'vitest';
import { buildSummary, buildTournament } from '../../../../shared/match/tournament.builder.ts';
import { lostMatch } from './lost-match.ts';

const tournament = buildTournament([[buildSummary({ match_id: 'm1' })]]);
const NONE = { match: null, table: null };

test('a match that a viewer follows is lost when the event has it no more', () => {
  expect(lostMatch(tournament, NONE, 'withdrawn')).toBe('withdrawn');
  expect(lostMatch(tournament, NONE, 'm1')).toBeNull();
  expect(lostMatch(tournament, NONE, null)).toBeNull();
});

test('a match that the address names is looked for, whatever was shown before', () => {
  expect(lostMatch(tournament, { ...NONE, match: 'withdrawn' }, 'm1')).toBe('withdrawn');
  expect(lostMatch(tournament, { ...NONE, match: 'm1' }, 'withdrawn')).toBeNull();
});
