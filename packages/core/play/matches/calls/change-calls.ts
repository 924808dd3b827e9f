import { generalError } from '@pailei/contracts/http/errors';
import type { MatchCall, MatchClaim } from '@pailei/contracts/play/referee-calls/call-views';
import { matchSideTopic } from '@pailei/contracts/play/matches/match-side.topic';
import type { MatchCallCase } from '@pailei/contracts/play/staff/staff-shapes';
import { staffTopic } from '@pailei/contracts/play/staff/staff.topic';
import type { Side } from '@pailei/domain/series/sides';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { MatchCallChange } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { playerOf, type SeatedMatch } from '../match-seats.ts';
import { findSeatedMatches } from '../match-seats.repository.ts';
import { findCall, findClaim, findOpenCalls, findWaitingCalls } from './match-calls.reads.ts';
import { deleteClaims, insertCall, saveClaim, updateCall } from './match-calls.repository.ts';

/*
 * Calls and claims are written under the lock of their match. The side that calls reads its calls in full, and so do the referees of the
 * match, by a route; all referees read that somebody calls.
 */

type CallToOpen = { side: Side; caller_id: string; text: string; now: string };

export async function openCall(trx: Trx, log: LiveLog, row: SeatedMatch, call: CallToOpen): Promise<MatchCall> {
  const { now, ...facts } = call;
  const id = newId();
  await insertCall(trx, { ...facts, id, match_id: row.id, opened_at: now });
  const opened = await followCall(trx, log, row.id, id);
  log.add(staffTopic.of(), 'case_opened', { case: callCaseOf(row, opened) });
  return opened;
}

/** It goes on waiting, but something of it is another. */
export async function changeCall(
  trx: Trx,
  log: LiveLog,
  row: SeatedMatch,
  { id, change }: { id: string; change: MatchCallChange },
): Promise<MatchCall> {
  await updateCall(trx, id, change);
  const changed = await followCall(trx, log, row.id, id);
  log.add(staffTopic.of(), 'match_call_changed', { case: callCaseOf(row, changed) });
  return changed;
}

type Closing = {
  match_id: string;
  id: string;
  /** Null: it ends with its match. */
  by: string | null;
  outcome: 'resolved' | 'withdrawn' | 'over';
  credited_seconds?: number;
  now: string;
};

export async function closeCall(trx: Trx, log: LiveLog, closing: Closing): Promise<MatchCall> {
  const { match_id, id, by, outcome, credited_seconds = 0, now } = closing;
  await updateCall(trx, id, { closed_by: by, closed_at: now, outcome, credited_seconds });
  log.add(staffTopic.of(), 'call_closed', { call_id: id });
  return followCall(trx, log, match_id, id);
}

/** Nobody waits for a referee of matches that are over, and nobody sees to them. */
export async function closeCallsOfOver(trx: Trx, log: LiveLog, ids: readonly string[], now: string): Promise<void> {
  for (const { match_id, call } of await findOpenCalls(trx, ids))
    await closeCall(trx, log, { match_id, id: call.id, by: null, outcome: 'over', now });
  await releaseClaims(trx, log, ids);
}

type Claiming = { match_id: string; account_id: string; is_override: boolean; now: string };

export async function claimMatch(
  trx: Trx,
  log: LiveLog,
  { match_id, account_id, is_override, now }: Claiming,
): Promise<MatchClaim> {
  await saveClaim(trx, { match_id, account_id, is_override, claimed_at: now });
  const claim = await findClaim(trx, match_id);
  if (!claim) throw new Error(`match ${match_id} was claimed, but has no claim`);
  log.add(staffTopic.of(), 'match_claimed', { claim });
  return claim;
}

export async function releaseClaims(trx: Trx, log: LiveLog, ids: readonly string[]): Promise<void> {
  for (const match_id of await deleteClaims(trx, ids)) log.add(staffTopic.of(), 'match_released', { match_id });
}

/** Calls that wait in all matches, as every referee sees them. */
export async function readMatchCallCases(trx: Trx, limit: number): Promise<MatchCallCase[]> {
  const waiting = await findWaitingCalls(trx, limit);
  const rows = await findSeatedMatches(trx)
    .where((eb) => eb('match.id', '=', eb.fn.any(eb.val(waiting.map(({ match_id }) => match_id)))))
    .execute();
  const matches = new Map(rows.map((row) => [row.id, row]));
  return waiting.flatMap(({ match_id, call }) => {
    const row = matches.get(match_id);
    return row ? [callCaseOf(row, call)] : [];
  });
}

/** Throws `not_found` for a call of another match. */
export async function readCall(db: Db | Trx, matchId: string, id: string): Promise<MatchCall> {
  const call = await findCall(db, matchId, id);
  if (!call) throw generalError('not_found');
  return call;
}

async function followCall(trx: Trx, log: LiveLog, matchId: string, id: string): Promise<MatchCall> {
  const call = await readCall(trx, matchId, id);
  log.add(matchSideTopic.of(matchId, call.side), 'call_changed', { call });
  return call;
}

/** Neither who has called nor why: one of the referees may be their opponent. */
function callCaseOf(row: SeatedMatch, { id, side, opened_at, escalated_at, answer }: MatchCall): MatchCallCase {
  const sideView = (name: Side) => ({ user_id: playerOf(row, name), name: row.state.sides[name].name });
  return {
    kind: 'match_call',
    call_id: id,
    match_id: row.id,
    tournament_id: row.tournament_id,
    battle_id: row.battle_id,
    tournament_name: row.info.tournament_name,
    is_demo: row.info.is_demo,
    label: row.info.label,
    table: row.table_number,
    side,
    sides: { a: sideView('a'), b: sideView('b') },
    opened_at,
    escalated_at,
    answered_by: answer?.by ?? null,
  };
}
