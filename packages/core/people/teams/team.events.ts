import { teamHallTopic } from '@pailei/contracts/people/teams/team-hall.topic';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import { teamReviewTopic } from '@pailei/contracts/people/teams/team-review.topic';
import { teamTopic } from '@pailei/contracts/people/teams/team.topic';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import type { TeamRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { RequestKind, TeamStatus } from '@pailei/domain/teams/types';
import { findCard } from './hall/hall.repository.ts';
import { findCaptainId } from './members/members.repository.ts';
import { countRequests } from './requests/requests.repository.ts';
import { readRequestCounts } from './requests/request-counts.reads.ts';
import { teamProfile } from './team.view.ts';
import { findTeam } from './team.repository.ts';

/** The transaction in which something of a team changes. `now`: ISO, UTC. */
export type TeamMoment = { trx: Trx; log: LiveLog; now: string };

/** The team's line in the hall is another one, or gone. */
export async function logCard({ trx, log, now }: TeamMoment, teamId: string): Promise<void> {
  const card = await findCard(trx, teamId, now);
  if (card) log.add(teamHallTopic.of(), 'team_listed', { team: card });
  else log.add(teamHallTopic.of(), 'team_unlisted', { id: teamId });
}

/** Line and page of an approved team are others. */
export async function logProfile(moment: TeamMoment, teamId: string): Promise<void> {
  const { trx, log, now } = moment;
  await logCard(moment, teamId);
  const row: TeamRow | undefined = await findTeam(trx, teamId);
  if (row) log.add(teamTopic.of(teamId), 'team_changed', { team: teamProfile(row, await findCard(trx, teamId, now)) });
}

/** An application or an invitation of this team and this player is new, answered or gone: both sides see their counts. */
export async function logRequest(
  { trx, log }: TeamMoment,
  { team_id, account_id, kind }: { team_id: string; account_id: string; kind: RequestKind },
): Promise<void> {
  const open = await countRequests(trx, { kind, team_id, status: 'pending' });
  const type = kind === 'application' ? 'applications_changed' : 'invitations_changed';
  log.add(teamInsideTopic.of(team_id), type, { open });
  await logOwnRequests({ trx, log }, account_id);
  const captain = kind === 'application' ? await findCaptainId(trx, team_id) : undefined;
  if (captain !== undefined) await logOwnRequests({ trx, log }, captain);
}

export async function logOwnRequests({ trx, log }: Pick<TeamMoment, 'trx' | 'log'>, accountId: string): Promise<void> {
  log.add(personalTopic.of(accountId), 'team_requests_changed', await readRequestCounts(trx, accountId));
}

/** Team, or role in it, of this account is another one. */
export function logAccount({ log }: Pick<TeamMoment, 'log'>, accountId: string): void {
  log.add(personalTopic.of(accountId), 'account_changed', {});
}

/** Tells the list of the staff. */
export function logStatus({ log }: Pick<TeamMoment, 'log'>, team_id: string, status: TeamStatus): void {
  log.add(teamReviewTopic.of(), 'team_review_changed', { team_id, status });
}
