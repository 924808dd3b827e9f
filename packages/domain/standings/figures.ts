import { compareFractions, fraction, overOneDenominator } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { MATCH_POINTS } from './tally.ts';
import type { Tally } from './tally.ts';
import type { StandingsRow } from './types.ts';

export type Figures = Omit<StandingsRow, 'rank' | 'decided_by'>;

/** MTR appendix C: no rate counts as less than 0.33 (not a third). */
export const RATE_FLOOR: Fraction = fraction(33, 100);

/** Every figure of the given entrants, in their order; `all` holds their opponents too. */
export function figuresOf(tallies: readonly Readonly<Tally>[], all: ReadonlyMap<string, Readonly<Tally>>, byesCount: boolean): Figures[] {
  const opponentsOf = tallies.map(({ meetings }) => meetings.flatMap(({ opponent_id }) => all.get(opponent_id) ?? []));
  const average = opponentAverages(opponentsOf, byesCount);
  return tallies.map((tally, index) => {
    const opponents = opponentsOf[index] ?? [];
    const rates = ratesOf(tally, true);
    const ratesForOpponents = byesCount || tally.byes === 0 ? rates : ratesOf(tally, false);
    return {
      ...tally,
      ...rates,
      ...average(opponents),
      mw_for_opponents: ratesForOpponents.mw,
      gw_for_opponents: ratesForOpponents.gw,
      ...buchholzOf(opponents, tally.played),
      sonneborn_berger: sonnebornBergerOf(tally, all),
    };
  });
}

interface Rates {
  readonly mw: Fraction;
  readonly gw: Fraction;
}

function ratesOf(tally: Readonly<Tally>, withByes: boolean): Rates {
  const byes = withByes ? 0 : tally.byes;
  const won = tally.games_won - (withByes ? 0 : tally.bye_games);
  const games = won + tally.games_lost + tally.games_drawn;
  return {
    mw: rate(tally.match_points - MATCH_POINTS.win * byes, tally.played - byes),
    gw: rate(MATCH_POINTS.win * won + MATCH_POINTS.draw * tally.games_drawn, games),
  };
}

function rate(points: number, played: number): Fraction {
  if (played === 0) return RATE_FLOOR;
  const exact = fraction(points, MATCH_POINTS.win * played);
  return compareFractions(exact, RATE_FLOOR) < 0 ? RATE_FLOOR : exact;
}

/** The mean rates of an entrant's opponents; the floor for one who has met nobody yet. */
function opponentAverages(opponentsOf: readonly (readonly Readonly<Tally>[])[], byesCount: boolean) {
  const everyone = [...new Set(opponentsOf.flat())];
  const placeOf = new Map(everyone.map((tally, index) => [tally.id, index]));
  const rates = everyone.map((tally) => ratesOf(tally, byesCount));
  const matchRates = overOneDenominator(rates.map(({ mw }) => mw));
  const gameRates = overOneDenominator(rates.map(({ gw }) => gw));
  return (opponents: readonly Readonly<Tally>[]) => {
    if (opponents.length === 0) return { omw: RATE_FLOOR, ogw: RATE_FLOOR };
    let matchSum = 0n;
    let gameSum = 0n;
    for (const { id } of opponents) {
      const place = placeOf.get(id) ?? 0;
      matchSum += matchRates.numerators[place] ?? 0n;
      gameSum += gameRates.numerators[place] ?? 0n;
    }
    const count = BigInt(opponents.length);
    return {
      omw: { n: matchSum, d: matchRates.denominator * count },
      ogw: { n: gameSum, d: gameRates.denominator * count },
    };
  };
}

/** A round without an opponent counts as one who has no points, so it is the first to be cut. */
function buchholzOf(opponents: readonly Readonly<Tally>[], played: number) {
  let sum = 0;
  let lowest = opponents.length < played || opponents.length === 0 ? 0 : Infinity;
  let highest = 0;
  for (const { match_points } of opponents) {
    sum += match_points;
    lowest = Math.min(lowest, match_points);
    highest = Math.max(highest, match_points);
  }
  const cut = sum - lowest;
  return { buchholz: sum, buchholz_cut_1: cut, median_buchholz: Math.max(0, cut - highest) };
}

/** Points of the beaten opponents and half of those drawn with. */
function sonnebornBergerOf({ meetings }: Readonly<Tally>, all: ReadonlyMap<string, Readonly<Tally>>): Fraction {
  let halves = 0;
  for (const { opponent_id, result } of meetings) {
    const points = all.get(opponent_id)?.match_points ?? 0;
    if (result === 'win') halves += 2 * points;
    if (result === 'draw') halves += points;
  }
  return fraction(halves, 2);
}
