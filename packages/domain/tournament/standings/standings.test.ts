import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { computeStandings, updateStandings } from './rank.ts';
import { explainStandings } from './explain.ts';
import { formatRate, fraction } from './fraction.ts';
import type { StandingsInput, StandingsResult, StandingsRow, Tiebreaker } from './types.ts';

type Match = StandingsResult & { kind: 'match' };

function match(a: string, b: string, result: Match['result'], wins: readonly [number, number] = [2, 0]): Match {
  const [won, lost] = wins;
  const isB = result === 'b';
  return { kind: 'match', a, b, result, wins_a: isB ? lost : won, wins_b: isB ? won : lost, drawn: 0 };
}

function table(
  ids: readonly string[],
  results: readonly StandingsResult[],
  rules: Partial<StandingsInput> = {},
): StandingsRow[] {
  return computeStandings({
    entrants: ids.map((id, index) => ({ id, lot: index + 1, is_disqualified: false })),
    results,
    tiebreakers: ['omw', 'gw', 'ogw', 'head_to_head'],
    byes_in_opponent_rates: true,
    ...rules,
  });
}

const row = (rows: readonly StandingsRow[], id: string) => rows.find((each) => each.id === id) as StandingsRow;
const order = (rows: readonly StandingsRow[]) => rows.map(({ id }) => id).join('');

/** Results that give x this record against opponents who have no other match. */
function record(wins: number, losses: number, draws: number, byes = 0): StandingsResult[] {
  const games = [...Array<'a'>(wins).fill('a'), ...Array<'b'>(losses).fill('b'), ...Array<'draw'>(draws).fill('draw')];
  return [
    ...games.map((result, index) => match('x', `o${index}`, result, result === 'draw' ? [1, 1] : [2, 0])),
    ...Array.from({ length: byes }, (): StandingsResult => ({ kind: 'bye', id: 'x', wins: 2 })),
  ];
}

describe('match win rate, by the examples of MTR appendix C', () => {
  test.each([
    ['5-2-1 in eight rounds', record(5, 2, 1), '0.6667'],
    ['1-3-0, then dropped: the rounds after that are not played', record(1, 3, 0), '0.3300'],
    ['3-2-0 with one of the wins by a bye, then dropped', record(2, 2, 0, 1), '0.6000'],
  ])('%s', (_, results, rate) => {
    expect(formatRate(row(table(['x'], results), 'x').mw)).toBe(rate);
  });
});

describe('game win rate', () => {
  test('counts three points for a game won and one for a drawn game', () => {
    const played: StandingsResult = { kind: 'match', a: 'x', b: 'y', result: 'a', wins_a: 2, wins_b: 0, drawn: 1 };
    const rows = table(['x', 'y'], [played]);
    expect(row(rows, 'x').gw).toEqual(fraction(7, 9));
    expect(row(rows, 'y').gw).toEqual(fraction(33, 100));
  });

  test('counts a bye as games won', () => {
    expect(row(table(['x'], [{ kind: 'bye', id: 'x', wins: 2 }]), 'x')).toMatchObject({
      match_points: 3,
      games_won: 2,
      gw: fraction(6, 6),
    });
  });
});

describe('opponents’ rates', () => {
  const results = [match('a', 'b', 'a'), match('a', 'c', 'a'), match('b', 'c', 'b', [2, 1])];

  test('are the mean over those who were met, each at least 0.33', () => {
    const rows = table(['a', 'b', 'c'], results);
    expect(formatRate(row(rows, 'a').omw)).toBe('0.4150');
    expect(formatRate(row(rows, 'b').omw)).toBe('0.7500');
  });

  test('leave out the own bye, since nobody was met', () => {
    const rows = table(['a', 'b'], [match('a', 'b', 'a'), { kind: 'bye', id: 'b', wins: 2 }]);
    expect(formatRate(row(rows, 'b').omw)).toBe('1.0000');
  });

  test('count the byes of an opponent, or leave them out where the switch says so', () => {
    const withBye = [match('a', 'b', 'a'), { kind: 'bye', id: 'b', wins: 2 } as const];
    expect(formatRate(row(table(['a', 'b'], withBye), 'a').omw)).toBe('0.5000');
    const without = table(['a', 'b'], withBye, { byes_in_opponent_rates: false });
    expect(formatRate(row(without, 'a').omw)).toBe('0.3300');
    expect(formatRate(row(without, 'b').mw)).toBe('0.5000');
  });

  test('are explained by the rates they are made of', () => {
    const rows = table(['a', 'b', 'c'], results);
    const lines = explainStandings(row(rows, 'a'), rows).map((line) => [
      line.opponent_id,
      line.result,
      formatRate(line.opponent_mw),
    ]);
    expect(lines).toEqual([
      ['b', 'win', '0.3300'],
      ['c', 'win', '0.5000'],
    ]);
  });

  test('stand at the floor for one who has met nobody', () => {
    expect(formatRate(row(table(['a'], []), 'a').omw)).toBe('0.3300');
  });
});

describe('points', () => {
  test('are 3, 1 and 0; a double loss and a missed round give nothing and count as played', () => {
    const rows = table(
      ['a', 'b', 'c', 'd'],
      [match('a', 'b', 'draw', [1, 1]), match('c', 'd', 'double_loss', [0, 0]), { kind: 'missed', id: 'a' }],
    );
    expect(row(rows, 'a')).toMatchObject({ match_points: 1, played: 2, draws: 1, losses: 1 });
    expect(row(rows, 'c')).toMatchObject({ match_points: 0, played: 1, losses: 1 });
    expect(row(rows, 'd')).toMatchObject({ match_points: 0, played: 1, losses: 1 });
  });
});

describe('Buchholz and Sonneborn-Berger', () => {
  const results = [
    match('x', 'a', 'a'),
    match('x', 'b', 'draw', [1, 1]),
    match('x', 'c', 'b'),
    match('a', 'b', 'a'),
    match('a', 'c', 'a'),
  ];

  test('sum the points of the opponents, without the lowest, without the highest too', () => {
    expect(row(table(['x', 'a', 'b', 'c'], results), 'x')).toMatchObject({
      buchholz: 10,
      buchholz_cut_1: 9,
      median_buchholz: 3,
    });
  });

  test('cut the round without an opponent first', () => {
    const rows = table(['x', 'a', 'b', 'c'], [...results, { kind: 'bye', id: 'x', wins: 2 }]);
    expect(row(rows, 'x')).toMatchObject({ buchholz: 10, buchholz_cut_1: 10, median_buchholz: 4 });
  });

  test('give all of a beaten opponent’s points and half of a drawn one’s', () => {
    expect(row(table(['x', 'a', 'b', 'c'], results), 'x').sonneborn_berger).toEqual(fraction(13, 2));
  });
});

describe('order', () => {
  test('compares rates exactly where rounded ones look alike', () => {
    const large = 300_000_000;
    const rows = table(['a', 'b', 'c', 'd'], [match('a', 'c', 'a', [large, 1]), match('b', 'd', 'a', [large + 1, 1])], {
      tiebreakers: ['gw'],
    });
    expect(large / (large + 1)).toBe((large + 1) / (large + 2));
    expect(order(rows).slice(0, 2)).toBe('ba');
    expect(rows[1]?.decided_by).toBe('gw');
  });

  test('takes head-to-head among those who are equal, when all of them have met', () => {
    const onlyHead = { tiebreakers: ['head_to_head'] } as const;
    const bBeatA = [match('a', 'b', 'b'), match('a', 'c', 'a')];
    expect(order(table(['a', 'b', 'c'], bBeatA, onlyHead))).toBe('bac');
    const threeEqual = [...bBeatA, match('d', 'c', 'a')];
    expect(order(table(['a', 'b', 'c', 'd'], threeEqual, onlyHead))).toBe('abdc');
  });

  test('ends in the stored lot, and says what decided', () => {
    const rows = computeStandings({
      entrants: [
        { id: 'a', lot: 2, is_disqualified: false },
        { id: 'b', lot: 1, is_disqualified: false },
      ],
      results: [],
      tiebreakers: ['omw'],
      byes_in_opponent_rates: true,
    });
    expect(rows.map(({ id, rank, decided_by }) => [id, rank, decided_by])).toEqual([
      ['b', 1, null],
      ['a', 2, 'lot'],
    ]);
  });

  test('puts the disqualified last and keeps their values for their opponents', () => {
    const rows = computeStandings({
      entrants: [
        { id: 'a', lot: 1, is_disqualified: true },
        { id: 'b', lot: 2, is_disqualified: false },
      ],
      results: [match('a', 'b', 'a')],
      tiebreakers: ['omw'],
      byes_in_opponent_rates: true,
    });
    expect(order(rows)).toBe('ba');
    expect(formatRate(row(rows, 'b').omw)).toBe('1.0000');
  });
});

describe('head-to-head among exactly the tied', () => {
  const cycle = [
    match('a', 'b', 'a'),
    match('b', 'c', 'a'),
    match('c', 'a', 'a'),
    match('d', 'a', 'b'),
    match('d', 'b', 'b'),
    match('d', 'c', 'b'),
  ];
  /** a, b and c beat each other in a ring and have two wins as d beats only a: three are tied at two wins. */
  const ring = { tiebreakers: ['match_wins', 'head_to_head', 'game_difference'] } as const;

  test('parts nobody in a ring, and the next criterion follows', () => {
    const close = cycle.with(0, match('a', 'b', 'a', [2, 1]));
    const rows = table(['a', 'b', 'c', 'd'], close, { ...ring, head_to_head: 'repeated' });
    expect(order(rows)).toBe('bcad');
    expect(rows[1]?.decided_by).toBe('game_difference');
  });

  /** a, b, c, d all have 6 points in all; among them a and b have 5 points, c and d 3 or less. */
  const anew = [
    match('a', 'b', 'a', [2, 1]),
    match('c', 'a', 'a', [2, 0]),
    match('a', 'd', 'draw', [1, 1]),
    match('b', 'c', 'a', [2, 0]),
    match('b', 'd', 'draw', [1, 1]),
    match('c', 'd', 'draw', [1, 1]),
    // a 4, b 4, c 4, d 3 inside; outside d gains what is missing.
    match('d', 'x', 'draw', [1, 1]),
  ];

  test('as a mini-table of those who remain: it differs from the once-only reading', () => {
    // d falls off first (3 points inside); a, b and c have met in a ring and stay equal, so games part them.
    const rules = { tiebreakers: ['head_to_head', 'game_difference'] } as const;
    const rows = table(['a', 'b', 'c', 'd', 'x'], anew, { ...rules, head_to_head: 'repeated' });
    expect(order(rows)).toBe('bcadx');
    expect(rows.map(({ decided_by }) => decided_by)).toEqual([
      null,
      'game_difference',
      'game_difference',
      'head_to_head',
      'match_points',
    ]);
  });

  test('in events from before there was a choice it is asked once', () => {
    // Inside, a and b have 6 points, c and d 3: once, the games decide; anew, a beat b and d beat c.
    const results = [
      match('a', 'b', 'a', [2, 1]),
      match('c', 'a', 'a', [2, 0]),
      match('b', 'c', 'a', [2, 0]),
      match('a', 'd', 'a', [2, 0]),
      match('b', 'd', 'a', [2, 0]),
      match('d', 'c', 'a', [2, 0]),
      match('c', 'x', 'a'),
      match('d', 'x', 'a'),
    ];
    const rules = { tiebreakers: ['head_to_head', 'game_difference'] } as const;
    const once = table(['a', 'b', 'c', 'd', 'x'], results, rules);
    const repeated = table(['a', 'b', 'c', 'd', 'x'], results, { ...rules, head_to_head: 'repeated' });
    expect([order(once), order(repeated)]).toEqual(['bacdx', 'abdcx']);
  });
});

describe('other criteria', () => {
  const results: StandingsResult[] = [
    { ...match('a', 'b', 'a', [3, 2]), round: 1 },
    { ...match('a', 'c', 'b', [3, 0]), round: 2 },
    { ...match('b', 'c', 'a', [3, 0]), round: 3 },
  ];
  const by = (...tiebreakers: Tiebreaker[]) => order(table(['c', 'b', 'a'], results, { tiebreakers }));

  test('count wins, games and their difference', () => {
    // Games: a 3–5, b 5–3, c 3–3.
    expect(by('match_wins', 'game_difference')).toBe('bca');
    expect(by('games_won')).toBe('bca');
    expect(by('games_lost')).toBe('cba');
    expect(by('win_rate')).toBe('bca');
  });

  test('put later losses first', () => {
    // a lost round 2, b round 1, c round 3.
    expect(by('late_losses')).toBe('cab');
  });

  test('count losses to exactly the tied, the fewer first', () => {
    const won = [match('a', 'b', 'a'), match('a', 'x', 'b'), match('b', 'y', 'a'), match('c', 'z', 'a')];
    const rows = table(['b', 'a', 'c', 'x', 'y', 'z'], won, { tiebreakers: ['losses_to_tied'] });
    // a, b, c and x have 3 points; b lost to a, a lost to x.
    expect(order(rows)).toBe('cxbayz');
  });

  test('add up what all opponents have won', () => {
    const rows = table(['a', 'b', 'c'], [match('a', 'b', 'a'), { kind: 'bye', id: 'b', wins: 2 }]);
    expect(row(rows, 'a')).toMatchObject({ opponents_wins: 1, opponents_played: 2 });
    const without = table(['a', 'b'], [match('a', 'b', 'a'), { kind: 'bye', id: 'b', wins: 2 }], {
      byes_in_opponent_rates: false,
    });
    expect(row(without, 'a')).toMatchObject({ opponents_wins: 0, opponents_played: 1 });
  });

  test('begin with match wins where the order says so: a draw is no third of a win', () => {
    const drawn = [match('a', 'x', 'draw', [1, 1]), match('a', 'y', 'a'), match('b', 'z', 'a', [3, 0])];
    const ids = ['a', 'b', 'x', 'y', 'z'];
    expect(order(table(ids, drawn, { tiebreakers: ['game_difference'] })).slice(0, 2)).toBe('ab');
    expect(order(table(ids, drawn, { tiebreakers: ['match_wins', 'game_difference'] })).slice(0, 2)).toBe('ba');
  });
});

describe('updateStandings', () => {
  test('gives what computing all of it anew gives, in thousands of random changes', () => {
    const random = createRandom(5);
    const ids = Array.from({ length: 30 }, (_, index) => `p${index}`);
    const randomMatch = (a: string, b: string) =>
      match(a, b, (['a', 'b', 'draw', 'double_loss'] as const)[random.int(4)] ?? 'a', [2, random.int(2)]);
    for (let run = 0; run < 40; run++) {
      const rules = { byes_in_opponent_rates: run % 2 === 0 };
      const shuffled = [0, 1, 2, 3].flatMap(() => random.shuffle(ids.slice(0, 28)));
      const results: StandingsResult[] = Array.from({ length: 56 }, (_, index) =>
        randomMatch(shuffled[2 * index] ?? '', shuffled[2 * index + 1] ?? ''),
      );
      results.push({ kind: 'bye', id: 'p28', wins: 2 }, { kind: 'missed', id: 'p29' });
      let rows = table(ids, results, rules);
      for (let change = 0; change < 50; change++) {
        const index = random.int(56);
        const before = results[index] as Match;
        const after = randomMatch(before.a, before.b);
        results[index] = after;
        rows = updateStandings(
          rows,
          { tiebreakers: ['omw', 'gw', 'ogw', 'head_to_head'], ...rules },
          { before, after },
        );
      }
      expect(rows.map(plain)).toEqual(table(ids, results, rules).map(plain));
    }
  });

  test('keeps the rows that stayed as they were', () => {
    const before = table(['a', 'b', 'c', 'd'], [match('a', 'b', 'a')]);
    const after = updateStandings(
      before,
      { tiebreakers: ['omw'], byes_in_opponent_rates: true },
      { before: null, after: match('c', 'd', 'b', [2, 1]) },
    );
    expect(row(after, 'a')).toBe(row(before, 'a'));
    expect(row(after, 'd')).not.toBe(row(before, 'd'));
  });
});

/** Rates as they compare, meetings in any order. */
function plain({
  meetings,
  mw,
  gw,
  omw,
  ogw,
  mw_for_opponents,
  gw_for_opponents,
  sonneborn_berger,
  ...rest
}: StandingsRow) {
  const rates = [mw, gw, omw, ogw, mw_for_opponents, gw_for_opponents, sonneborn_berger].map(
    (rate) => Number(rate.n) / Number(rate.d),
  );
  return {
    ...rest,
    rates: rates.map((rate) => rate.toFixed(9)),
    meetings: meetings.map(({ opponent_id, result }) => `${opponent_id} ${result}`).toSorted(),
  };
}
