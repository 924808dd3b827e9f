import type { Trx } from '@pailei/db/tx';
import type { MatchRow } from '@pailei/db/schema/matches';
import { byOwner, type MatchOwners } from './match-owner.ts';
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

/** Matches by their ids, unlocked and without their seats. */
export async function findMatchRows(trx: Trx, ids: readonly string[]): Promise<MatchRow[]> {
  return trx
    .selectFrom('match')
    .selectAll()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
}

/** Matches that are on the clock, unlocked. */
export async function findRunningMatches(trx: Trx): Promise<MatchRow[]> {
  return trx.selectFrom('match').selectAll().where('due_at', 'is not', null).execute();
}

/** Locks owners before their matches, as `MatchOwner.lockForPlay` says. */
export async function lockOwnersForPlay(
  trx: Trx,
  owners: MatchOwners,
  matches: readonly MatchRow[],
  waits: boolean,
): Promise<ReadonlySet<string>> {
  const locked = new Set<string>();
  for (const [kind, owned] of byOwner(matches))
    for (const id of await owners[kind].lockForPlay(trx, owned, waits)) locked.add(id);
  return locked;
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
