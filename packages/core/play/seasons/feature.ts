import { SEASON_AUDITS } from '@pailei/contracts/play/seasons/seasons.audits';
import { SEASON_NOTICES } from '@pailei/contracts/play/seasons/seasons.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { countSeasonEvent, countSeasonEventJob } from './counting/count-season-event.job.ts';
import { createManagedSeasonsService } from './managed/managed-seasons.service.ts';
import { createSeasonCounter } from './counting/season-counter.service.ts';
import { createSeasonPicturesService } from './managed/season-pictures.service.ts';
import { createSeasonsService } from './seasons.service.ts';
import { findSeasonsByName } from './found-seasons.reads.ts';
import { findUncountedEvents } from './counting/uncounted.sweep.ts';
import { seasonTopicDefinition } from './season.serve.ts';
import { seasonsCalls } from './seasons.calls.ts';

export const seasonsFeature = {
  name: 'seasons',
  headings: { seasons: { name: '赛季', about: '赛季积分榜、积分的来历与历届冠军。变化见实时协议的 season 话题。' } },
  calls: [seasonsCalls],
  services: {
    seasons: createSeasonsService,
    managedSeasons: createManagedSeasonsService,
    seasonCounter: createSeasonCounter,
    seasonPictures: createSeasonPicturesService,
    seasonsByName: () => findSeasonsByName,
  },
  topics: [seasonTopicDefinition],
  jobs: [countSeasonEvent],
  sweeps: [
    async (db, { overdue, limit }) =>
      (await findUncountedEvents(db, overdue, limit)).map(({ id, updated_at }) => countSeasonEventJob(id, updated_at)),
  ],
  audits: SEASON_AUDITS.actions,
  notices: SEASON_NOTICES,
  target_names: {
    season: (db, ids) => db.selectFrom('season').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
} as const satisfies Feature;
