import type { CompetitorKind } from '@pailei/domain/seasons/types';
import { defineTopic } from '../../topics/topic.ts';
import type { SeasonHeader, SeasonTableView, SeasonView } from './season-views.ts';

export type SeasonEvents = {
  season_changed: { season: SeasonHeader };
  /** The rows that are live; `total` is that of the whole table. */
  season_table_changed: { kind: CompetitorKind; table: SeasonTableView };
};

/** By the season's number. */
export const seasonTopic = defineTopic<SeasonView, SeasonEvents>()('season', 'season:{id}');
