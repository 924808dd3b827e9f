import { fraction, type StandingsRow } from '@pailei/domain/standings';
import { currentStandings } from '@pailei/domain/tournament';
import { describe, expect, test } from 'vitest';

import {
  figureColumns,
  goingOn,
  nextStandings,
  outcomeOf,
  percentText,
  recordText,
  roundCell,
  roundEntries,
  tiebreakOrder,
} from './standings.ts';
import { finish, played, started } from './tournament.fixture.ts';
import { whyRank } from './why.ts';

const SWISS_CUT = {
  stages: [
    { type: 'swiss', rounds: 2, best_of: 3 },
    { type: 'single_elimination', size: 2, best_of: 3, final_best_of: null, third_place: false },
  ],
} as const;

const swiss = (players = 4) => started(SWISS_CUT, players);
const matchAt = (tournament: ReturnType<typeof swiss>, round: number, seat: number) =>
  tournament.stages[0]!.rounds[round]!.matches[seat]!;

/** Rows as they are shown: equal rates may be held over different denominators. */
const written = (rows: readonly StandingsRow[]) =>
  rows.map((row) => [
    row.rank,
    row.id,
    row.match_points,
    recordText(row),
    ...figureColumns(['omw', 'gw', 'ogw', 'buchholz']).map(({ figure }) => figure.text(row)),
  ]);

describe('a table that is carried on', () => {
  test('is the table computed anew, through results, rounds and stages', () => {
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
    const later = played(tournament, {
      type: 'progress_match',
      match_id,
      status: 'playing',
      wins_a: 1,
      wins_b: 0,
      due_at: null,
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

describe('the cells of the rounds', () => {
  test('show the score from the row they stand in', () => {
    const tournament = swiss();
    const { match_id, a, b } = matchAt(tournament, 0, 0);
    const entries = roundEntries(finish(tournament, match_id, 'a', [2, 1]).stages[0]!);
    expect(roundCell(entries.get(a)![0]!, a)).toMatchObject({ text: '2:1', kind: 'win' });
    expect(roundCell(entries.get(b)![0]!, b)).toMatchObject({ text: '1:2', kind: 'loss' });
  });

  test('tell a bye, a running match and a missed round apart', () => {
    const stage = swiss(5).stages[0]!;
    const { bye, matches } = stage.rounds[0]!;
    const entries = roundEntries(stage);
    expect(roundCell(entries.get(bye!)![0]!, bye!)).toMatchObject({ text: '轮空', kind: 'win' });
    expect(roundCell(entries.get(matches[0]!.a)![0]!, matches[0]!.a)).toMatchObject({ text: '0:0', kind: 'open' });
    expect(roundCell(null, 'p1').kind).toBe('none');
  });
});

test('figures are written with two decimals of a percent', () => {
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

const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));

test('as many go on as the next stage takes; whoever has left makes room', () => {
  const tournament = swiss();
  const rows = rowsOf('p3', 'p1', 'p4', 'p2');
  expect(goingOn(tournament, 0, rows)).toEqual(['p3', 'p1']);
  const dropped = { ...tournament.participants['p1']!, status: 'dropped' } as const;
  const without = { ...tournament, participants: { ...tournament.participants, p1: dropped } };
  expect(goingOn(without, 0, rows)).toEqual(['p3', 'p4']);
});

test('nobody goes on where nothing follows', () => {
  const only = started({ stages: [{ type: 'swiss', rounds: 2, best_of: 3 }] }, 4);
  expect(goingOn(only, 0, rowsOf('p1', 'p2'))).toBeNull();
});

test('who goes on is known once the next stage stands', () => {
  let tournament = swiss();
  expect(outcomeOf(tournament, 0, 'p1')).toBe('');
  while (tournament.stages.length === 1) {
    const open = tournament.stages[0]!.rounds.at(-1)!.matches.find(({ result }) => result === null)!;
    tournament = finish(tournament, open.match_id, 'a', [2, 0]);
  }
  const outcomes = currentStandings(tournament, 0).map(({ id }) => outcomeOf(tournament, 0, id));
  expect(outcomes).toEqual(['晋级', '晋级', '止步', '止步']);
});

test('a rank is explained by its neighbours and by each opponent', () => {
  const tournament = swiss();
  const { match_id, a, b } = matchAt(tournament, 0, 0);
  const after = finish(tournament, match_id, 'a', [2, 0]);
  const rows = currentStandings(after, 0);
  const top = whyRank(rows, rows[0]!, (id) => id);
  expect(rows[0]!.id).toBe(a);
  expect(top.title).toBe('为什么是第 1');
  expect(top.sentences[0]).toBe('3 分，没有同分的选手。');
  expect(top.sentences.some((sentence) => sentence.startsWith('高于') && sentence.includes('积分 3 比 0'))).toBe(true);
  expect(top.opponents).toEqual([expect.objectContaining({ name: b, text: '33.00', is_floor: true })]);
});
