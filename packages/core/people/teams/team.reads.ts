import type { TeamInside, TeamView, Handover } from '@pailei/contracts/people/teams/team-views';
import type { MyTeam } from '@pailei/contracts/people/teams/teams.api';
import type { Db } from '@pailei/db/client';
import type { TeamRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import { findCard } from './hall/hall.repository.ts';
import { findMembers, findOnline } from './members/members.repository.ts';
import { findMember } from './members/find-member.ts';
import { findPosts } from './members/posts.repository.ts';
import { countRequests } from './requests/requests.repository.ts';
import { findTeam } from './team.repository.ts';
import { draftView, teamProfile } from './team.view.ts';

export async function readTeamView(db: Db | Trx, row: TeamRow, now: string): Promise<TeamView> {
  return { team: teamProfile(row, await findCard(db, row.id, now)), members: await findMembers(db, row.id) };
}

/** One's own team, or what one has sent for review. */
export async function readMyTeam(db: Db | Trx, accountId: string, now: string): Promise<MyTeam> {
  const member = await findMember(db, accountId);
  const row = member && (await findTeam(db, member.team_id));
  if (!row) return { team: null, draft: null };
  return row.status === 'approved'
    ? { team: await readTeamView(db, row, now), draft: null }
    : { team: null, draft: draftView(row) };
}

export async function readHandover(db: Db | Trx, row: TeamRow): Promise<Handover | null> {
  const { handover_to, handover_due_at } = row;
  if (handover_to === null || handover_due_at === null) return null;
  const { username } = await db
    .selectFrom('account')
    .select('username')
    .where('id', '=', handover_to)
    .executeTakeFirstOrThrow();
  return { to: { id: handover_to, username }, due_at: handover_due_at };
}

/** What only members see. */
export async function readTeamInside(db: Db | Trx, row: TeamRow): Promise<TeamInside> {
  const waiting = { team_id: row.id, status: 'pending' } as const;
  return {
    posts: await findPosts(db, row.id),
    online: await findOnline(db, row.id),
    applications: { open: await countRequests(db, { kind: 'application', ...waiting }), changed: 0 },
    invitations: { open: await countRequests(db, { kind: 'invitation', ...waiting }), changed: 0 },
    handover: await readHandover(db, row),
    captain_due_at: row.captain_due_at,
    decks_changed: 0,
  };
}
