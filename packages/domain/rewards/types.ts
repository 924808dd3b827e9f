/** The places behind the band before it, up to `place_to`: each of them earns `points`. */
export type RewardBand = {
  readonly place_to: number;
  readonly points: number;
};

/** Points by place, from the first on. `participation` goes to everybody who is placed behind the last band. */
export type RewardTable = {
  readonly bands: readonly RewardBand[];
  readonly participation: number;
};

/** A line of the table as it is read; `place_to` null: and everybody behind. */
export type RewardRow = {
  readonly place: number;
  readonly place_to: number | null;
  readonly points: number;
};

export type RewardProblem = 'bands_missing' | 'too_many_bands' | 'wrong_place' | 'wrong_points' | 'more_than_before';

/** The first thing that a table may not be; `band` is its index, null for the participation or the list itself. */
export type RewardFault = {
  readonly problem: RewardProblem;
  readonly band: number | null;
};

export const REWARD_BANDS_MAX = 12;
/** As many places as the largest event has. */
export const REWARD_PLACE_MAX = 1_024;
/** For one place. */
export const REWARD_POINTS_MAX = 100_000;

export const DEFAULT_REWARD_TABLE: RewardTable = {
  bands: [
    { place_to: 1, points: 500 },
    { place_to: 2, points: 300 },
    { place_to: 4, points: 200 },
    { place_to: 8, points: 100 },
    { place_to: 16, points: 50 },
  ],
  participation: 10,
};
