import { describe, expect, test } from 'vitest';

import { finish, matchAt, played, swiss } from '../../../../../shared/tournaments/tournament.fixture.ts';
import { roundCell, roundEntries } from './round-cells.ts';

describe('the cells of the rounds', () => {
  test('show the score from the view of their row', () => {
    const tournament = swiss();
    const { match_id, a, b } = matchAt(tournament, 0, 0);
    const entries = roundEntries(finish(tournament, match_id, 'a', [2, 1]).stages[0]!);
    expect(roundCell(entries.get(a)![0]!, a)).toMatchObject({ text: '2:1', kind: 'win' });
    expect(roundCell(entries.get(b)![0]!, b)).toMatchObject({ text: '1:2', kind: 'loss' });
  });

  test('say who won where somebody gave up before a game', () => {
    const tournament = swiss();
    const { match_id, a, b } = matchAt(tournament, 0, 0);
    const { stages } = played(tournament, {
      type: 'finish_match',
      match_id,
      status: 'forfeited',
      result: 'b',
      wins_a: 0,
      wins_b: 0,
      force: false,
    });
    const entries = roundEntries(stages[0]!);
    const cellOf = (id: string) => roundCell(entries.get(id)![0]!, id);
    expect([cellOf(a), cellOf(b)]).toMatchObject([
      { text: '负', kind: 'loss' },
      { text: '胜', kind: 'win' },
    ]);
  });

  test('distinguish a bye, a running match and a missed round', () => {
    const stage = swiss(5).stages[0]!;
    const { bye, matches } = stage.rounds[0]!;
    const entries = roundEntries(stage);
    expect(roundCell(entries.get(bye!)![0]!, bye!)).toMatchObject({ text: '轮空', kind: 'win' });
    expect(roundCell(entries.get(matches[0]!.a)![0]!, matches[0]!.a)).toMatchObject({ text: '0:0', kind: 'open' });
    expect(roundCell(null, 'p1').kind).toBe('none');
  });
});
