import { appError, generalError } from '@pailei/contracts/http/errors';
import { EXTEND_MAX_SECONDS } from '@pailei/domain/deadline/deadline';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/idempotency.ts';
import { notify } from '../../people/notifications/notify.ts';
import { battleCalls } from './battle-calls.ts';
import type { CallId, CallOwner, RefereeCallsDeps, ShownCall } from './call-owner.ts';
import { callerNotice } from './caller-notices.ts';
import { claimCommands } from './claims.ts';
import { matchCalls } from './match-calls.ts';

export type MatchCallsService = ReturnType<typeof createMatchCallsService>;
export type BattleCallsService = ReturnType<typeof createBattleCallsService>;

/** Players call a referee to their match. Who sees to the match answers the calls that wait in it. */
export const createMatchCallsService = (deps: RefereeCallsDeps) => ({
  ...createCalls(deps, matchCalls),
  ...claimCommands(deps),
});
export const createBattleCallsService = (deps: RefereeCallsDeps) => createCalls(deps, battleCalls);

type Opened<Body> = { body: Body; idempotencyKey: string | undefined };

/** A side calls a referee, who answers, hands the call up or settles it. Kept with the match or battle. */
const createCalls = <
  Row extends { id: string },
  Call extends ShownCall & { closed: unknown },
  Body extends { text: string },
>(
  deps: RefereeCallsDeps,
  owner: CallOwner<Row, Call, Body>,
) => ({
  ...commandsOfCallers(deps, owner),
  ...commandsOfReferees(deps, owner),
});

function commandsOfCallers<
  Row extends { id: string },
  Call extends ShownCall & { closed: unknown },
  Body extends { text: string },
>(deps: RefereeCallsDeps, owner: CallOwner<Row, Call, Body>) {
  async function openCall(trx: Trx, log: LiveLog, row: Row, { actor, body }: { actor: Actor; body: Body }) {
    const side = await owner.callerSide(trx, row, actor);
    await owner.refuseOpening(trx, row, { actor, body });
    const calls = await owner.readAll(trx, row.id);
    if (calls.some((one) => one.side === side && !one.closed)) throw appError(owner.errors, 'call_open');
    const now = deps.now();
    const call = await owner.open(trx, log, row, { body, side, caller_id: actor.user_id, now });
    if (!owner.isDemo(row))
      await notify(trx, log, await owner.staffNotices(trx, { row, call, isEscalated: false, now }));
    return { id: call.id };
  }

  return {
    open: (actor: Actor, id: string, { body, idempotencyKey: key }: Opened<Body>): Promise<Call> =>
      inTransaction(deps, async (trx, log) => {
        const row = await owner.lock(trx, id, actor);
        const call = { account_id: actor.user_id, route: owner.routeOf(id), key, body };
        const made = await runOnce(trx, call, () => openCall(trx, log, row, { actor, body }));
        return owner.read(trx, id, made.id);
      }),

    /** Until a referee has taken it up. */
    withdraw: (actor: Actor, { id, call_id }: CallId): Promise<Call> =>
      inTransaction(deps, async (trx, log) => {
        const row = await owner.lock(trx, id, actor);
        const side = await owner.callerSide(trx, row, actor);
        const call = await owner.read(trx, id, call_id);
        if (call.side !== side) throw generalError('not_found');
        await owner.refuseWithdrawal(trx, row, { actor, call });
        if (call.closed) throw appError(owner.errors, 'call_closed');
        if (call.answer) throw appError(owner.errors, 'call_taken');
        const by = actor.user_id;
        return owner.close(trx, log, row, {
          id: call_id,
          by,
          outcome: 'withdrawn',
          credited_seconds: 0,
          now: deps.now(),
        });
      }),
  };
}

/** The seconds that the clock was given back. */
async function credited<
  Row extends { id: string },
  Call extends ShownCall & { closed: unknown },
  Body extends { text: string },
>(
  trx: Trx,
  log: LiveLog,
  { deps, owner }: { deps: RefereeCallsDeps; owner: CallOwner<Row, Call, Body> },
  { actor, id, call, now }: { actor: Actor; id: string; call: Call; now: string },
): Promise<number> {
  if (call.closed) return 0;
  const lost = Math.ceil((Date.parse(now) - Date.parse(call.opened_at)) / 1_000);
  const seconds = Math.min(Math.max(lost, 1), EXTEND_MAX_SECONDS);
  return (await owner.credit(trx, log, deps, { actor, id, call, seconds })) ? seconds : 0;
}

function commandsOfReferees<
  Row extends { id: string },
  Call extends ShownCall & { closed: unknown },
  Body extends { text: string },
>(deps: RefereeCallsDeps, owner: CallOwner<Row, Call, Body>) {
  /** What a referee does with an open call. */
  const attend = (
    actor: Actor,
    { id, call_id }: CallId,
    work: (trx: Trx, log: LiveLog, found: { row: Row; call: Call; now: string }) => Promise<Call>,
  ): Promise<Call> =>
    inTransaction(deps, async (trx, log) => {
      const row = await owner.lock(trx, id, actor);
      await owner.refuseOwn(trx, row, actor);
      const call = await owner.read(trx, id, call_id);
      if (call.closed) throw appError(owner.errors, 'call_closed');
      return work(trx, log, { row, call, now: deps.now() });
    });

  return {
    /** To referees who have no part in it. */
    async list(actor: Actor, id: string): Promise<{ calls: Call[] }> {
      await owner.refuseOwn(deps.db, await owner.find(deps.db, id, actor), actor);
      return { calls: await owner.readAll(deps.db, id) };
    },

    answer: (actor: Actor, id: CallId): Promise<Call> =>
      attend(actor, id, async (trx, log, { row, call, now }) => {
        if (call.answer) throw appError(owner.errors, 'call_answered');
        const change = { answered_by: actor.user_id, answered_at: now };
        const answered = await owner.change(trx, log, row, { id: call.id, change });
        await notify(
          trx,
          log,
          callerNotice(owner, { row, call: answered, kind: 'referee_call_answered', referee: actor }),
        );
        await owner.record(trx, actor, row.id, { step: 'answer', call });
        return answered;
      }),

    escalate: (actor: Actor, id: CallId): Promise<Call> =>
      attend(actor, id, async (trx, log, { row, call, now }) => {
        if (call.escalated_at) throw appError(owner.errors, 'call_escalated');
        const change = { escalated_by: actor.user_id, escalated_at: now };
        const escalated = await owner.change(trx, log, row, { id: call.id, change });
        if (!owner.isDemo(row))
          await notify(trx, log, await owner.staffNotices(trx, { row, call: escalated, isEscalated: true, now }));
        await owner.record(trx, actor, row.id, { step: 'escalate', call });
        return escalated;
      }),

    /** With `credit` the time that it took is given back to the clock that runs. */
    resolve: (actor: Actor, { id, call_id }: CallId, { credit }: { credit: boolean }): Promise<Call> =>
      inTransaction(deps, async (trx, log) => {
        await owner.refuseOwn(trx, await owner.find(trx, id, actor), actor);
        const seen = await owner.read(trx, id, call_id);
        const now = deps.now();
        const credited_seconds = credit ? await credited(trx, log, { deps, owner }, { actor, id, call: seen, now }) : 0;
        const row = await owner.lock(trx, id, actor);
        await owner.refuseOwn(trx, row, actor);
        const call = await owner.read(trx, id, call_id);
        if (call.closed) throw appError(owner.errors, 'call_closed');
        const closing = { id: call_id, by: actor.user_id, outcome: 'resolved', credited_seconds, now } as const;
        const closed = await owner.close(trx, log, row, closing);
        const news = { row, call: closed, kind: 'referee_call_resolved', referee: actor, credited_seconds } as const;
        await notify(trx, log, callerNotice(owner, news));
        await owner.record(trx, actor, row.id, { step: 'close', call, credited_seconds });
        return closed;
      }),
  };
}
