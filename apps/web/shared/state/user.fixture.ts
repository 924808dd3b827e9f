import type { User } from '@pailei/contracts/people/accounts/accounts.api';

/** A player as the server answers, for tests. */
export const PLAYER: User = {
  id: 'u1',
  username: '半糖拿铁',
  email: 'a@b.cn',
  is_email_verified: true,
  new_email: null,
  needs_second_factor: false,
  role: 'user',
  qq: null,
  game_id: null,
  is_expert: false,
  expert_status: 'none',
  team_id: null,
  team_name: null,
  team_role: null,
  created_at: '2026-11-20T12:00:00.000Z',
};
