import type { TeamRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import { lockTeams } from './team.repository.ts';

/** Those of these teams that are approved, by id. They stay so until the end of the transaction. */
export async function lockApprovedTeams(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, TeamRow>> {
  const rows = await lockTeams(trx, ids);
  return new Map(rows.filter(({ status }) => status === 'approved').map((row) => [row.id, row]));
}
