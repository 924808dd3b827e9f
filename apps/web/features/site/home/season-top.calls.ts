import type { SeasonSummary, Standing } from '@pailei/contracts/play/seasons/season-views';
import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import { seasonStatus } from '@pailei/domain/seasons/season';

import { api } from '../../../shared/api/api.ts';
import { SEASON_TOP_LENGTH } from './season-top-length.ts';

export type SeasonTopRows = { season: Pick<SeasonSummary, 'number' | 'name'>; rows: readonly Standing[] };

/** The first rows of the season that is played; null: none is. */
export async function readSeasonTop(now: string, signal: AbortSignal): Promise<SeasonTopRows | null> {
  const { items } = await api.call(seasonsApi.list, { signal });
  const season = items.find((one) => seasonStatus(one, now) === 'active');
  if (!season) return null;
  const { number } = season;
  const table = await api.call(seasonsApi.table, { params: { number }, query: { limit: SEASON_TOP_LENGTH }, signal });
  return { season, rows: table.items };
}
