import type { Feature } from '../../ground/features/feature.ts';
import { battleDeadlinesOf } from '../battles/battle-clock.ts';
import { leagueClockOf } from '../league/league.clock.ts';
import { matchClockOf } from '../matches/clock/match.clock.ts';
import { battleOwners, matchOwners } from './match-owners.ts';

/** Gives matches, battles and league weeks what they belong to; with their clocks, in the order of locks. */
export const matchOwnersFeature = {
  name: 'match-owners',
  services: { matchOwners: () => matchOwners, battleOwners: () => battleOwners },
  clocks: [battleDeadlinesOf(battleOwners), leagueClockOf(battleOwners), matchClockOf(matchOwners)],
} as const satisfies Feature;
