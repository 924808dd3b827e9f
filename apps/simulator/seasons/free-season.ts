import type { SeasonPeriod } from '@pailei/domain/seasons';

type Known = SeasonPeriod & { readonly number: number };
type FreeSeason = SeasonPeriod & { readonly number: number };

const DAY_MS = 86_400_000;
const DAYS = 2;
const SINCE_MS = 60_000;

/**
 * A number and a period that no season has: around now, so that it runs; where another one is on, before all of them. Its events
 * are put into it by hand, so that the period decides about none.
 */
export function freeSeason(seasons: readonly Known[], now: number): FreeSeason {
  const number = Math.max(0, ...seasons.map((season) => season.number)) + 1;
  const running = periodFrom(now - SINCE_MS);
  if (!seasons.some((season) => meets(season, running))) return { number, ...running };
  const first = Math.min(...seasons.map(({ starts_at }) => Date.parse(starts_at)), now);
  return { number, ...periodFrom(first - DAYS * DAY_MS) };
}

const periodFrom = (start: number): SeasonPeriod => ({
  starts_at: new Date(start).toISOString(),
  ends_at: new Date(start + DAYS * DAY_MS).toISOString(),
});

const meets = (one: SeasonPeriod, other: SeasonPeriod) =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at;
