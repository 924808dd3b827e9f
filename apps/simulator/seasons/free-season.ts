import type { SeasonPeriod } from '@pailei/domain/seasons/season';

type Numbered = SeasonPeriod & { readonly number: number };

const DAYS_MS = 2 * 86_400_000;
/** No site has events from before. */
const BEFORE_ALL = Date.UTC(2010, 0, 1);
/** The first time that a season can have. Seasons of earlier runs may lie before it. */
const FIRST_TIME = Date.UTC(2000, 0, 1);

/**
 * A number and a period that no season has, before all seasons and events of the site. So nothing counts in it but what is put into
 * it by hand, whoever else plays on the site meanwhile.
 */
export function freeSeason(seasons: readonly Numbered[]): Numbered {
  const starts = seasons.map(({ starts_at }) => Date.parse(starts_at)).filter((start) => start >= FIRST_TIME);
  const end = Math.min(BEFORE_ALL, ...starts);
  return {
    number: Math.max(0, ...seasons.map((season) => season.number)) + 1,
    starts_at: new Date(end - DAYS_MS).toISOString(),
    ends_at: new Date(end).toISOString(),
  };
}
