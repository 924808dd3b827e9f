import type { TeamRef } from '@pailei/contracts/people/teams/team-views';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { crestOf } from './crest.view.ts';

/** Teams as lists name them, those that are disbanded too. Throws for an id that names none. */
export async function readTeamRefs(db: Db | Trx, ids: readonly string[]): Promise<(id: string) => TeamRef> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('team')
          .selectAll()
          .where('id', 'in', [...new Set(ids)])
          .execute();
  const byId = new Map(rows.map((team) => [team.id, team]));
  return (id) => {
    const team = byId.get(id);
    if (!team) throw new Error(`there is no team ${id}`);
    return { id, name: team.name, tag: team.tag, crest: crestOf(team) };
  };
}

/** Whether there is such a team that is not in review, refused or disbanded. */
export async function isApprovedTeam(db: Db | Trx, id: string): Promise<boolean> {
  const row = await db.selectFrom('team').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status === 'approved';
}
