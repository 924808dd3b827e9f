import { appError, generalError } from '@pailei/contracts/http/errors';
import { BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { BATTLE_CALL_ERRORS } from '@pailei/contracts/play/referee-calls/battle-calls.api';
import type { BattleCall } from '@pailei/contracts/play/referee-calls/call-views';
import type { BattleRow } from '@pailei/db/schema/battles';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { isBoardRunning, standingBoards } from '@pailei/domain/battles/boards';
import { mayCallReferee } from '@pailei/domain/battles/referee-call';
import { otherSide } from '@pailei/domain/series/decide/legal';
import { findAdminIds, findStaffIds } from '../../people/accounts/accounts.reads.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { changeCall, closeCall, openCall, readCall, readCalls } from '../battles/calls/change-calls.ts';
import { findBattleMembers } from '../battles/state/battle-teams.ts';
import { findShownBattle } from '../battles/shown-battle.ts';
import { lockShownBattle, refuseOwnBattle, requirePlace } from '../battles/commands/battle-command.ts';
import { findMatch } from '../matches/find-matches.ts';
import type { CallOwner } from './call-owner.ts';

type Body = { text: string; board_number: number | null };

const REASON = '裁判处理呼叫占用的时间';

/** A battle, or one of its boards. Who leads a side calls, and who sits on the board in question. */
export const battleCalls: CallOwner<BattleRow, BattleCall, Body> = {
  kind: 'battle',
  errors: BATTLE_CALL_ERRORS,
  routeOf: (id) => `POST /battles/${id}/calls`,
  async find(db, id, actor) {
    const shown = await findShownBattle(db, id, actor);
    if (!shown) throw generalError('not_found');
    return shown.row;
  },
  lock: lockShownBattle,
  refuseOwn: refuseOwnBattle,
  callerSide: async (trx, row, actor) => (await requirePlace(trx, row, actor)).side,
  async refuseOpening(trx, row, { actor, body: { board_number } }) {
    const { role } = await requirePlace(trx, row, actor);
    refuseUnknownBoard(row, board_number);
    if (!mayCallReferee(row.state, { account_id: actor.user_id, leads: role !== 'member', board_number }))
      throw appError(BATTLE_CALL_ERRORS, 'callers_only');
    if (isBattleOver(row.status)) throw appError(BATTLE_ERRORS, 'battle_over');
  },
  async refuseWithdrawal(trx, row, { actor, call }) {
    const { role } = await requirePlace(trx, row, actor);
    if (role === 'member' && call.caller.id !== actor.user_id) throw appError(BATTLE_CALL_ERRORS, 'callers_only');
  },
  readAll: async (db, id) => (await readCalls(db, id)).calls,
  read: readCall,
  open: (trx, log, row, { body, ...call }) => openCall(trx, log, row, { ...body, ...call }),
  change: changeCall,
  close: closeCall,
  /** The clock of the board in question, or those of all boards that run; before there are any, that of the battle. */
  async credit(trx, log, { matches, battleRulings }, { actor, id, call: { board_number }, seconds }) {
    const { row } = (await findShownBattle(trx, id, actor)) ?? notFound();
    if (isBattleOver(row.status)) return false;
    const running = row.state.boards.filter(
      (board) => isBoardRunning(board) && (board_number === null || board.number === board_number),
    );
    let isCredited = false;
    for (const { match_id } of running) {
      const match = match_id === null ? undefined : await findMatch(trx, match_id);
      if (!match || match.due_at === null) continue;
      const command = { type: 'extend', due_at: match.due_at, seconds, reason: REASON } as const;
      await matches.ruleWithin(trx, log, { actor, id: match.id, command, confirmation: {} });
      isCredited = true;
    }
    if (running.length > 0 || row.due_at === null) return isCredited;
    await battleRulings.ruleWithin(trx, log, {
      actor,
      id,
      body: { type: 'extend', due_at: row.due_at, seconds, reason: REASON },
    });
    return true;
  },
  isDemo: ({ is_demo }) => is_demo,
  async staffNotices(trx, { row, call, isEscalated, now }) {
    const kind = isEscalated ? 'battle_call_escalated' : 'referee_called';
    const members = new Set((await findBattleMembers(trx, row)).map(({ account_id }) => account_id));
    const readers = await (isEscalated ? findAdminIds : findStaffIds)(trx, now);
    const { id, side, board_number, text } = call;
    const { sides } = row.state;
    return readers
      .filter((one) => !members.has(one))
      .map((account_id) => ({
        account_id,
        dedupe_key: `${kind}:${id}`,
        notice: {
          kind,
          battle_id: row.id,
          team_name: sides[side].name,
          opponent_name: sides[otherSide(side)].name,
          board_number,
          text,
        },
      }));
  },
  placeOf: ({ id, state: { sides } }, { side }) => ({
    match_id: null,
    tournament_id: null,
    battle_id: id,
    meeting: `${sides[side].name} 对 ${sides[otherSide(side)].name}`,
  }),
  record: (trx, actor, id, attended) =>
    recordAudit(trx, {
      actor,
      action: `battle_call.${attended.step}`,
      target_type: 'battle',
      target_id: id,
      before: null,
      after: {
        side: attended.call.side,
        board_number: attended.call.board_number,
        ...('credited_seconds' in attended && { credited_seconds: attended.credited_seconds }),
      },
      reason: null,
    }),
};

function refuseUnknownBoard({ state }: BattleRow, board_number: number | null): void {
  if (board_number === null || standingBoards(state).some(({ number }) => number === board_number)) return;
  throw appError(BATTLE_ERRORS, 'unknown_board', { board_number: BATTLE_ERRORS.unknown_board[1] });
}

function notFound(): never {
  throw generalError('not_found');
}
