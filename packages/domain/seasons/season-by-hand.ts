/** What the staff enter of a season that was played elsewhere: names alone, nothing of it is counted. */
export type SeasonByHand = {
  readonly champion: string;
  readonly is_team: boolean;
  readonly final: { readonly opponent: string; readonly wins: number; readonly losses: number } | null;
  /** Below the champion, in order; equal places are shared. */
  readonly places: readonly { readonly place: number; readonly name: string }[];
  /** Of a champion team, its captain first. */
  readonly roster: readonly string[];
  readonly picture_id: string | null;
};

export const PAST_NAME_MAX = 30;
export const PAST_PLACES_MAX = 32;
export const PAST_ROSTER_MAX = 16;
export const PAST_WINS_MAX = 99;

/** The first place that comes too early: places rise from the second on, and after n names that share one comes no place below n more. */
export function placesFault(places: SeasonByHand['places']): number | null {
  const index = places.findIndex(({ place }, at) => {
    const before = places[at - 1]?.place ?? 2;
    return place < before || (place !== before && place !== at + 2) || (at === 0 && place !== 2);
  });
  return index < 0 ? null : index;
}
