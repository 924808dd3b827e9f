import type { Meeting, StandingsEntrant, StandingsResult } from './types.ts';

export const MATCH_POINTS = { win: 3, draw: 1, loss: 0 } as const;

/** What an entrant has played so far; every figure of the table follows from these. */
export interface Tally extends StandingsEntrant {
  match_points: number;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  byes: number;
  /** Games that byes were counted as. */
  bye_games: number;
  games_won: number;
  games_lost: number;
  games_drawn: number;
  meetings: Meeting[];
}

/** A side that is not an entrant is passed over. */
export function tallyResults(entrants: readonly StandingsEntrant[], results: readonly StandingsResult[]): Map<string, Tally> {
  const tallies = new Map(entrants.map((entrant) => [entrant.id, emptyTally(entrant)]));
  for (const result of results) countResult(tallies, result, 1);
  return tallies;
}

/** Adds a result to the tallies (`times` 1) or takes it out again (-1). */
export function countResult(tallies: ReadonlyMap<string, Tally>, result: StandingsResult, times: 1 | -1): void {
  switch (result.kind) {
    case 'match':
      countSide(tallies.get(result.a), result.b, outcomeFor('a', result.result), result.wins_a, result.wins_b, result.drawn, times);
      countSide(tallies.get(result.b), result.a, outcomeFor('b', result.result), result.wins_b, result.wins_a, result.drawn, times);
      return;
    case 'bye':
      countBye(tallies.get(result.id), result.wins, times);
      return;
    case 'missed':
      countOutcome(tallies.get(result.id), 'loss', times);
      return;
    default:
      result satisfies never;
  }
}

function emptyTally({ id, lot, is_disqualified }: StandingsEntrant): Tally {
  return {
    id,
    lot,
    is_disqualified,
    match_points: 0,
    played: 0,
    wins: 0,
    draws: 0,
    losses: 0,
    byes: 0,
    bye_games: 0,
    games_won: 0,
    games_lost: 0,
    games_drawn: 0,
    meetings: [],
  };
}

function outcomeFor(side: 'a' | 'b', result: 'a' | 'b' | 'draw' | 'double_loss'): Meeting['result'] {
  if (result === 'draw') return 'draw';
  return result === side ? 'win' : 'loss';
}

function countSide(
  tally: Tally | undefined,
  opponent_id: string,
  outcome: Meeting['result'],
  won: number,
  lost: number,
  drawn: number,
  times: 1 | -1,
): void {
  if (!tally) return;
  countOutcome(tally, outcome, times);
  tally.games_won += times * won;
  tally.games_lost += times * lost;
  tally.games_drawn += times * drawn;
  if (times === 1) {
    tally.meetings.push({ opponent_id, result: outcome });
  } else {
    const index = tally.meetings.findIndex((meeting) => meeting.opponent_id === opponent_id && meeting.result === outcome);
    if (index >= 0) tally.meetings.splice(index, 1);
  }
}

function countBye(tally: Tally | undefined, wins: number, times: 1 | -1): void {
  if (!tally) return;
  countOutcome(tally, 'win', times);
  tally.byes += times;
  tally.bye_games += times * wins;
  tally.games_won += times * wins;
}

function countOutcome(tally: Tally | undefined, outcome: Meeting['result'], times: 1 | -1): void {
  if (!tally) return;
  tally.played += times;
  tally.match_points += times * MATCH_POINTS[outcome];
  switch (outcome) {
    case 'win':
      tally.wins += times;
      return;
    case 'draw':
      tally.draws += times;
      return;
    case 'loss':
      tally.losses += times;
      return;
    default:
      outcome satisfies never;
  }
}
