import type { BattleShare, Meeting, StandingsEntrant, StandingsResult, StandingsRow } from './types.ts';

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
  | 'lost_rounds'
  | 'bye_rounds'
  | 'battles'
  | 'bye_battles'
>;

/** A tally while results are being counted into it. */
export type OpenTally = {
  -readonly [K in keyof Tally]: K extends 'meetings'
    ? Meeting[]
    : K extends 'lost_rounds' | 'bye_rounds'
      ? number[]
      : Tally[K];
};

/** A copy that results may be counted into. */
export function openTally(tally: Tally): OpenTally {
  return {
    ...tally,
    meetings: [...tally.meetings],
    lost_rounds: [...tally.lost_rounds],
    bye_rounds: [...tally.bye_rounds],
  };
}

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
      countBye(tallies.get(result.id), result, times);
      return;
    case 'half_bye':
      countOutcome(tallies.get(result.id), 'draw', { round: result.round ?? 0, times });
      return;
    case 'missed':
      countOutcome(tallies.get(result.id), 'loss', { round: result.round ?? 0, times });
      return;
    default:
      result satisfies never;
  }
}

function emptyTally({ id, lot, is_disqualified, carried_points }: StandingsEntrant): OpenTally {
  return {
    id,
    lot,
    is_disqualified,
    ...(carried_points !== undefined && { carried_points }),
    match_points: carried_points ?? 0,
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
    lost_rounds: [],
    bye_rounds: [],
  };
}

type MatchResult = StandingsResult & { readonly kind: 'match' };

function countMatch(a: OpenTally | undefined, b: OpenTally | undefined, match: MatchResult, times: 1 | -1): void {
  const { wins_a, wins_b, drawn: games_drawn, round = 0, battle } = match;
  const outcomeOfA = outcomeFor('a', match.result);
  const outcomeOfB = outcomeFor('b', match.result);
  countOutcome(a, outcomeOfA, { round, times });
  countOutcome(b, outcomeOfB, { round, times });
  countGames(a, times * wins_a, times * wins_b, times * games_drawn);
  countGames(b, times * wins_b, times * wins_a, times * games_drawn);
  countBattle(a, battle?.a, times);
  countBattle(b, battle?.b, times);
  if (!a || !b) return;
  countMeeting(
    a,
    {
      opponent_id: b.id,
      result: outcomeOfA,
      round,
      games_won: wins_a,
      games_lost: wins_b,
      games_drawn,
      ...(battle && { battle: { own: battle.a, other: battle.b } }),
    },
    times,
  );
  countMeeting(
    b,
    {
      opponent_id: a.id,
      result: outcomeOfB,
      round,
      games_won: wins_b,
      games_lost: wins_a,
      games_drawn,
      ...(battle && { battle: { own: battle.b, other: battle.a } }),
    },
    times,
  );
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

const NO_SHARE: BattleShare = { boards: 0, points: 0 };

export const addShares = (
  one: BattleShare | undefined,
  { boards, points }: BattleShare,
  times: number,
): BattleShare => ({
  boards: (one ?? NO_SHARE).boards + times * boards,
  points: (one ?? NO_SHARE).points + times * points,
});

function countBattle(tally: OpenTally | undefined, share: BattleShare | undefined, times: 1 | -1): void {
  if (tally && share) tally.battles = addShares(tally.battles, share, times);
}

function countMeeting({ meetings }: OpenTally, meeting: Meeting, times: 1 | -1): void {
  if (times === 1) {
    const earlier = meetings.findLastIndex(({ round }) => round <= meeting.round);
    meetings.splice(earlier + 1, 0, meeting);
    return;
  }
  const { opponent_id, result, round, games_won, games_lost } = meeting;
  const index = meetings.findIndex(
    (each) =>
      each.opponent_id === opponent_id &&
      each.result === result &&
      each.round === round &&
      each.games_won === games_won &&
      each.games_lost === games_lost,
  );
  if (index >= 0) meetings.splice(index, 1);
}

function countBye(
  tally: OpenTally | undefined,
  { wins, round = 0, battle }: StandingsResult & { readonly kind: 'bye' },
  times: 1 | -1,
): void {
  if (!tally) return;
  countOutcome(tally, 'win', { round, times });
  tally.byes += times;
  countRound(tally.bye_rounds, round, times);
  tally.bye_games += times * wins;
  tally.games_won += times * wins;
  countBattle(tally, battle, times);
  if (battle) tally.bye_battles = addShares(tally.bye_battles, battle, times);
}

function countOutcome(
  tally: OpenTally | undefined,
  outcome: Meeting['result'],
  { round, times }: { readonly round: number; readonly times: 1 | -1 },
): void {
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
      countRound(tally.lost_rounds, round, times);
      return;
    default:
      outcome satisfies never;
  }
}

function countRound(rounds: number[], round: number, times: 1 | -1): void {
  if (times === -1) rounds.splice(rounds.indexOf(round), 1);
  else rounds.splice(rounds.findLastIndex((earlier) => earlier <= round) + 1, 0, round);
}
