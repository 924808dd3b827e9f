import { appError, generalError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import type { TeamRequestRow, TeamRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import { answerRefusal } from '@pailei/domain/teams/membership';
import { answersWithinMinutes } from '@pailei/domain/teams/answers-within';
import type { RequestKind, RequestStatus } from '@pailei/domain/teams/types';
import { notify } from '../../notifications/notify.ts';
import type { NewNotification } from '../../notifications/new-notification.ts';
import { logProfile, logRequest, type TeamMoment } from '../team.events.ts';
import { lockTeam, updateTeam } from '../team.repository.ts';
import { findAnswers, findRequest, lockRequest, saveAnswer } from './requests.repository.ts';

export type OpenRequest = { request: TeamRequestRow; team: TeamRow };

/** An application or invitation that exists, unlocked. Throws `not_found`. */
export async function requireRequest(trx: Trx, id: string, kind: RequestKind): Promise<TeamRequestRow> {
  const request = await findRequest(trx, id);
  if (request?.kind !== kind) throw generalError('not_found');
  return request;
}

/** Locks it behind its team. Throws why it can no longer be answered. */
export async function lockOpenRequest(
  { trx, now }: Pick<TeamMoment, 'trx' | 'now'>,
  id: string,
): Promise<TeamRequestRow> {
  const request = await lockRequest(trx, id);
  if (!request) throw generalError('not_found');
  const refusal = answerRefusal(request, now);
  if (refusal) throw appError(TEAM_ERRORS, refusal);
  return request;
}

/** The same with the team's lock, where nobody joins. */
export async function lockRequestAndTeam(moment: TeamMoment, seen: TeamRequestRow): Promise<OpenRequest> {
  const team = await lockTeam(moment.trx, seen.team_id);
  if (!team) throw generalError('not_found');
  return { team, request: await lockOpenRequest(moment, seen.id) };
}

type Answer = { status: RequestStatus; by: string | null; reason?: string };

/** Writes an answer, and tells both sides' pages. What its captain answers counts for how soon a team answers. */
export async function settleRequest(
  moment: TeamMoment,
  { request, team }: OpenRequest,
  { status, by, reason }: Answer,
): Promise<void> {
  const { trx, now } = moment;
  await saveAnswer(trx, request.id, { status, reason: reason ?? null, answered_by: by, answered_at: now });
  await logRequest(moment, request);
  const counts = request.kind === 'application' && by !== null && (status === 'accepted' || status === 'rejected');
  if (!counts) return;
  const answers_within_minutes = answersWithinMinutes(await findAnswers(trx, team.id));
  await updateTeam(trx, team.id, { answers_within_minutes }, now);
  await logProfile(moment, team.id);
}

type Told = {
  account_id: string;
  answer: 'accepted' | 'rejected' | 'expired' | 'withdrawn';
  /** For the team of an invitation: who was invited. */
  username?: string;
  reason?: string;
};

/** Puts the answer into an inbox. */
export async function tellAnswer(
  { trx, log }: TeamMoment,
  { request, team }: OpenRequest,
  { account_id, answer, username, reason }: Told,
): Promise<void> {
  const item: NewNotification = {
    account_id,
    dedupe_key: `team_answer:${request.id}:${answer}`,
    notice: {
      kind: 'team_answer',
      team_id: team.id,
      team_name: team.name,
      request: request.kind,
      answer,
      username: username ?? null,
      reason: reason ?? null,
    },
  };
  await notify(trx, log, [item]);
}
