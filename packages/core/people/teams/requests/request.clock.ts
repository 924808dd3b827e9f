import { answerRefusal } from '@pailei/domain/teams/membership';
import { sql } from 'kysely';
import type { Clock, ClockMoment, Due } from '../../../ground/clocks/clock.ts';
import type { ClockPause } from '../../../ground/clocks/clock-pause.ts';
import { REQUEST_CLOCK } from '../team-clock-names.ts';
import { logRequest } from '../team.events.ts';
import { lockTeam } from '../team.repository.ts';
import { settleRequest, tellAnswer } from './answer-request.ts';
import { findDueRequests, findRequest, lockRequest, type EndedRequest } from './requests.repository.ts';

/** Applications and invitations that nobody answered for seven days. */
export const requestClock: Clock = {
  name: REQUEST_CLOCK,
  area: 'tournaments',
  findDue: findDueRequests,
  expire: (_services, moment, due) => expireRequest(moment, due),
  credit: creditRequests,
};

async function expireRequest(moment: ClockMoment, { id, due_at }: Due): Promise<void> {
  const { trx, now } = moment;
  const seen = await findRequest(trx, id);
  const team = seen && (await lockTeam(trx, seen.team_id));
  const request = await lockRequest(trx, id);
  if (!team || request?.due_at !== due_at || request.status !== 'pending') return;
  if (answerRefusal(request, now) !== 'request_expired') return;
  await settleRequest(moment, { request, team }, { status: 'expired', by: null });
  await tellAnswer(moment, { request, team }, { account_id: request.account_id, answer: 'expired' });
}

/** A request that was made in the pause lost only what came after. */
async function creditRequests(moment: ClockMoment, { since }: ClockPause): Promise<void> {
  const { trx, now } = moment;
  const { rows } = await sql<EndedRequest>`
    update team_request set due_at = due_at + (${now}::timestamptz - greatest(${since}::timestamptz, created_at))
    where status = 'pending' and created_at < ${now}
    returning id, team_id, account_id, kind`.execute(trx);
  for (const request of rows) await logRequest(moment, request);
}
