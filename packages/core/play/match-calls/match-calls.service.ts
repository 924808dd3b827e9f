import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import type { MatchCall, MatchCalls } from '@pailei/contracts/play/match-calls/match-call-views';
import { MATCH_CALL_ERRORS, type matchCallsApi } from '@pailei/contracts/play/match-calls/match-calls.api';
import { isSeriesOver } from '@pailei/domain/series';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/index.ts';
import { notify } from '../../people/notifications/index.ts';
import {
  closeCall,
  findCalls,
  findOpenCalls,
  findShownMatch,
  isOwnMatch,
  openCall,
  ownMatchError,
  readCall,
  sideOf,
  type SeatedMatch,
} from '../matches/index.ts';
import { attendCommands } from './attend-calls.ts';
import { callNotices } from './call-notices.ts';
import { claimCommands } from './claims.ts';
import { lockForCall, type CallId, type MatchCallsDeps } from './match-calls.deps.ts';

type CallBody = BodyOf<(typeof matchCallsApi)['open']>;

export type MatchCallsService = ReturnType<typeof createMatchCallsService>;

/** Players call a referee to their match; a referee sees to it, hands it up or settles it. Kept with the match. */
export function createMatchCallsService(deps: MatchCallsDeps) {
  return {
    /** To referees who have no part in the match. */
    async list(actor: Actor, id: string): Promise<MatchCalls> {
      const shown = await findShownMatch(deps.db, id, actor);
      if (!shown) throw generalError('not_found');
      if (isOwnMatch(shown.row, actor.user_id)) throw ownMatchError();
      return { calls: await findCalls(deps.db, id) };
    },

    open: (
      actor: Actor,
      id: string,
      { body, idempotencyKey: key }: { body: CallBody; idempotencyKey: string | undefined },
    ): Promise<MatchCall> =>
      inTransaction(deps, async (trx, log) => {
        const row = await lockForCall(trx, id, actor);
        const call = { account_id: actor.user_id, route: `POST /matches/${id}/calls`, key, body };
        const made = await runOnce(trx, call, () => callReferee(trx, log, { row, actor, body, now: deps.now() }));
        return readCall(trx, id, made.id);
      }),

    /** Until a referee has taken it up. */
    withdraw: (actor: Actor, { id, call_id }: CallId): Promise<MatchCall> =>
      inTransaction(deps, async (trx, log) => {
        const row = await lockForCall(trx, id, actor);
        const side = sideOf(row, actor.user_id);
        if (!side) throw generalError('forbidden');
        const call = await readCall(trx, id, call_id);
        if (call.side !== side) throw generalError('not_found');
        if (call.closed) throw appError(MATCH_CALL_ERRORS, 'match_call_closed');
        if (call.answer) throw appError(MATCH_CALL_ERRORS, 'match_call_answered');
        const closing = {
          match_id: id,
          id: call_id,
          by: actor.user_id,
          outcome: 'withdrawn',
          now: deps.now(),
        } as const;
        return closeCall(trx, log, closing);
      }),

    ...attendCommands(deps),
    ...claimCommands(deps),
  };
}

type Calling = { row: SeatedMatch; actor: Actor; body: CallBody; now: string };

async function callReferee(trx: Trx, log: LiveLog, { row, actor, body, now }: Calling): Promise<{ id: string }> {
  const side = sideOf(row, actor.user_id);
  if (!side) throw generalError('forbidden');
  if (isSeriesOver(row.status)) throw appError(MATCH_CALL_ERRORS, 'match_is_over');
  const open = await findOpenCalls(trx, [row.id]);
  if (open.some(({ call }) => call.side === side)) throw appError(MATCH_CALL_ERRORS, 'match_call_open');
  const call = await openCall(trx, log, row, { text: body.text, side, caller_id: actor.user_id, now });
  await notify(trx, log, await callNotices(trx, { row, call, kind: 'match_referee_called', now }));
  return { id: call.id };
}
