import type { BattleCall } from '@pailei/contracts/play/referee-calls/call-views';
import type { CallCase } from '@pailei/contracts/play/staff/staff-shapes';
import type { Side } from '@pailei/domain/series/sides';
import type { Db } from '@pailei/db/client';
import type { BattleCallChange, BattleRow, NewBattleCall } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';

const calls = (db: Db | Trx) =>
  db
    .selectFrom('battle_call as call')
    .innerJoin('account as caller', 'caller.id', 'call.caller_id')
    .leftJoin('account as referee', 'referee.id', 'call.answered_by')
    .leftJoin('account as closer', 'closer.id', 'call.closed_by')
    .select([
      'call.id',
      'call.side',
      'call.board_number',
      'call.text',
      'call.caller_id',
      'caller.username as caller_name',
      'call.opened_at',
      'call.answered_by',
      'referee.username as referee_name',
      'call.answered_at',
      'call.closed_by',
      'closer.username as closer_name',
      'call.closed_at',
      'call.escalated_at',
      'call.outcome',
      'call.credited_seconds',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof calls>['execute']>>[number];

const personOf = (id: string | null, username: string | null) =>
  id === null || username === null ? null : { id, username };

function callOf(row: Row): BattleCall {
  const { id, side, board_number, text, caller_id, caller_name, opened_at, answered_at, closed_at } = row;
  const referee = personOf(row.answered_by, row.referee_name);
  return {
    id,
    side,
    board_number,
    text,
    caller: { id: caller_id, username: caller_name },
    opened_at,
    answer: referee && answered_at !== null ? { by: referee, at: answered_at } : null,
    escalated_at: row.escalated_at,
    closed:
      closed_at === null
        ? null
        : {
            by: personOf(row.closed_by, row.closer_name),
            at: closed_at,
            // Rows of the first versions say nothing of how they ended.
            outcome: row.outcome ?? (row.closed_by === null ? 'over' : 'resolved'),
            credited_seconds: row.credited_seconds,
          },
  };
}

/** All calls of a battle, the oldest first. */
export async function findCalls(db: Db | Trx, battleId: string): Promise<BattleCall[]> {
  const rows = await calls(db).where('call.battle_id', '=', battleId).orderBy('call.id').execute();
  return rows.map(callOf);
}

/** The last call of a side. */
export async function findNewestCall(db: Db | Trx, battleId: string, side: Side): Promise<BattleCall | undefined> {
  const ofSide = calls(db).where('call.battle_id', '=', battleId).where('call.side', '=', side);
  const row = await ofSide.orderBy('call.id', 'desc').limit(1).executeTakeFirst();
  return row && callOf(row);
}

export async function findCall(db: Db | Trx, battleId: string, id: string): Promise<BattleCall | undefined> {
  const row = await calls(db).where('call.battle_id', '=', battleId).where('call.id', '=', id).executeTakeFirst();
  return row && callOf(row);
}

export async function insertCall(trx: Trx, row: NewBattleCall): Promise<void> {
  await trx.insertInto('battle_call').values(row).execute();
}

export async function updateCall(trx: Trx, id: string, change: BattleCallChange): Promise<void> {
  await trx.updateTable('battle_call').set(change).where('id', '=', id).execute();
}

type CalledBattle = Pick<BattleRow, 'a_team_id' | 'b_team_id' | 'is_demo' | 'state'>;

/** A call as every referee sees it: neither who has called nor why. */
export function callCaseOf(battleId: string, battle: CalledBattle, call: BattleCall): CallCase {
  const { sides, boards } = battle.state;
  return {
    kind: 'call',
    call_id: call.id,
    battle_id: battleId,
    teams: {
      a: { id: battle.a_team_id, name: sides.a.name },
      b: { id: battle.b_team_id, name: sides.b.name },
    },
    board_number: call.board_number,
    match_id: boards.findLast(({ number }) => number === call.board_number)?.match_id ?? null,
    is_demo: battle.is_demo,
    opened_at: call.opened_at,
    escalated_at: call.escalated_at ?? null,
    answered_by: call.answer?.by ?? null,
  };
}

/** Calls that are not closed, the oldest first, as every referee sees them. */
export async function findCallCases(db: Db | Trx, limit: number): Promise<CallCase[]> {
  const rows = await calls(db)
    .innerJoin('battle', 'battle.id', 'call.battle_id')
    .select(['call.battle_id', 'battle.a_team_id', 'battle.b_team_id', 'battle.is_demo', 'battle.state'])
    .where('call.closed_at', 'is', null)
    .orderBy('call.opened_at')
    .orderBy('call.id')
    .limit(limit)
    .execute();
  return rows.map((row) => callCaseOf(row.battle_id, row, callOf(row)));
}
