import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import type { BattleCall, BattleCalls } from '@pailei/contracts/play/battle-calls/battle-call-views';
import { BATTLE_CALL_ERRORS, type battleCallsApi } from '@pailei/contracts/play/battle-calls/battle-calls.api';
import { BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import type { Db } from '@pailei/db/client';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import { isBattleOver, mayCallReferee, standingBoards } from '@pailei/domain/battles';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { runOnce } from '../../ground/idempotency/index.ts';
import { notify } from '../../people/notifications/index.ts';
import { recordAudit } from '../../site/audit/index.ts';
import {
  answerCall,
  closeCall,
  findShownBattle,
  lockShownBattle,
  openCall,
  readCall,
  readCalls,
  refuseOwnBattle,
  requirePlace,
} from '../battles/index.ts';
import { callNotices } from './call-notices.ts';

type CallBody = BodyOf<(typeof battleCallsApi)['open']>;
type Deps = { db: Db; publisher: Publisher; now: () => string };
type CallId = { id: string; call_id: string };
type Answer = 'answer' | 'close';

export type BattleCallsService = ReturnType<typeof createBattleCallsService>;

/** Teams call a referee to their battle; referees answer, and say when it is settled. Kept with the battle's record. */
export function createBattleCallsService(deps: Deps) {
  /** A referee takes up or closes a call that nobody has closed. */
  const attend = (actor: Actor, { id, call_id }: CallId, action: Answer): Promise<BattleCall> =>
    inTransaction(deps, async (trx, log) => {
      const row = await lockShownBattle(trx, id, actor);
      await refuseOwnBattle(trx, row, actor);
      const { closed, answer, side, board_number } = await readCall(trx, id, call_id);
      if (closed) throw appError(BATTLE_CALL_ERRORS, 'call_closed');
      if (answer && action === 'answer') throw appError(BATTLE_CALL_ERRORS, 'call_answered');
      const change = action === 'answer' ? answerCall : closeCall;
      const changed = await change(trx, log, { row, id: call_id, referee_id: actor.user_id, now: deps.now() });
      await recordAudit(trx, {
        actor,
        action: `battle_call.${action}`,
        target_type: 'battle',
        target_id: id,
        before: null,
        after: { side, board_number },
        reason: null,
      });
      return changed;
    });

  return {
    /** To referees who are of neither team. */
    async list(actor: Actor, id: string): Promise<BattleCalls> {
      const { row } = (await findShownBattle(deps.db, id, actor)) ?? notFound();
      await refuseOwnBattle(deps.db, row, actor);
      return readCalls(deps.db, id);
    },

    open: (
      actor: Actor,
      id: string,
      { body, idempotencyKey: key }: { body: CallBody; idempotencyKey: string | undefined },
    ): Promise<BattleCall> =>
      inTransaction(deps, async (trx, log) => {
        const row = await lockShownBattle(trx, id, actor);
        const call = { account_id: actor.user_id, route: `POST /battles/${id}/calls`, key, body };
        const made = await runOnce(trx, call, () => callReferee(trx, log, { row, actor, body, now: deps.now() }));
        return readCall(trx, id, made.id);
      }),

    answer: (actor: Actor, call: CallId): Promise<BattleCall> => attend(actor, call, 'answer'),
    close: (actor: Actor, call: CallId): Promise<BattleCall> => attend(actor, call, 'close'),
  };
}

type Calling = { row: BattleRow; actor: Actor; body: CallBody; now: string };

async function callReferee(trx: Trx, log: LiveLog, { row, actor, body, now }: Calling): Promise<{ id: string }> {
  const { side, role } = await requirePlace(trx, row, actor);
  refuseUnknownBoard(row, body);
  const caller = { account_id: actor.user_id, leads: role !== 'member', board_number: body.board_number };
  if (!mayCallReferee(row.state, caller)) throw appError(BATTLE_CALL_ERRORS, 'callers_only');
  if (isBattleOver(row.status)) throw appError(BATTLE_ERRORS, 'battle_over');
  const { calls } = await readCalls(trx, row.id);
  if (calls.some((one) => one.side === side && one.closed === null)) throw appError(BATTLE_CALL_ERRORS, 'call_open');
  const call = await openCall(trx, log, row, { ...body, side, caller_id: actor.user_id, now });
  await notify(trx, log, await callNotices(trx, { row, call, now }));
  return { id: call.id };
}

function refuseUnknownBoard({ state }: BattleRow, { board_number }: CallBody): void {
  if (board_number === null || standingBoards(state).some(({ number }) => number === board_number)) return;
  throw appError(BATTLE_ERRORS, 'unknown_board', { board_number: BATTLE_ERRORS.unknown_board[1] });
}

function notFound(): never {
  throw generalError('not_found');
}
