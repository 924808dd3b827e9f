import { appError, fieldError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { teamTopic } from '@pailei/contracts/people/teams/team.topic';
import type { TeamHistoryRow, TeamRow } from '@pailei/db/schema/teams';
import { TEAM_ROLES } from '@pailei/domain/rights/rights';
import { teamNameKey } from '@pailei/domain/teams/names';
import { findDisbandedMembers, recordHistory } from '../members/history.repository.ts';
import { lockForJoining, settleJoined } from '../members/membership.ts';
import { findMembers, insertMember } from '../members/members.repository.ts';
import { findMember } from '../members/find-member.ts';
import { logCard, logStatus, type TeamMoment } from '../team.events.ts';
import { findCard } from '../hall/hall.repository.ts';
import { isNameTaken, updateTeam } from '../team.repository.ts';
import { teamProfile } from '../team.view.ts';

/** Takes back a locked, disbanded team with those of its members who are free, under `team.name`. Answers who they are. */
export async function restoreTeam(moment: TeamMoment, team: TeamRow): Promise<string[]> {
  const { trx, log, now } = moment;
  const { id, name } = team;
  const name_key = teamNameKey(name);
  if (await isNameTaken(trx, name_key, id)) throw fieldError(TEAM_ERRORS, 'name_taken', 'name');
  const free = await freeMembers(moment, await findDisbandedMembers(trx, id, team.disbanded_at ?? ''));
  if (free.length === 0) throw appError(TEAM_ERRORS, 'nobody_free');
  const restored = { status: 'approved', disbanded_at: null, reason: null, name, name_key } as const;
  await updateTeam(trx, id, restored, now);
  for (const [index, { account_id, role }] of free.entries()) {
    await insertMember(trx, { account_id, team_id: id, slot: index + 1, role, joined_at: now });
    await settleJoined(moment, account_id);
  }
  const lines = free.map(
    ({ account_id, role }) => ({ team_id: id, account_id, kind: 'restored', role, at: now }) as const,
  );
  await recordHistory(trx, lines);
  const profile = teamProfile({ ...team, ...restored }, await findCard(trx, id, now));
  log.add(teamTopic.of(id), 'team_restored', { team: profile, members: await findMembers(trx, id) });
  await logCard(moment, id);
  logStatus(moment, id, 'approved');
  return free.map(({ account_id }) => account_id);
}

/** In the order of their roles; the first of them leads where the captain is not free any more. */
async function freeMembers(moment: TeamMoment, before: readonly TeamHistoryRow[]): Promise<TeamHistoryRow[]> {
  const free: TeamHistoryRow[] = [];
  for (const one of before.toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1))) {
    await lockForJoining(moment, one.account_id);
    if (!(await findMember(moment.trx, one.account_id))) free.push(one);
  }
  const byRole = free.toSorted(
    (a, b) => TEAM_ROLES.indexOf(a.role) - TEAM_ROLES.indexOf(b.role) || (a.id < b.id ? -1 : 1),
  );
  return byRole.map((one, index) => (index === 0 ? { ...one, role: 'captain' } : one));
}
