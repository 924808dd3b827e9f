import type { TeamRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';

/** By id: the order of locks. */
export async function lockTeams(trx: Trx, ids: readonly string[]): Promise<TeamRow[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('team')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Those of these teams that are approved, by id. They stay so until the end of the transaction. */
export async function lockApprovedTeams(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, TeamRow>> {
  const rows = await lockTeams(trx, ids);
  return new Map(rows.filter(({ status }) => status === 'approved').map((row) => [row.id, row]));
}
