import { appError, generalError } from '@pailei/contracts/http/errors';
import type { MatchCall } from '@pailei/contracts/play/referee-calls/call-views';
import { MATCH_CALL_ERRORS } from '@pailei/contracts/play/referee-calls/match-calls.api';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Actor } from '@pailei/live/registry';
import { findAdminIds, findStaffIds } from '../../people/accounts/accounts.reads.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { changeCall, closeCall, openCall, readCall } from '../matches/calls/change-calls.ts';
import { findCalls } from '../matches/calls/match-calls.reads.ts';
import { findShownMatch } from '../matches/shown-match.ts';
import { isOwnMatch, sideOf, type SeatedMatch } from '../matches/match-seats.ts';
import { lockMatch } from '../matches/lock-matches.ts';
import { ownMatchError } from '../matches/commands/rulings.ts';
import type { CallOwner } from './call-owner.ts';

const ACTIONS = {
  answer: 'match_call.answer',
  escalate: 'match_call.escalate',
  close: 'match_call.resolve',
} as const;

/** A match of an event. A board's players call by its battle, where their captains and its referees are. */
export const matchCalls: CallOwner<SeatedMatch, MatchCall, { text: string }> = {
  kind: 'match',
  errors: MATCH_CALL_ERRORS,
  routeOf: (id) => `POST /matches/${id}/calls`,
  find: findForCall,
  lock: lockForCall,
  refuseOwn: (_db, row, actor) =>
    isOwnMatch(row, actor.user_id) ? Promise.reject(ownMatchError()) : Promise.resolve(),
  async callerSide(_trx, row, actor) {
    const side = sideOf(row, actor.user_id);
    if (!side) throw generalError('forbidden');
    return side;
  },
  async refuseOpening(_trx, row) {
    if (row.battle_id !== null) throw appError(MATCH_CALL_ERRORS, 'board_call');
    if (isSeriesOver(row.status)) throw appError(MATCH_CALL_ERRORS, 'match_is_over');
  },
  refuseWithdrawal: () => Promise.resolve(),
  readAll: findCalls,
  read: readCall,
  open: (trx, log, row, { body: { text }, ...call }) => openCall(trx, log, row, { text, ...call }),
  change: changeCall,
  close: (trx, log, row, closing) => closeCall(trx, log, { match_id: row.id, ...closing }),
  async credit(trx, log, { matches }, { actor, id, seconds }) {
    const { due_at, status } = await findForCall(trx, id, actor);
    if (due_at === null || isSeriesOver(status)) return false;
    const command = { type: 'extend', due_at, seconds, reason: '裁判处理呼叫占用的时间' } as const;
    await matches.ruleWithin(trx, log, { actor, id, command, confirmation: {} });
    return true;
  },
  isDemo: ({ info }) => info.is_demo,
  async staffNotices(trx, { row, call, isEscalated, now }) {
    const kind = isEscalated ? 'match_call_escalated' : 'match_referee_called';
    const readers = await (isEscalated ? findAdminIds : findStaffIds)(trx, now);
    const { sides } = row.state;
    return readers
      .filter((id) => !isOwnMatch(row, id))
      .map((account_id) => ({
        account_id,
        dedupe_key: `${kind}:${call.id}`,
        notice: {
          kind,
          match_id: row.id,
          tournament_id: row.tournament_id,
          tournament_name: row.info.tournament_name,
          label: row.info.label,
          table: row.table_number,
          caller_name: sides[call.side].name,
          opponent_name: sides[otherSide(call.side)].name,
          text: call.text,
        },
      }));
  },
  placeOf: ({ id, tournament_id, battle_id, state: { sides } }, { side }) => ({
    match_id: id,
    tournament_id,
    battle_id,
    meeting: `${sides[side].name} 对 ${sides[otherSide(side)].name}`,
  }),
  record: (trx, actor, id, attended) =>
    recordAudit(trx, {
      actor,
      action: ACTIONS[attended.step],
      target_type: 'match',
      target_id: id,
      before: null,
      after: {
        side: attended.call.side,
        text: attended.call.text,
        ...('credited_seconds' in attended && { credited_seconds: attended.credited_seconds }),
      },
      reason: null,
    }),
};

async function findForCall(db: Db | Trx, id: string, actor: Actor): Promise<SeatedMatch> {
  const shown = await findShownMatch(db, id, actor);
  if (!shown) throw generalError('not_found');
  return shown.row;
}

/** A match that this actor is shown, locked. */
export async function lockForCall(trx: Trx, id: string, actor: Actor): Promise<SeatedMatch> {
  await findForCall(trx, id, actor);
  const row = await lockMatch(trx, id);
  if (!row) throw generalError('not_found');
  return row;
}
