import { appError } from '@pailei/contracts/http/errors';
import { TEAM_ERRORS } from '@pailei/contracts/people/teams/team-errors';
import { newId } from '@pailei/db/id';
import { OPEN_REQUESTS_MAX, REQUEST_DAYS } from '@pailei/domain/teams/limits';
import type { RequestKind } from '@pailei/domain/teams/types';
import { dueJob } from '../../../ground/clocks/clock.ts';
import { enqueueJobs } from '../../../ground/jobs/enqueue-jobs.ts';
import { daysLater } from '../days-later.ts';
import { REQUEST_CLOCK } from '../team-clock-names.ts';
import { logRequest, type TeamMoment } from '../team.events.ts';
import { countRequests, insertRequest } from './requests.repository.ts';

type NewRequest = {
  kind: RequestKind;
  team_id: string;
  account_id: string;
  invited_by: string | null;
  message: string;
};

const ALREADY = { application: 'already_applied', invitation: 'already_invited' } as const;

/** Adds an application or an invitation with its deadline, and answers its id. Throws when the same waits, or too many do. */
export async function addRequest(moment: TeamMoment, request: NewRequest): Promise<string> {
  const { trx, now } = moment;
  const { kind, team_id, account_id } = request;
  const whose = kind === 'application' ? { account_id } : { team_id };
  if ((await countRequests(trx, { kind, ...whose, status: 'pending' })) >= OPEN_REQUESTS_MAX)
    throw appError(TEAM_ERRORS, 'too_many_requests');
  const id = newId();
  const due_at = daysLater(now, REQUEST_DAYS);
  if (!(await insertRequest(trx, { id, ...request, created_at: now, due_at })))
    throw appError(TEAM_ERRORS, ALREADY[kind]);
  await enqueueJobs(trx, [dueJob(REQUEST_CLOCK, { id, due_at })]);
  await logRequest(moment, request);
  return id;
}
