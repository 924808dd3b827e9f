import type { User } from '@pailei/contracts/accounts';
import type { AccountRow } from '@pailei/db/schema/accounts';

export function userView(row: AccountRow): User {
  const { id, username, email, role, qq, game_id, is_expert, expert_status, created_at } = row;
  return { id, username, email, role, qq, game_id, is_expert, expert_status, created_at };
}
