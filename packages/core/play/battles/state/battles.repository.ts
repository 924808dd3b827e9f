import type { BattleState } from '@pailei/domain/battles/types';
import type { NotNull } from 'kysely';
import type { Db } from '@pailei/db/client';
import type { BattleRow, NewBattle } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';

export function findBattle(db: Db | Trx, id: string): Promise<BattleRow | undefined> {
  return db.selectFrom('battle').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By id, the order of locks. Those that somebody else holds only if it `waits`. The ids of those that are locked. */
export async function lockBattles(trx: Trx, ids: readonly string[], waits: boolean): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('battle')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...new Set(ids)]))))
    .orderBy('id')
    .forUpdate()
    .$if(!waits, (query) => query.skipLocked())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Battles that are on the clock, locked. */
export function lockRunningBattles(trx: Trx): Promise<BattleRow[]> {
  return trx.selectFrom('battle').selectAll().where('due_at', 'is not', null).orderBy('id').forUpdate().execute();
}

export async function insertBattle(trx: Trx, row: NewBattle): Promise<void> {
  await trx.insertInto('battle').values(row).execute();
}

/** The columns that queries and deadlines need, from the state. */
export function columnsOf(state: BattleState, now: string) {
  const { status, starts_at, due_at, due_kind, started_at, ended_at } = state;
  return {
    status,
    starts_at,
    due_at,
    due_kind,
    started_at,
    ended_at,
    state: JSON.stringify(state),
    updated_at: now,
  };
}

export async function updateBattle(trx: Trx, before: BattleRow, state: BattleState, now: string): Promise<void> {
  const isMoved = state.due_at !== before.due_at;
  await trx
    .updateTable('battle')
    .set({ ...columnsOf(state, now), ...(isMoved && { due_set_at: now }) })
    .where('id', '=', before.id)
    .execute();
}

/** Battles whose deadline has passed, oldest first. */
export function findDueBattles(db: Db, before: string, limit: number): Promise<{ id: string; due_at: string }[]> {
  return db
    .selectFrom('battle')
    .select(['id', 'due_at'])
    .where('due_at', '<=', before)
    .$narrowType<{ due_at: NotNull }>()
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
