import { fraction } from '@pailei/domain/tournament/standings/fraction';
import type { StandingsRow } from '@pailei/domain/tournament/standings/types';
import { currentStandings } from '@pailei/domain/tournament/views';
import { evolveTournament } from '@pailei/domain/tournament/evolve';
import { describe, expect, test } from 'vitest';

import { finish, matchAt, played, swiss } from '../../../../shared/tournaments/tournament.fixture.ts';
import { tiebreakerColumns, nextStandings, percentText, recordText, tiebreakOrder } from './standings.ts';

/** Rows as they are shown: equal rates may be held over different denominators. */
const written = (rows: readonly StandingsRow[]) =>
  rows.map((row) => [
    row.rank,
    row.id,
    row.match_points,
    recordText(row),
    ...tiebreakerColumns(['omw', 'gw', 'ogw', 'buchholz']).map(({ column }) => column.text(row)),
  ]);

describe('a table that is carried on', () => {
  test('is the table recomputed, through results, rounds and stages', () => {
    let tournament = swiss(5);
    let known = nextStandings(null, tournament, 0);
    while (tournament.stages.length === 1) {
      const open = tournament.stages[0]!.rounds.at(-1)!.matches.find(({ result }) => result === null)!;
      tournament = finish(tournament, open.match_id, 'a', [2, 1]);
      known = nextStandings(known, tournament, 0);
      expect(written(known.rows)).toEqual(written(currentStandings(tournament, 0)));
    }
  });

  test('stays the same object while a match only goes on', () => {
    const tournament = swiss();
    const known = nextStandings(null, tournament, 0);
    const { match_id } = matchAt(tournament, 0, 0);
    const at = '2026-11-20T12:00:00.000Z';
    const later = evolveTournament(tournament, {
      type: 'match_progressed',
      payload: { match_id, status: 'playing', wins_a: 1, wins_b: 0, due_at: null, at },
    });
    expect(later).not.toBe(tournament);
    expect(nextStandings(known, later, 0).rows).toBe(known.rows);
  });

  test('follows one who drops out', () => {
    const tournament = swiss();
    const known = nextStandings(null, tournament, 0);
    const later = played(tournament, { type: 'disqualify', participant_id: 'p1', reason: '违规' });
    expect(nextStandings(known, later, 0).rows.at(-1)?.id).toBe('p1');
  });
});

test('rates are written with two decimals of a percent', () => {
  expect([fraction(2, 3), fraction(1, 1), fraction(33, 100), fraction(0, 1)].map(percentText)).toEqual([
    '66.67',
    '100.00',
    '33.00',
    '0.00',
  ]);
  expect(recordText({ wins: 5, losses: 1, draws: 0 })).toBe('5–1');
  expect(recordText({ wins: 4, losses: 1, draws: 1 })).toBe('4–1–1');
  expect(tiebreakOrder(['omw', 'head_to_head'])).toBe('积分 → 对手胜率 → 相互战绩 → 抽签');
});
