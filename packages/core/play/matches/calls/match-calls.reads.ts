import type { MatchCall, MatchClaim } from '@pailei/contracts/play/referee-calls/call-views';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

const calls = (db: Db | Trx) =>
  db
    .selectFrom('match_call as call')
    .innerJoin('account as caller', 'caller.id', 'call.caller_id')
    .leftJoin('account as referee', 'referee.id', 'call.answered_by')
    .leftJoin('account as closer', 'closer.id', 'call.closed_by')
    .select([
      'call.id',
      'call.match_id',
      'call.side',
      'call.text',
      'call.caller_id',
      'caller.username as caller_name',
      'call.opened_at',
      'call.escalated_at',
      'call.answered_by',
      'referee.username as referee_name',
      'call.answered_at',
      'call.closed_by',
      'closer.username as closer_name',
      'call.closed_at',
      'call.outcome',
      'call.credited_seconds',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof calls>['execute']>>[number];
/** With the match that it is of. */
export type CallOfMatch = { match_id: string; call: MatchCall };

const personOf = (id: string | null, username: string | null) =>
  id === null || username === null ? null : { id, username };

function callOf(row: Row): CallOfMatch {
  const { id, match_id, side, text, caller_id, caller_name, opened_at, escalated_at } = row;
  const { answered_at, closed_at, outcome, credited_seconds } = row;
  const referee = personOf(row.answered_by, row.referee_name);
  const isClosed = closed_at !== null && outcome !== null;
  const call: MatchCall = {
    id,
    side,
    text,
    caller: { id: caller_id, username: caller_name },
    opened_at,
    escalated_at,
    answer: referee && answered_at !== null ? { by: referee, at: answered_at } : null,
    closed: isClosed
      ? { by: personOf(row.closed_by, row.closer_name), at: closed_at, outcome, credited_seconds }
      : null,
  };
  return { match_id, call };
}

/** All calls of a match, the oldest first. */
export async function findCalls(db: Db | Trx, matchId: string): Promise<MatchCall[]> {
  const rows = await calls(db).where('call.match_id', '=', matchId).orderBy('call.id').execute();
  return rows.map((row) => callOf(row).call);
}

/** Calls of these matches that nobody has closed. */
export async function findOpenCalls(db: Db | Trx, matchIds: readonly string[]): Promise<CallOfMatch[]> {
  const rows = await calls(db)
    .where((eb) => eb('call.match_id', '=', eb.fn.any(eb.val([...matchIds]))))
    .where('call.closed_at', 'is', null)
    .orderBy('call.id')
    .execute();
  return rows.map(callOf);
}

/** Calls that wait, the oldest first. */
export async function findWaitingCalls(db: Db | Trx, limit: number): Promise<CallOfMatch[]> {
  const rows = await calls(db)
    .where('call.closed_at', 'is', null)
    .orderBy('call.opened_at')
    .orderBy('call.id')
    .limit(limit)
    .execute();
  return rows.map(callOf);
}

export async function findCall(db: Db | Trx, matchId: string, id: string): Promise<MatchCall | undefined> {
  const row = await calls(db).where('call.match_id', '=', matchId).where('call.id', '=', id).executeTakeFirst();
  return row && callOf(row).call;
}

const claims = (db: Db | Trx) =>
  db
    .selectFrom('match_claim as claim')
    .innerJoin('account', 'account.id', 'claim.account_id')
    .select(['claim.match_id', 'claim.account_id', 'account.username', 'claim.claimed_at', 'claim.is_override']);

type ClaimRow = Awaited<ReturnType<ReturnType<typeof claims>['execute']>>[number];
const claimOf = ({ match_id, account_id, username, claimed_at, is_override }: ClaimRow): MatchClaim => ({
  match_id,
  by: { id: account_id, username },
  at: claimed_at,
  is_override,
});

export async function findClaim(db: Db | Trx, matchId: string): Promise<MatchClaim | undefined> {
  const row = await claims(db).where('claim.match_id', '=', matchId).executeTakeFirst();
  return row && claimOf(row);
}

export async function findClaims(db: Db | Trx, limit: number): Promise<MatchClaim[]> {
  const rows = await claims(db).orderBy('claim.claimed_at').orderBy('claim.match_id').limit(limit).execute();
  return rows.map(claimOf);
}
