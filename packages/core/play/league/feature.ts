import { LEAGUE_NOTICES } from '@pailei/contracts/play/league/league.notices';
import type { Feature } from '../../ground/features/feature.ts';
import { battleOwners } from '../match-owners/index.ts';
import { createLeagueService, leagueClockOf, teamLeagueTopicDefinition } from './index.ts';
import type { LeagueDeps } from './league.deps.ts';

export const leagueFeature = {
  name: 'league',
  services: { league: (deps: Omit<LeagueDeps, 'owners'>) => createLeagueService({ ...deps, owners: battleOwners }) },
  topics: [teamLeagueTopicDefinition],
  clocks: [leagueClockOf(battleOwners)],
  notices: LEAGUE_NOTICES,
} as const satisfies Feature;
