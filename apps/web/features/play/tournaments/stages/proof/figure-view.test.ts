import { computeStandings } from '@pailei/domain/tournament/standings/rank';
import type { StandingsResult } from '@pailei/domain/tournament/standings/types';
import { describe, expect, test } from 'vitest';

import { figureView } from './figure-view.ts';

const match = (a: string, b: string, round: number): StandingsResult => ({
  kind: 'match',
  a,
  b,
  result: 'a',
  wins_a: 2,
  wins_b: 1,
  drawn: 0,
  round,
});
const rules = {
  tiebreakers: ['omw', 'head_to_head'],
  byes_in_opponent_rates: true,
  head_to_head: 'repeated',
} as const;
const entrants = ['甲', '乙', '丙'].map((id, index) => ({ id, lot: index + 1, is_disqualified: false }));
const results = [match('甲', '乙', 1), match('甲', '丙', 2), match('乙', '丙', 3)];
const rows = computeStandings({ entrants, results, ...rules });
const view = (id: string, criterion: Parameters<typeof figureView>[2]) =>
  figureView(
    rows.find((row) => row.id === id)!,
    { rows, rules },
    criterion,
    (name) => name,
  );

describe('an opened figure', () => {
  test('shows each opponent with what they bring in, and the arithmetic', () => {
    const { value, arithmetic, lines, hint } = view('甲', 'omw');
    expect([value, arithmetic]).toEqual(['0.4150', '(3/6 + max(33/100, 0/6)) ÷ 2 = 83/200 ≈ 0.4150']);
    expect(lines.map(({ round, who, result, value: own, mark }) => [round, who, result, own, mark])).toEqual([
      ['第 1 轮', '乙', '胜', '3/6', ''],
      ['第 2 轮', '丙', '胜', '33/100', '原为 0/6，按最低计'],
    ]);
    expect(hint).toContain('对手的轮空计为一胜');
  });

  test('says where a criterion was not needed', () => {
    expect(view('甲', 'head_to_head')).toMatchObject({ value: '未用到', lines: [] });
    expect(view('乙', 'lot').value).toBe('第 2 号签');
  });
});
