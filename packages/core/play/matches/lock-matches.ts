import type { Trx } from '@pailei/db/tx';
import { withSeats } from './match-seats.repository.ts';
import type { SeatedMatch } from './match-seats.ts';

export async function lockMatch(trx: Trx, id: string): Promise<SeatedMatch | undefined> {
  const rows = await trx.selectFrom('match').selectAll().where('id', '=', id).forUpdate().execute();
  return (await withSeats(trx, rows))[0];
}

/** Those of these matches that exist and that nobody else holds, locked. */
export async function lockAvailableMatches(trx: Trx, ids: readonly string[]): Promise<SeatedMatch[]> {
  const rows = await trx
    .selectFrom('match')
    .selectAll()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  return withSeats(trx, rows);
}

/** Matches that are on the clock, locked. */
export async function lockRunningMatches(trx: Trx): Promise<SeatedMatch[]> {
  const rows = await trx
    .selectFrom('match')
    .selectAll()
    .where('due_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return withSeats(trx, rows);
}
