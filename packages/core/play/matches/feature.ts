import { MATCH_AUDITS } from '@pailei/contracts/play/matches/matches.audits';
import { CASE_NOTICES, MATCH_NOTICES } from '@pailei/contracts/play/matches/matches.notices';
import { sql } from 'kysely';
import type { Feature } from '../../ground/features/feature.ts';
import { matchOwners } from '../match-owners/index.ts';
import {
  createMatchesService,
  matchClockOf,
  matchSideTopicDefinition,
  matchTopicDefinition,
  type MatchesDeps,
} from './index.ts';

export const matchesFeature = {
  name: 'matches',
  services: {
    matches: (deps: Omit<MatchesDeps, 'owners'>) => createMatchesService({ ...deps, owners: matchOwners }),
  },
  topics: [matchTopicDefinition, matchSideTopicDefinition],
  clocks: [matchClockOf(matchOwners)],
  audits: MATCH_AUDITS.actions,
  target_names: {
    match: (db, ids) =>
      db
        .selectFrom('match')
        .select(['id', sql<string>`concat(state #>> '{sides,a,name}', ' 对 ', state #>> '{sides,b,name}')`.as('name')])
        .where('id', 'in', ids)
        .execute(),
  },
  notices: { ...MATCH_NOTICES, ...CASE_NOTICES },
} as const satisfies Feature;
