import type { Meeting, StandingsEntrant, StandingsResult, StandingsRow } from './types.ts';

export const MATCH_POINTS = { win: 3, draw: 1, loss: 0 } as const;

/** What an entrant has played so far; every figure of the table follows from these. */
export type Tally = Pick<
  StandingsRow,
  | keyof StandingsEntrant
  | 'match_points'
  | 'played'
  | 'wins'
  | 'draws'
  | 'losses'
  | 'byes'
  | 'bye_games'
  | 'games_won'
  | 'games_lost'
  | 'games_drawn'
  | 'meetings'
>;

/** A tally while results are being counted into it. */
export type OpenTally = { -readonly [K in keyof Tally]: K extends 'meetings' ? Meeting[] : Tally[K] };

/** A match with somebody who is not an entrant counts for the other side, without an opponent. */
export function tallyResults(
  entrants: readonly StandingsEntrant[],
  results: readonly StandingsResult[],
): Map<string, OpenTally> {
  const tallies = new Map(entrants.map((entrant) => [entrant.id, emptyTally(entrant)]));
  for (const result of results) countResult(tallies, result, 1);
  return tallies;
}

/** Adds a result to the tallies (`times` 1) or takes it out again (-1). */
export function countResult(tallies: ReadonlyMap<string, OpenTally>, result: StandingsResult, times: 1 | -1): void {
  switch (result.kind) {
    case 'match':
      countMatch(tallies.get(result.a), tallies.get(result.b), result, times);
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

function emptyTally({ id, lot, is_disqualified }: StandingsEntrant): OpenTally {
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

type MatchResult = StandingsResult & { readonly kind: 'match' };

function countMatch(a: OpenTally | undefined, b: OpenTally | undefined, match: MatchResult, times: 1 | -1): void {
  const { wins_a, wins_b, drawn } = match;
  const outcomeOfA = outcomeFor('a', match.result);
  const outcomeOfB = outcomeFor('b', match.result);
  countOutcome(a, outcomeOfA, times);
  countOutcome(b, outcomeOfB, times);
  countGames(a, times * wins_a, times * wins_b, times * drawn);
  countGames(b, times * wins_b, times * wins_a, times * drawn);
  if (!a || !b) return;
  countMeeting(a, { opponent_id: b.id, result: outcomeOfA }, times);
  countMeeting(b, { opponent_id: a.id, result: outcomeOfB }, times);
}

function outcomeFor(side: 'a' | 'b', result: MatchResult['result']): Meeting['result'] {
  if (result === 'draw') return 'draw';
  return result === side ? 'win' : 'loss';
}

function countGames(tally: OpenTally | undefined, won: number, lost: number, drawn: number): void {
  if (!tally) return;
  tally.games_won += won;
  tally.games_lost += lost;
  tally.games_drawn += drawn;
}

function countMeeting({ meetings }: OpenTally, meeting: Meeting, times: 1 | -1): void {
  if (times === 1) {
    meetings.push(meeting);
    return;
  }
  const index = meetings.findIndex(
    ({ opponent_id, result }) => opponent_id === meeting.opponent_id && result === meeting.result,
  );
  if (index >= 0) meetings.splice(index, 1);
}

function countBye(tally: OpenTally | undefined, wins: number, times: 1 | -1): void {
  if (!tally) return;
  countOutcome(tally, 'win', times);
  tally.byes += times;
  tally.bye_games += times * wins;
  tally.games_won += times * wins;
}

function countOutcome(tally: OpenTally | undefined, outcome: Meeting['result'], times: 1 | -1): void {
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
