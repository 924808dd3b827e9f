import { LEAGUE_NOTICES } from '@pailei/contracts/play/league/league.notices';
import type { Feature } from '../../ground/features/feature.ts';
import type { BattleOwners } from '../battles/battle-owner.ts';
import { createLeagueService } from './league.service.ts';
import { teamLeagueTopicDefinition } from './team-league.serve.ts';
import type { LeagueDeps } from './league.deps.ts';
import { leagueCalls } from './league.calls.ts';

export const leagueFeature = {
  name: 'league',
  headings: { 'league-weeks': { name: '团体赛' } },
  calls: [leagueCalls],
  services: {
    league: ({ battleOwners, ...deps }: Omit<LeagueDeps, 'owners'> & { battleOwners: BattleOwners }) =>
      createLeagueService({ ...deps, owners: battleOwners }),
  },
  topics: [teamLeagueTopicDefinition],
  notices: LEAGUE_NOTICES,
} as const satisfies Feature;
