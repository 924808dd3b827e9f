import { placeText } from '@pailei/contracts/play/tournaments/place-text';
import { REWARD_PLACE_MAX, type RewardBand, type RewardRow, type RewardTable } from '@pailei/domain/rewards/types';

/** The places of a line: `第 5–8 名`, `第 17 名起`; `全体选手` where it is the only one. */
export function rowText({ place, place_to }: RewardRow): string {
  if (place_to !== null) return placeText({ place, place_to });
  return place === 1 ? '全体选手' : `第 ${place} 名起`;
}

/** With a band behind the last one, as wide as all before it and with as many points as those who only take part get. */
export function withBand({ bands, participation }: RewardTable): RewardTable {
  const last = bands.at(-1)?.place_to ?? 0;
  const next = { place_to: Math.min(Math.max(last + 1, last * 2), REWARD_PLACE_MAX), points: participation };
  return { bands: [...bands, next], participation };
}

export type BandErrors = Record<keyof RewardBand, string | undefined>;

/** The messages of one band, from those of the table by place: `bands.0.points`. */
export function errorsOfBand(errors: Readonly<Record<string, string>>, index: number): BandErrors {
  return { place_to: errors[`bands.${index}.place_to`], points: errors[`bands.${index}.points`] };
}
