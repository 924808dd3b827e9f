import type { ClassRecord, Player } from '@pailei/contracts/people/profile/profile.api';

type Placement = Player['best_placements'][number];

const PODIUM = ['冠军', '亚军', '季军'];

/** `冠军`, `季军`, `第 4 名`, `第 5–8 名` for those who share places. */
export function placeText({ place, place_to }: Pick<Placement, 'place' | 'place_to'>): string {
  if (place !== place_to) return `第 ${place}–${place_to} 名`;
  return PODIUM[place - 1] ?? `第 ${place} 名`;
}

/** Whole percent of what was won; null before anything was played. */
export function winRate(wins: number, losses: number): number | null {
  const played = wins + losses;
  return played === 0 ? null : Math.round((wins / played) * 100);
}

export type ClassLine = ClassRecord & { games: number; rate: number };

/** The classes by games, each with its rate; those without a counted game are left out. */
export function classLines(classes: readonly ClassRecord[]): ClassLine[] {
  return classes
    .map((record) => ({
      ...record,
      games: record.wins + record.losses,
      rate: winRate(record.wins, record.losses) ?? 0,
    }))
    .filter(({ games }) => games > 0)
    .toSorted((one, other) => other.games - one.games || other.wins - one.wins);
}
