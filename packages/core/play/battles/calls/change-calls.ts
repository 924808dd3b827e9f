import { generalError } from '@pailei/contracts/http/errors';
import type { BattleCall, BattleCalls } from '@pailei/contracts/play/referee-calls/call-views';
import { battleStaffTopic } from '@pailei/contracts/play/referee-calls/battle-staff.topic';
import { battleSideTopic } from '@pailei/contracts/play/battles/battle-side.topic';
import type { CallCase } from '@pailei/contracts/play/staff/staff-shapes';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import type { Side } from '@pailei/domain/series/sides';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { BattleCallChange, BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { callCaseOf, findCall, findCallCases, findCalls, insertCall, updateCall } from './battle-calls.repository.ts';

/*
 * Calls are written under the lock of their battle, to three topics: in full to the battle's referees and to the side that has
 * called, as a case to all referees.
 */

export type CallToOpen = { side: Side; board_number: number | null; caller_id: string; text: string; now: string };

export const readCalls = async (db: Db | Trx, battleId: string): Promise<BattleCalls> => ({
  calls: await findCalls(db, battleId),
});

/** Cases of all battles, for the referees' list. */
export const readCallCases = (db: Db | Trx, limit: number): Promise<CallCase[]> => findCallCases(db, limit);

/** Throws `not_found` for a call of another battle. */
export async function readCall(db: Db | Trx, battleId: string, id: string): Promise<BattleCall> {
  const call = await findCall(db, battleId, id);
  if (!call) throw generalError('not_found');
  return call;
}

export async function openCall(trx: Trx, log: LiveLog, row: BattleRow, call: CallToOpen): Promise<BattleCall> {
  const { now, ...facts } = call;
  const id = newId();
  await insertCall(trx, { ...facts, id, battle_id: row.id, opened_at: now });
  const opened = await followCall(trx, log, row, id);
  log.add(staffTopic.of(), 'case_opened', { case: callCaseOf(row.id, row, opened) });
  return opened;
}

/** It still waits, but something of it is another. */
export async function changeCall(
  trx: Trx,
  log: LiveLog,
  row: BattleRow,
  { id, change }: { id: string; change: BattleCallChange },
): Promise<BattleCall> {
  await updateCall(trx, id, change);
  const changed = await followCall(trx, log, row, id);
  if (change.answered_by && changed.answer)
    log.add(staffTopic.of(), 'call_answered', { call_id: id, answered_by: changed.answer.by });
  else log.add(staffTopic.of(), 'battle_call_changed', { case: callCaseOf(row.id, row, changed) });
  return changed;
}

type Closing = {
  id: string;
  /** Null: it ends with its battle. */
  by: string | null;
  outcome: 'resolved' | 'withdrawn' | 'over';
  credited_seconds?: number;
  now: string;
};

export async function closeCall(trx: Trx, log: LiveLog, row: BattleRow, closing: Closing): Promise<BattleCall> {
  const { id, by, outcome, credited_seconds = 0, now } = closing;
  await updateCall(trx, id, { closed_by: by, closed_at: now, outcome, credited_seconds });
  log.add(staffTopic.of(), 'call_closed', { call_id: id });
  return followCall(trx, log, row, id);
}

/** The end of a battle closes what is open. */
export async function closeOpenCalls(
  trx: Trx,
  log: LiveLog,
  { row, now }: { row: BattleRow; now: string },
): Promise<void> {
  const open = (await findCalls(trx, row.id)).filter(({ closed }) => closed === null);
  for (const { id } of open) await closeCall(trx, log, row, { id, by: null, outcome: 'over', now });
}

async function followCall(trx: Trx, log: LiveLog, row: BattleRow, id: string): Promise<BattleCall> {
  const call = await readCall(trx, row.id, id);
  log.add(battleStaffTopic.of(row.id), 'call_changed', { call });
  log.add(battleSideTopic.of(row.id, call.side), 'call_changed', { call });
  return call;
}
