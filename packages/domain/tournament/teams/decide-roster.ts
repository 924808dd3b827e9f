import { violation } from '../../violation/violation.ts';
import type { TournamentCommandOf, TournamentFacts } from '../decide/commands.ts';
import { planFrom, type Decision, type Plan } from '../decide/plan.ts';
import { refuseUnless } from '../decide/refuse-unless.ts';
import type { Participant, ParticipantStatus, TournamentState } from '../types.ts';
import type { TournamentViolation } from '../violations.ts';
import { activePlayers, additionsLeft, isOnRoster, isRosterLocked, rosterChange, rosterFault } from './roster.ts';

const MAY_CHANGE: readonly ParticipantStatus[] = ['pending', 'registered', 'waitlisted', 'checked_in', 'active'];

/** Before the lock freely; after it only as many come as the event lets, and nobody leaves the record. */
export function decideChangeRoster(
  state: TournamentState,
  { participant_id, players }: TournamentCommandOf<'change_roster'>,
  facts: TournamentFacts,
): Decision {
  const { team } = state.settings;
  if (!team) return violation('teams_only');
  const refused = refuseUnless(state, participant_id, ['registration', 'check_in', 'running'], MAY_CHANGE);
  if (refused) return refused;
  const participant = state.participants[participant_id] as Participant;
  const change = rosterChange(participant, players);
  if (change.added.length + change.removed.length === 0) return violation('same_roster');
  const fault = rosterFault(state, participant_id, players);
  if (fault) return fault;
  const isLate = isRosterLocked(state, facts.now);
  const known = new Set(participant.roster?.map(({ account_id }) => account_id));
  const fresh = change.added.filter(({ account_id }) => !known.has(account_id));
  if (isLate && fresh.length > additionsLeft(team, participant))
    return violation('roster_locked', { left: additionsLeft(team, participant) });
  const plan = planFrom(state, facts);
  plan.add('roster_changed', { participant_id, ...change, ...(isLate && { is_late: true }) });
  return plan.events;
}

/** Nobody plays for a team that they have left. How many are left then asks nothing: a short team plays with whom it has. */
export function decideLeaveRoster(
  state: TournamentState,
  { participant_id, account_ids }: TournamentCommandOf<'leave_roster'>,
  facts: TournamentFacts,
): Decision {
  const refused = refuseUnless(state, participant_id, ['registration', 'check_in', 'running'], MAY_CHANGE);
  if (refused) return refused;
  const participant = state.participants[participant_id] as Participant;
  const removed = account_ids.filter((id) => isOnRoster(participant, id));
  if (removed.length === 0) return violation('same_roster');
  const plan = planFrom(state, facts);
  const isLate = isRosterLocked(state, facts.now);
  plan.add('roster_changed', { participant_id, added: [], removed, ...(isLate && { is_late: true }) });
  return plan.events;
}

/**
 * One of a team's players is there. With as many as the event asks for the team is; until then nothing is decided. Null: the
 * team is here with this.
 */
export function addMemberCheckIn(
  plan: Plan,
  participant: Participant,
  accountId: string,
): TournamentViolation | 'more_needed' | null {
  const { team } = plan.state.settings;
  if (!team) return violation('teams_only');
  if (!isOnRoster(participant, accountId)) return violation('not_on_roster');
  if (participant.present?.includes(accountId)) return violation('already_checked_in');
  plan.add('team_member_checked_in', { participant_id: participant.id, account_id: accountId });
  return presentPlayers(plan.state.participants[participant.id] as Participant) < team.check_in_members
    ? 'more_needed'
    : null;
}

/** Players of the roster who have checked in: who was taken out of it meanwhile does not count. */
export const presentPlayers = (participant: Participant): number =>
  activePlayers(participant).filter(({ account_id }) => participant.present?.includes(account_id)).length;
