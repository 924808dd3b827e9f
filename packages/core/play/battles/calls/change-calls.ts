import { generalError } from '@pailei/contracts/http/errors';
import type { BattleCall, BattleCalls } from '@pailei/contracts/play/battle-calls/battle-call-views';
import { battleStaffTopic } from '@pailei/contracts/play/battle-calls/battle-staff.topic';
import { battleSideTopic } from '@pailei/contracts/play/battles/battle-side.topic';
import type { CallCase } from '@pailei/contracts/play/staff/staff-shapes';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import type { Side } from '@pailei/domain/series';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { BattleRow } from '@pailei/db/schema/battles';
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
  await insertCall(trx, {
    ...facts,
    id,
    battle_id: row.id,
    opened_at: now,
    answered_by: null,
    answered_at: null,
    closed_by: null,
    closed_at: null,
  });
  const opened = await followCall(trx, log, row, id);
  log.add(staffTopic.of(), 'case_opened', { case: callCaseOf(row.id, row, opened) });
  return opened;
}

type Change = { row: BattleRow; id: string; referee_id: string; now: string };

export async function answerCall(trx: Trx, log: LiveLog, { row, id, referee_id, now }: Change): Promise<BattleCall> {
  await updateCall(trx, id, { answered_by: referee_id, answered_at: now });
  const answered = await followCall(trx, log, row, id);
  if (answered.answer) log.add(staffTopic.of(), 'call_answered', { call_id: id, answered_by: answered.answer.by });
  return answered;
}

/** `referee_id` null: it ends with its battle. */
export async function closeCall(
  trx: Trx,
  log: LiveLog,
  { row, id, referee_id, now }: Omit<Change, 'referee_id'> & { referee_id: string | null },
): Promise<BattleCall> {
  await updateCall(trx, id, { closed_by: referee_id, closed_at: now });
  log.add(staffTopic.of(), 'call_closed', { call_id: id });
  return followCall(trx, log, row, id);
}

/** Nobody waits for a referee of a battle that is over. */
export async function closeOpenCalls(
  trx: Trx,
  log: LiveLog,
  { row, now }: { row: BattleRow; now: string },
): Promise<void> {
  const open = (await findCalls(trx, row.id)).filter(({ closed }) => closed === null);
  for (const { id } of open) await closeCall(trx, log, { row, id, referee_id: null, now });
}

async function followCall(trx: Trx, log: LiveLog, row: BattleRow, id: string): Promise<BattleCall> {
  const call = await readCall(trx, row.id, id);
  log.add(battleStaffTopic.of(row.id), 'call_changed', { call });
  log.add(battleSideTopic.of(row.id, call.side), 'call_changed', { call });
  return call;
}
