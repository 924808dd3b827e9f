import {
  REWARD_BANDS_MAX,
  REWARD_PLACE_MAX,
  REWARD_POINTS_MAX,
  type RewardFault,
  type RewardRow,
  type RewardTable,
} from './types.ts';

export function rewardOf({ bands, participation }: RewardTable, place: number): number {
  return bands.find(({ place_to }) => place <= place_to)?.points ?? participation;
}

/** What there is to earn among so many places, from the first on. */
export function rewardRows({ bands, participation }: RewardTable, places: number): RewardRow[] {
  const ends = [...bands, { place_to: null, points: participation }];
  return ends
    .map(({ place_to, points }, index) => ({
      place: firstPlace(bands, index),
      place_to: place_to && Math.min(place_to, places),
      points,
    }))
    .filter(({ place, points }) => place <= places && points > 0);
}

/** The first place of a band, or with the number of bands that behind them all. */
export function firstPlace(bands: RewardTable['bands'], index: number): number {
  return (bands[index - 1]?.place_to ?? 0) + 1;
}

/** Places rise, points are whole, at least 0 and never more than those of the places before. */
export function rewardFault({ bands, participation }: RewardTable): RewardFault | null {
  if (bands.length === 0) return { problem: 'bands_missing', band: null };
  if (bands.length > REWARD_BANDS_MAX) return { problem: 'too_many_bands', band: null };
  for (const [index, { place_to, points }] of bands.entries()) {
    if (!isIntegerBetween(place_to, firstPlace(bands, index), REWARD_PLACE_MAX))
      return { problem: 'wrong_place', band: index };
    const problem = pointsProblem(points, bands[index - 1]?.points);
    if (problem) return { problem, band: index };
  }
  const problem = pointsProblem(participation, bands.at(-1)?.points);
  return problem && { problem, band: null };
}

function pointsProblem(points: number, before = REWARD_POINTS_MAX): 'wrong_points' | 'more_than_before' | null {
  if (!isIntegerBetween(points, 0, REWARD_POINTS_MAX)) return 'wrong_points';
  return points > before ? 'more_than_before' : null;
}

const isIntegerBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;
