import { fraction, overOneDenominator, type Fraction } from './fraction.ts';
import { MATCH_POINTS, type Tally } from './tally.ts';
import type { StandingsRow } from './types.ts';

/** MTR appendix C: no rate counts as less than 0.33 (not a third). */
const FLOOR_PERCENT = 33;
export const RATE_FLOOR = fraction(FLOOR_PERCENT, 100);

/** The rows of the given entrants, in their order and not ranked yet; `all` holds their opponents too. */
export function unrankedRows(
  tallies: readonly Tally[],
  all: ReadonlyMap<string, Tally>,
  byesCount: boolean,
): StandingsRow[] {
  const { known, seats } = seatOpponents(tallies, all);
  const rates = known.map((tally) => ratesOf(tally, byesCount));
  const average = averageOf(rates);
  return tallies.map((tally, index): StandingsRow => {
    const opponents = seats[index] ?? [];
    const own = ratesOf(tally, true);
    const forOpponents = byesCount || tally.byes === 0 ? own : ratesOf(tally, false);
    const points = opponents.map((seat) => known[seat]?.match_points ?? 0);
    const { omw, ogw } = average(opponents);
    const { buchholz, buchholz_cut_1, median_buchholz } = buchholzOf(points, tally.played);
    return {
      rank: 0,
      id: tally.id,
      lot: tally.lot,
      is_disqualified: tally.is_disqualified,
      ...(tally.carried_points !== undefined && { carried_points: tally.carried_points }),
      match_points: tally.match_points,
      played: tally.played,
      wins: tally.wins,
      draws: tally.draws,
      losses: tally.losses,
      byes: tally.byes,
      bye_games: tally.bye_games,
      games_won: tally.games_won,
      games_lost: tally.games_lost,
      games_drawn: tally.games_drawn,
      mw: own.mw,
      gw: own.gw,
      omw,
      ogw,
      mw_for_opponents: forOpponents.mw,
      gw_for_opponents: forOpponents.gw,
      buchholz,
      buchholz_cut_1,
      median_buchholz,
      sonneborn_berger: sonnebornBergerOf(tally, points),
      ...recordOfOpponents(opponents, known, byesCount),
      meetings: tally.meetings,
      lost_rounds: tally.lost_rounds,
      bye_rounds: tally.bye_rounds,
      ...(tally.battles && { battles: tally.battles }),
      ...(tally.bye_battles && { bye_battles: tally.bye_battles }),
      decided_by: null,
    };
  });
}

type Rates = {
  readonly mw: Fraction;
  readonly gw: Fraction;
};

/** Everybody who was met, once, and for each entrant the seats of their opponents among them. */
function seatOpponents(
  tallies: readonly Tally[],
  all: ReadonlyMap<string, Tally>,
): { known: Tally[]; seats: number[][] } {
  const known: Tally[] = [];
  const seatOf = new Map<string, number>();
  const takeSeat = (id: string): number => {
    const seat = known.length;
    seatOf.set(id, seat);
    known.push(all.get(id) as Tally);
    return seat;
  };
  const seats = tallies.map(({ meetings }) =>
    meetings.map(({ opponent_id }) => seatOf.get(opponent_id) ?? takeSeat(opponent_id)),
  );
  return { known, seats };
}

function ratesOf(tally: Tally, withByes: boolean): Rates {
  const { match, game } = pointsOf(tally, withByes);
  return { mw: rate(match), gw: rate(game) };
}

/** Points reached, of those that could be. */
type Points = { readonly reached: number; readonly possible: number };

/** What an entrant's own rates are made of, before the floor. */
export function pointsOf(tally: Tally, withByes: boolean): { readonly match: Points; readonly game: Points } {
  const byes = withByes ? 0 : tally.byes;
  const won = tally.games_won - (withByes ? 0 : tally.bye_games);
  const games = won + tally.games_lost + tally.games_drawn;
  return {
    match: {
      reached: tally.match_points - (tally.carried_points ?? 0) - MATCH_POINTS.win * byes,
      possible: MATCH_POINTS.win * (tally.played - byes),
    },
    game: {
      reached: MATCH_POINTS.win * won + MATCH_POINTS.draw * tally.games_drawn,
      possible: MATCH_POINTS.win * games,
    },
  };
}

function rate({ reached, possible }: Points): Fraction {
  return isAtFloor({ reached, possible }) ? RATE_FLOOR : fraction(reached, possible);
}

export function isAtFloor({ reached, possible }: Points): boolean {
  return 100 * reached <= FLOOR_PERCENT * possible;
}

/** The mean rates of an entrant's opponents; the floor for one who has met nobody yet. */
function averageOf(
  rates: readonly Rates[],
): (seats: readonly number[]) => { readonly omw: Fraction; readonly ogw: Fraction } {
  const matchRates = overOneDenominator(rates.map(({ mw }) => mw));
  const gameRates = overOneDenominator(rates.map(({ gw }) => gw));
  const mean = ({ numerators, denominator }: typeof matchRates, seats: readonly number[]): Fraction => {
    let sum = 0n;
    for (const seat of seats) sum += numerators[seat] ?? 0n;
    return fraction(sum, denominator * BigInt(seats.length));
  };
  return (seats) => {
    if (seats.length === 0) return { omw: RATE_FLOOR, ogw: RATE_FLOOR };
    return { omw: mean(matchRates, seats), ogw: mean(gameRates, seats) };
  };
}

/** A round without an opponent counts as one who has no points, so it is the first to be cut. */
function buchholzOf(points: readonly number[], played: number) {
  let sum = 0;
  let lowest = points.length < played || points.length === 0 ? 0 : Infinity;
  let highest = 0;
  for (const each of points) {
    sum += each;
    if (each < lowest) lowest = each;
    if (each > highest) highest = each;
  }
  const cut = sum - lowest;
  return { buchholz: sum, buchholz_cut_1: cut, median_buchholz: Math.max(0, cut - highest) };
}

function recordOfOpponents(seats: readonly number[], known: readonly Tally[], byesCount: boolean) {
  let opponents_wins = 0;
  let opponents_played = 0;
  for (const seat of seats) {
    const opponent = known[seat];
    if (!opponent) continue;
    const byes = byesCount ? 0 : opponent.byes;
    opponents_wins += opponent.wins - byes;
    opponents_played += opponent.played - byes;
  }
  return { opponents_wins, opponents_played };
}

/** Points of the beaten opponents and half of those drawn with. */
function sonnebornBergerOf({ meetings }: Tally, points: readonly number[]): Fraction {
  let halves = 0;
  meetings.forEach(({ result }, index) => {
    if (result === 'win') halves += 2 * (points[index] ?? 0);
    if (result === 'draw') halves += points[index] ?? 0;
  });
  return fraction(halves, 2);
}
