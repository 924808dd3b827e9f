import type { User } from '@pailei/contracts/people/accounts/accounts.api';
import type { Db } from '@pailei/db/client';
import type { AccountRow } from '@pailei/db/schema/accounts';
import { needsSecondFactor } from '@pailei/live/sessions';
import { findTeamOf } from './accounts.reads.ts';

const NO_TEAM = { team_id: null, team_name: null, team_role: null };

/** What a user sees of their own account. */
export async function readUser(db: Db, row: AccountRow): Promise<User> {
  const { id, username, email, new_email, role, qq, game_id, is_expert, expert_status, created_at } = row;
  const is_email_verified = row.email_verified_at !== null;
  const needs_second_factor = await needsSecondFactor(db, row);
  const team = (await findTeamOf(db, id)) ?? NO_TEAM;
  const address = { email, is_email_verified, new_email };
  return {
    id,
    username,
    ...address,
    needs_second_factor,
    role,
    qq,
    game_id,
    is_expert,
    expert_status,
    ...team,
    created_at,
  };
}
