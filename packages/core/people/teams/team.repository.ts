import type { Db } from '@pailei/db/client';
import type { NewTeam, TeamRow, TeamTable } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import { sql, type Updateable } from 'kysely';

export function findTeam(db: Db | Trx, id: string): Promise<TeamRow | undefined> {
  return db.selectFrom('team').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Everything about one team is decided under this lock. It comes before the locks of accounts. */
export function lockTeam(trx: Trx, id: string): Promise<TeamRow | undefined> {
  return trx.selectFrom('team').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertTeam(trx: Trx, row: NewTeam): Promise<void> {
  await trx.insertInto('team').values(row).execute();
}

export type TeamChanges = Omit<Updateable<TeamTable>, 'id' | 'founder_id'>;

export async function updateTeam(trx: Trx, id: string, changes: TeamChanges, now: string): Promise<void> {
  await trx
    .updateTable('team')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Whether another team waits or is approved under this name. Who asks for the same name at the same time waits for the end of
 * this transaction; the index would refuse it anyway.
 */
export async function isNameTaken(trx: Trx, name_key: string, exceptId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`team name ${name_key}`}))`.execute(trx);
  const row = await trx
    .selectFrom('team')
    .select('id')
    .where('name_key', '=', name_key)
    .where('status', 'in', ['pending', 'approved'])
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the team is still in an event or a battle that is not over. */
export async function isPlaying(db: Db | Trx, id: string): Promise<boolean> {
  return (await hasOpenBattle(db, id)) || isInEvent(db, id);
}

async function hasOpenBattle(db: Db | Trx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('battle')
    .select('id')
    .where((eb) => eb.or([eb('a_team_id', '=', id), eb('b_team_id', '=', id)]))
    .where('status', 'not in', ['finished', 'forfeited', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function isInEvent(db: Db | Trx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('participant')
    .innerJoin('tournament', 'tournament.id', 'participant.tournament_id')
    .select('participant.id')
    .where('participant.team_id', '=', id)
    .where('participant.status', 'not in', ['rejected', 'withdrawn', 'dropped', 'disqualified', 'absent'])
    .where('tournament.status', 'not in', ['finished', 'cancelled'])
    .executeTakeFirst();
  return row !== undefined;
}
