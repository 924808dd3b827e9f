import { roundsOf, type OwnRound } from '../proof/own-terms.ts';
import type { StandingsResult, StandingsRow } from '../types.ts';

/** The results that a table was counted from, each match once: computing them again gives the table. */
export function resultsOf(rows: readonly StandingsRow[]): StandingsResult[] {
  const seats = new Map(rows.map(({ id }, seat) => [id, seat]));
  return rows.flatMap((row, seat) =>
    roundsOf(row).flatMap((each): StandingsResult[] => {
      const { opponent_id, round, result, games_won, games_lost, games_drawn, battle } = each;
      if (result === 'bye')
        return [{ kind: 'bye', id: row.id, wins: games_won, round, ...(battle && { battle: battle.own }) }];
      if (result === 'draw' && opponent_id === null) return [{ kind: 'half_bye', id: row.id, round }];
      if (result === 'missed') return [{ kind: 'missed', id: row.id, round }];
      const other = seats.get(opponent_id ?? '');
      if (other === undefined || other < seat) return [];
      return [
        {
          kind: 'match',
          a: row.id,
          b: opponent_id ?? '',
          result: resultOf(each, rows[other]?.meetings, row.id),
          wins_a: games_won,
          wins_b: games_lost,
          drawn: games_drawn,
          round,
          ...(battle?.other && { battle: { a: battle.own, b: battle.other } }),
        },
      ];
    }),
  );
}

/** A loss may be one of both: then the opponent's meeting of that match says so. */
function resultOf(
  { result, round, games_won, games_lost }: OwnRound,
  meetings: StandingsRow['meetings'] = [],
  id: string,
): 'a' | 'b' | 'draw' | 'double_loss' {
  if (result === 'draw') return 'draw';
  if (result === 'win') return 'a';
  const back = meetings.filter(
    (meeting) =>
      meeting.opponent_id === id &&
      meeting.round === round &&
      meeting.games_won === games_lost &&
      meeting.games_lost === games_won,
  );
  return back.some((meeting) => meeting.result === 'win') ? 'b' : 'double_loss';
}
