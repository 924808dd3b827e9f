import { appError, generalError } from '@pailei/contracts/http/errors';
import type { MatchCall } from '@pailei/contracts/play/match-calls/match-call-views';
import { MATCH_CALL_ERRORS } from '@pailei/contracts/play/match-calls/match-calls.api';
import { EXTEND_MAX_SECONDS } from '@pailei/domain/deadline';
import { isSeriesOver } from '@pailei/domain/series';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { notify } from '../../people/notifications/index.ts';
import { recordAudit } from '../../site/audit/index.ts';
import {
  changeCall,
  closeCall,
  findShownMatch,
  isOwnMatch,
  ownMatchError,
  readCall,
  type SeatedMatch,
} from '../matches/index.ts';
import { callNotices } from './call-notices.ts';
import { lockForCall, type CallId, type MatchCallsDeps } from './match-calls.deps.ts';

/** A referee hands a call up or settles it. */
export function attendCommands(deps: MatchCallsDeps) {
  /** What a referee does with a call that nobody has closed. */
  const attend = (
    actor: Actor,
    { id, call_id }: CallId,
    work: (trx: Trx, log: LiveLog, found: { row: SeatedMatch; call: MatchCall }) => Promise<MatchCall>,
  ): Promise<MatchCall> =>
    inTransaction(deps, async (trx, log) => {
      const row = await lockForCall(trx, id, actor);
      if (isOwnMatch(row, actor.user_id)) throw ownMatchError();
      const call = await readCall(trx, id, call_id);
      if (call.closed) throw appError(MATCH_CALL_ERRORS, 'match_call_closed');
      return work(trx, log, { row, call });
    });

  return {
    escalate: (actor: Actor, call_id: CallId): Promise<MatchCall> =>
      attend(actor, call_id, async (trx, log, { row, call }) => {
        if (call.escalated_at !== null) throw appError(MATCH_CALL_ERRORS, 'match_call_escalated');
        const now = deps.now();
        const change = { escalated_by: actor.user_id, escalated_at: now };
        const escalated = await changeCall(trx, log, row, { id: call.id, change });
        await notify(trx, log, await callNotices(trx, { row, call: escalated, kind: 'match_call_escalated', now }));
        await audit(trx, actor, row, { action: 'match_call.escalate', call });
        return escalated;
      }),

    /** With `credit` the time that it took is given back to the clock that runs. */
    resolve: (actor: Actor, call_id: CallId, { credit }: { credit: boolean }): Promise<MatchCall> =>
      inTransaction(deps, async (trx, log) => {
        const seen = await readCall(trx, call_id.id, call_id.call_id);
        const now = deps.now();
        const credited_seconds = credit
          ? await creditCall(trx, log, deps, { actor, id: call_id.id, call: seen, now })
          : 0;
        const row = await lockForCall(trx, call_id.id, actor);
        if (isOwnMatch(row, actor.user_id)) throw ownMatchError();
        const call = await readCall(trx, row.id, seen.id);
        if (call.closed) throw appError(MATCH_CALL_ERRORS, 'match_call_closed');
        const closing = {
          match_id: row.id,
          id: call.id,
          by: actor.user_id,
          outcome: 'resolved',
          credited_seconds,
          now,
        } as const;
        const closed = await closeCall(trx, log, closing);
        await audit(trx, actor, row, { action: 'match_call.resolve', call, credited_seconds });
        return closed;
      }),
  };
}

type Crediting = { actor: Actor; id: string; call: MatchCall; now: string };

/** The seconds that the running clock was given; 0 where none runs. Before the match is locked: the ruling locks its event first. */
async function creditCall(
  trx: Trx,
  log: LiveLog,
  { matches }: MatchCallsDeps,
  { actor, id, call, now }: Crediting,
): Promise<number> {
  const shown = await findShownMatch(trx, id, actor);
  if (!shown) throw generalError('not_found');
  const { row } = shown;
  if (row.due_at === null || isSeriesOver(row.status) || call.closed) return 0;
  const lost = Math.ceil((Date.parse(now) - Date.parse(call.opened_at)) / 1_000);
  const seconds = Math.min(Math.max(lost, 1), EXTEND_MAX_SECONDS);
  const command = { type: 'extend', due_at: row.due_at, seconds, reason: '裁判处理呼叫占用的时间' } as const;
  await matches.ruleWithin(trx, log, { actor, id, command, confirmation: {} });
  return seconds;
}

type Attended = { action: 'match_call.escalate' | 'match_call.resolve'; call: MatchCall; credited_seconds?: number };

async function audit(trx: Trx, actor: Actor, row: SeatedMatch, attended: Attended): Promise<void> {
  const { action, call, credited_seconds } = attended;
  await recordAudit(trx, {
    actor,
    action,
    target_type: 'match',
    target_id: row.id,
    before: null,
    after: { side: call.side, text: call.text, ...(credited_seconds !== undefined && { credited_seconds }) },
    reason: null,
  });
}
