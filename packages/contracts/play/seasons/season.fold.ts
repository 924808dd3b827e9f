import { foldBy, type Fold } from '../../topics/topic.ts';
import type { SeasonView } from './season-views.ts';
import type { SeasonEvents } from './season.topic.ts';

export const foldSeason: Fold<SeasonView> = (view, event) =>
  foldBy<SeasonView, SeasonEvents>(
    {
      season_changed: (before, { season }) => ({ ...before, season }),
      season_table_changed: (before, { kind, table }) => ({ ...before, tables: { ...before.tables, [kind]: table } }),
    },
    view,
    event,
  );
