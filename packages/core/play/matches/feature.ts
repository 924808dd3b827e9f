import { MATCH_AUDITS } from '@pailei/contracts/play/matches/matches.audits';
import { CASE_NOTICES, MATCH_NOTICES } from '@pailei/contracts/play/matches/matches.notices';
import { sql } from 'kysely';
import type { Feature } from '../../ground/features/feature.ts';
import { openMatchesPlace } from '../../people/personal/personal.serve.ts';
import { createMatchesService } from './matches.service.ts';
import { findOpenMatchesOfAccount } from './find-matches.ts';
import { matchSideTopicDefinition } from './match-side.serve.ts';
import { matchTopicDefinition } from './match.serve.ts';
import { openMatchOf } from './match-seats.ts';
import type { MatchOwners } from './match-owner.ts';
import type { MatchesDeps } from './matches.deps.ts';
import { matchesCalls } from './matches.calls.ts';

export const matchesFeature = {
  name: 'matches',
  headings: {
    matches: {
      name: '场次',
      about: '准备、禁用、选择、上报与裁定。指令指明所针对的局数，重复或过时的会被拒绝，不产生效果。',
    },
    'featured-match': { name: '场次' },
  },
  calls: [matchesCalls],
  services: {
    matches: ({ matchOwners, ...deps }: Omit<MatchesDeps, 'owners'> & { matchOwners: MatchOwners }) =>
      createMatchesService({ ...deps, owners: matchOwners }),
  },
  topics: [matchTopicDefinition, matchSideTopicDefinition],
  offers: [openMatchesPlace.give(async (trx, id) => (await findOpenMatchesOfAccount(trx, id)).map(openMatchOf))],
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
