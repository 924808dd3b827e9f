import { describe, expect, test } from 'vitest';
import { NO_CHOICE, readChoice, selectMatchId } from './selection.ts';
import { buildSummary, buildTournament } from './tournament.builder.ts';

const over = buildSummary({ match_id: 'over', status: 'finished', table: 1, updated_at: '2026-03-01T12:30:00.000Z' });
const slow = buildSummary({ match_id: 'slow', status: 'playing', round: 2, table: 1 });
const hot = buildSummary({ match_id: 'hot', status: 'playing', round: 2, table: 2, wins_a: 1, wins_b: 1 });
const running = buildTournament([[over], [slow, hot]]);

describe('the address', () => {
  test('names a match or a table', () => {
    expect(readChoice('?match=m1')).toEqual({ match: 'm1', table: null });
    expect(readChoice('?table=3')).toEqual({ match: null, table: 3 });
  });

  test('a table that is no number counts as none', () => {
    for (const table of ['0', '-1', '1.5', 'x', '']) expect(readChoice(`?table=${table}`)).toEqual(NO_CHOICE);
  });
});

describe('the match that is shown', () => {
  test('is the one asked for', () => {
    expect(selectMatchId(running, { match: 'over', table: 2 }, null)).toBe('over');
  });

  test('is at the table asked for, the running round before an old one', () => {
    expect(selectMatchId(running, { match: null, table: 1 }, null)).toBe('slow');
  });

  test('is the featured one when nothing is asked for', () => {
    const featured = { ...running, featured_match_id: 'slow' };
    expect(selectMatchId(featured, NO_CHOICE, 'hot')).toBe('slow');
    expect(selectMatchId(featured, { match: 'unknown', table: 99 }, null)).toBe('slow');
  });

  test('is the hottest without a featured one, and stays while it runs', () => {
    expect(selectMatchId(running, NO_CHOICE, null)).toBe('hot');
    expect(selectMatchId(running, NO_CHOICE, 'slow')).toBe('slow');
    expect(selectMatchId(running, NO_CHOICE, 'over')).toBe('hot');
  });

  test('is the one that ended last when none runs', () => {
    const later = buildSummary({ match_id: 'later', status: 'finished', updated_at: '2026-03-01T13:00:00.000Z' });
    expect(selectMatchId(buildTournament([[over, later]]), NO_CHOICE, null)).toBe('later');
  });

  test('is none before the first round', () => {
    expect(selectMatchId(buildTournament([]), NO_CHOICE, null)).toBeNull();
  });
});
