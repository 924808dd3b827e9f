import type { User } from '@pailei/contracts/accounts';
import type { AccountRow } from '@pailei/db/schema/accounts';

export function userView(row: AccountRow): User {
  const { id, username, email, role, qq, game_id, is_expert, expert_status, created_at } = row;
  const team = { team_id: null, team_name: null, team_role: null };
  return { id, username, email, role, qq, game_id, is_expert, expert_status, ...team, created_at };
}
