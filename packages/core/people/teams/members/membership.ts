import { appError } from '@pailei/contracts/http/errors';
import { teamHallTopic } from '@pailei/contracts/people/teams/team-hall.topic';
import { teamInsideTopic } from '@pailei/contracts/people/teams/team-inside.topic';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { teamTopic } from '@pailei/contracts/people/teams/team.topic';
import type { TeamMemberRow, TeamRow } from '@pailei/db/schema/teams';
import type { TeamRole } from '@pailei/domain/rights/rights';
import { entryRefusal, freeSlot, type Entrance } from '@pailei/domain/teams/membership';
import { lockAccount } from '../../accounts/accounts.reads.ts';
import { endRequests, findRequestingTeams } from '../requests/requests.repository.ts';
import { logAccount, logCard, logOwnRequests, logRequest, type TeamMoment } from '../team.events.ts';
import { lockTeams } from '../../team-locks/team-locks.ts';
import { updateTeam } from '../team.repository.ts';
import { recordHistory } from './history.repository.ts';
import { deleteMember, findMemberships, findMemberView, insertMember, saveRole } from './members.repository.ts';
import { findMember } from './find-member.ts';
import { deleteSeeker } from '../hall/seekers.repository.ts';

/**
 * Locks the team, and with it every team whose requests end when this player joins, in the order of locks: teams by id, then the
 * account. Answers the team as it is now; without a team only what ends is locked.
 */
export async function lockForJoining(
  { trx }: Pick<TeamMoment, 'trx'>,
  accountId: string,
  teamId?: string,
): Promise<TeamRow | undefined> {
  const others = await findRequestingTeams(trx, accountId);
  const rows = await lockTeams(trx, teamId === undefined ? others : [teamId, ...others]);
  await lockAccount(trx, accountId);
  return rows.find(({ id }) => id === teamId);
}

type Entry = {
  account_id: string;
  entrance: Entrance;
  /** The player asks, so that errors speak to them. */
  isOwnWish: boolean;
};

/** Takes a player in, whose account and team are locked, and ends all that waits of theirs elsewhere. Throws why it cannot be. */
export async function joinTeam(moment: TeamMoment, team: TeamRow, entry: Entry): Promise<void> {
  const { trx, log, now } = moment;
  const { account_id, entrance, isOwnWish } = entry;
  const members = await findMemberships(trx, team.id, now);
  const current = await findMember(trx, account_id);
  if (current?.team_id === team.id) throw appError(TEAM_ERRORS, 'already_member');
  if (current) throw appError(TEAM_ERRORS, isOwnWish ? 'has_team' : 'player_has_team');
  const account = await lockAccount(trx, account_id);
  if ((account?.suspended_until ?? '') > now) throw appError(TEAM_ERRORS, 'player_suspended');
  const refusal = entryRefusal({ ...team, member_count: members.length }, entrance);
  if (refusal) throw appError(TEAM_ERRORS, refusal);
  const slot = freeSlot(members.map((member) => member.slot));
  if (slot === undefined) throw appError(TEAM_ERRORS, 'team_full');
  await insertMember(trx, { account_id, team_id: team.id, slot, role: 'member', joined_at: now });
  await recordHistory(trx, [{ team_id: team.id, account_id, kind: 'joined', role: 'member', at: now }]);
  log.add(teamTopic.of(team.id), 'member_joined', { member: await findMemberView(trx, account_id) });
  logSharedDecks(moment, team.id);
  await logCard(moment, team.id);
  await settleJoined(moment, account_id);
}

/** What belongs to somebody without a team ends: their other requests, and their card in the hall. */
export async function settleJoined(moment: TeamMoment, account_id: string): Promise<void> {
  const { trx, log, now } = moment;
  for (const ended of await endRequests(trx, { account_id }, now)) await logRequest(moment, ended);
  if (await deleteSeeker(trx, account_id)) log.add(teamHallTopic.of(), 'seeker_unlisted', { account_id });
  logAccount(moment, account_id);
}

type Departure = { kind: 'left' | 'kicked'; reason: string | null };

/** Somebody who is not its captain leaves the locked team; an offer of the captain's place to them ends. */
export async function leaveTeam(
  moment: TeamMoment,
  team: TeamRow,
  member: TeamMemberRow,
  { kind, reason }: Departure,
): Promise<void> {
  const { trx, log, now } = moment;
  const { account_id, role } = member;
  await deleteMember(trx, account_id);
  await recordHistory(trx, [{ team_id: team.id, account_id, kind, role, reason, at: now }]);
  if (team.handover_to === account_id) await clearHandover(moment, team.id);
  log.add(teamTopic.of(team.id), 'member_left', { account_id });
  logSharedDecks(moment, team.id);
  await logCard(moment, team.id);
  logAccount(moment, account_id);
}

/** Decks that are shown to a team come and go with their owners. */
function logSharedDecks({ log }: TeamMoment, teamId: string): void {
  log.add(teamInsideTopic.of(teamId), 'team_decks_changed', {});
}

export async function clearHandover({ trx, log, now }: TeamMoment, teamId: string): Promise<void> {
  await updateTeam(trx, teamId, { handover_to: null, handover_due_at: null }, now);
  log.add(teamInsideTopic.of(teamId), 'handover_changed', { handover: null });
}

export async function changeRole(
  moment: TeamMoment,
  teamId: string,
  account_id: string,
  role: TeamRole,
): Promise<void> {
  await saveRole(moment.trx, account_id, role);
  moment.log.add(teamTopic.of(teamId), 'member_role_changed', { account_id, role });
  logAccount(moment, account_id);
}

type NewCaptain = { from: string; to: string; kind: 'captain_handed_over' | 'captain_replaced' };

/** The captain's place goes over: there is one captain at every moment that others see. Offers of it end. */
export async function moveCaptain(moment: TeamMoment, team: TeamRow, { from, to, kind }: NewCaptain): Promise<void> {
  const { trx, log, now } = moment;
  await changeRole(moment, team.id, from, 'member');
  await changeRole(moment, team.id, to, 'captain');
  await recordHistory(trx, [{ team_id: team.id, account_id: to, kind, role: 'captain', at: now }]);
  if (team.handover_to !== null) await clearHandover(moment, team.id);
  if (team.captain_due_at !== null) {
    await updateTeam(trx, team.id, { captain_due_at: null }, now);
    log.add(teamInsideTopic.of(team.id), 'captain_absence_changed', { captain_due_at: null });
  }
  await logCard(moment, team.id);
  for (const accountId of [from, to]) await logOwnRequests(moment, accountId);
}
