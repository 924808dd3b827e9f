import { teamTopic } from '@pailei/contracts/people/teams/team.topic';
import type { TeamRow } from '@pailei/db/schema/teams';
import { notify } from '../../notifications/notify.ts';
import { revokeLinks } from '../requests/links.repository.ts';
import { endRequests } from '../requests/requests.repository.ts';
import { logAccount, logCard, logRequest, logStatus, type TeamMoment } from '../team.events.ts';
import type { TeamEndDeps } from '../teams.deps.ts';
import { updateTeam } from '../team.repository.ts';
import { recordHistory } from './history.repository.ts';
import { deleteMembers, findMembers } from './members.repository.ts';

type Disbanding = { by: string; reason: string | null };

/** Ends an approved, locked team: everybody is free at once, and what waits falls away. */
export async function disbandTeam(
  { challenges }: TeamEndDeps,
  moment: TeamMoment,
  team: TeamRow,
  { by, reason }: Disbanding,
): Promise<void> {
  const { trx, log, now } = moment;
  const { id, name } = team;
  const members = await findMembers(trx, id);
  await challenges.cancelOf(moment, id);
  const requests = await endRequests(trx, { team_id: id }, now);
  await deleteMembers(trx, id);
  const over = { status: 'disbanded', disbanded_at: now, reason } as const;
  const open = { handover_to: null, handover_due_at: null, captain_due_at: null };
  await updateTeam(trx, id, { ...over, ...open }, now);
  await revokeLinks(trx, id, now);
  await recordHistory(
    trx,
    members.map(({ account_id, role }) => ({ team_id: id, account_id, kind: 'disbanded', role, at: now })),
  );
  for (const request of requests) await logRequest(moment, request);
  log.add(teamTopic.of(id), 'team_disbanded', {});
  await logCard(moment, id);
  logStatus(moment, id, 'disbanded');
  for (const { account_id } of members) logAccount(moment, account_id);
  await notify(
    trx,
    log,
    members
      .filter(({ account_id }) => account_id !== by)
      .map(({ account_id }) => ({
        account_id,
        dedupe_key: `team_disbanded:${id}:${now}`,
        notice: { kind: 'team_removal', team_id: id, team_name: name, change: 'disbanded', reason },
      })),
  );
}
