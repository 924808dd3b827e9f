/** How far back the leaderboard looks. */
export const LEADERBOARD_DAYS = 90;

/** What a place is worth in the smallest field; those who share a place have its best end. Behind the last row: `ATTENDANCE_POINTS`. */
export const PLACE_POINTS = [
  { to: 1, points: 25 },
  { to: 2, points: 15 },
  { to: 4, points: 10 },
  { to: 8, points: 5 },
  { to: 16, points: 3 },
  { to: 32, points: 2 },
] as const;
export const ATTENDANCE_POINTS = 1;

/** How often a place counts in a field of at least `from` players: who wins against many has won more. */
export const FIELD_FACTORS = [
  { from: 32, factor: 4 },
  { from: 16, factor: 3 },
  { from: 8, factor: 2 },
] as const;

/** Leaderboard points for one place (from 1) in one event that `field` players finished. */
export function placementPoints(place: number, field: number): number {
  const points = PLACE_POINTS.find(({ to }) => place <= to)?.points ?? ATTENDANCE_POINTS;
  const factor = FIELD_FACTORS.find(({ from }) => field >= from)?.factor ?? 1;
  return points * factor;
}
