import { appError, generalError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import type { Db } from '@pailei/db/client';
import type { TeamMemberRow, TeamRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import { holdsRight } from '@pailei/domain/rights/rights';
import { nextTeamStatus, type TeamCommand } from '@pailei/domain/teams/status';
import type { TeamStatus } from '@pailei/domain/teams/types';
import type { Actor } from '@pailei/live/registry';
import { findMember } from './members/find-member.ts';
import { findTeam, lockTeam } from './team.repository.ts';
import { isPublic } from './team.view.ts';

/** A team that everybody who is logged in may see. Throws `not_found` for any other. */
export async function requirePublicTeam(db: Db | Trx, id: string): Promise<TeamRow> {
  const row = await findTeam(db, id);
  if (!row || !isPublic(row)) throw generalError('not_found');
  return row;
}

/** The team under its lock, as long as it is one that everybody may see. */
export async function lockPublicTeam(trx: Trx, id: string): Promise<TeamRow> {
  const row = await lockTeam(trx, id);
  if (!row || !isPublic(row)) throw generalError('not_found');
  return row;
}

/** The state that a command leads to. Throws why it is refused. */
export function statusAfter(row: TeamRow, command: TeamCommand): TeamStatus {
  const next = nextTeamStatus(row.status, command);
  if ('refusal' in next) throw appError(TEAM_ERRORS, next.refusal);
  return next.status;
}

/** The actor's place in this team. Throws `members_only` for others. */
export async function requireMember(db: Db | Trx, teamId: string, actor: Actor): Promise<TeamMemberRow> {
  const member = await findMember(db, actor.user_id);
  if (member?.team_id !== teamId) throw appError(TEAM_ERRORS, 'members_only');
  return member;
}

/** Throws for everybody but the captain of this team, as the database knows it now. */
export async function requireCaptain(db: Db | Trx, teamId: string, actor: Actor): Promise<void> {
  const member = await findMember(db, actor.user_id);
  if (member?.team_id !== teamId) throw appError(TEAM_ERRORS, 'own_team_only');
  if (member.role !== 'captain') throw generalError('captain_only');
}

/** Captain and vice captains. */
export async function requireLeader(db: Db | Trx, teamId: string, actor: Actor): Promise<void> {
  const member = await findMember(db, actor.user_id);
  if (member?.team_id !== teamId || member.role === 'member') throw appError(TEAM_ERRORS, 'leaders_only');
}

/** A team that waits or was refused is its founder's alone: to others it is not there. */
export async function lockOwnDraft(trx: Trx, id: string, actor: Actor): Promise<TeamRow> {
  const row = await lockTeam(trx, id);
  if (!row || row.founder_id !== actor.user_id) throw generalError('not_found');
  return row;
}

/** Reasons of kicks: for the captain, the staff, and whoever was kicked. */
export async function readsReasons(db: Db, teamId: string, actor: Actor): Promise<boolean> {
  if (holdsRight('admin', actor)) return true;
  const member = await findMember(db, actor.user_id);
  return member?.team_id === teamId && member.role === 'captain';
}
