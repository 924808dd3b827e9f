import type { User } from '@pailei/contracts/people/accounts/accounts.api';

/** Captains and vice captains act on challenges; the server decides. */
export function leadsTeam(user: Pick<User, 'team_id' | 'team_role'> | null): boolean {
  return user?.team_id !== null && (user?.team_role === 'captain' || user?.team_role === 'vice_captain');
}
