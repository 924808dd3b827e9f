import { describe, expect, test } from 'vitest';
import { computeStandings } from '../standings/rank.ts';
import { explainFigure } from '../standings/proof/explain-figure.ts';
import { STANDINGS_PRESETS } from '../standings/presets.ts';
import { exportTable } from '../standings/export/export-table.ts';
import { verifyTable } from '../standings/export/verify-table.ts';
import { formatFraction } from '../standings/fraction.ts';
import type { StandingsResult } from '../standings/types.ts';
import { byeScore, forfeitScore, matchScore } from './team-scores.ts';
import { DEFAULT_TEAM_SETTINGS } from './team-settings.ts';

const EVENT = { team: { ...DEFAULT_TEAM_SETTINGS, points: { game: 1, board: 1, battle: 3, tie: 1 } } };
const RULES = { tiebreakers: STANDINGS_PRESETS.team_league, byes_in_opponent_rates: true };

const battle = (
  [a, b]: readonly [string, string],
  [wins_a, wins_b]: readonly [number, number],
  games: readonly [number, number],
  round: number,
): StandingsResult => {
  const result = wins_a === wins_b ? 'draw' : wins_a > wins_b ? 'a' : 'b';
  const score = matchScore(EVENT, { wins_a, wins_b, games: { a: games[0], b: games[1] }, result });
  return { kind: 'match', a, b, result, ...score, drawn: 0, round };
};
const table = (results: readonly StandingsResult[], ids = ['a', 'b', 'c', 'd']) =>
  computeStandings({
    entrants: ids.map((id, index) => ({ id, lot: index + 1, is_disqualified: false })),
    results,
    ...RULES,
  });

describe('the points of a league of teams', () => {
  test('are those of games, boards and battles, as THL counts them', () => {
    expect(matchScore(EVENT, { wins_a: 2, wins_b: 1, games: { a: 5, b: 3 }, result: 'a' })).toEqual({
      wins_a: 5,
      wins_b: 3,
      battle: { a: { boards: 2, points: 5 + 2 + 3 }, b: { boards: 1, points: 3 + 1 } },
    });
    expect(matchScore(EVENT, { wins_a: 1, wins_b: 1, games: { a: 2, b: 2 }, result: 'draw' }).battle?.b.points).toBe(4);
    expect(matchScore({}, { wins_a: 2, wins_b: 1, result: 'a' })).toEqual({ wins_a: 2, wins_b: 1 });
  });

  test('of a bye and of a forfeit are those of a battle won without losing a game', () => {
    expect(byeScore(EVENT, 3)).toEqual({ wins: 4, battle: { boards: 2, points: 4 + 2 + 3 } });
    expect(forfeitScore(EVENT, 3, 'b')).toMatchObject({
      wins_a: 0,
      wins_b: 4,
      battle: { b: { boards: 2, points: 9 } },
    });
    expect(forfeitScore(EVENT, 3, 'double_loss').battle).toEqual({
      a: { boards: 0, points: 0 },
      b: { boards: 0, points: 0 },
    });
    expect(byeScore({}, 3)).toEqual({ wins: 2 });
  });
});

describe('the table of teams', () => {
  test('goes by points, and where those are equal on to the difference of games, and says by which', () => {
    const rows = table([battle(['a', 'b'], [2, 0], [2, 0], 1), battle(['c', 'd'], [2, 1], [2, 1], 1)]);
    expect(rows.map(({ id, battles, decided_by }) => [id, battles?.points, decided_by])).toEqual([
      ['a', 7, null],
      ['c', 7, 'game_difference'],
      ['d', 2, 'league_points'],
      ['b', 0, 'league_points'],
    ]);
  });

  test('explains each figure by its battles, and is computed again from its export', () => {
    const results: StandingsResult[] = [
      battle(['a', 'b'], [2, 1], [2, 1], 1),
      battle(['c', 'a'], [0, 2], [1, 4], 2),
      { kind: 'bye', id: 'b', ...byeScore(EVENT, 1), round: 2 },
      battle(['b', 'c'], [1, 2], [1, 2], 3),
    ];
    const rows = table(results, ['a', 'b', 'c']);
    const [first] = rows;
    const proof = explainFigure(first!, { rows, rules: RULES }, 'league_points');
    expect(first).toMatchObject({ id: 'a', battles: { boards: 4, points: 7 + 9 } });
    expect(proof.terms.map(({ opponent_id, value }) => [opponent_id, formatFraction(value)])).toEqual([
      ['b', '7'],
      ['c', '9'],
    ]);
    const exported = JSON.parse(JSON.stringify(exportTable({ rows, rules: RULES })));
    expect(verifyTable(exported, RULES)).toEqual([]);
  });
});
