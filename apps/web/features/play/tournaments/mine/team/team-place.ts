import type { User } from '@pailei/contracts/people/accounts/accounts.api';

/** Whether somebody acts for their team: captain and vice captains. */
export const leadsTeam = ({ team_role }: Pick<User, 'team_role'>): boolean =>
  team_role === 'captain' || team_role === 'vice_captain';
