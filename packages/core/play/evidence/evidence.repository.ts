import type { Evidence } from '@pailei/contracts/play/evidence/evidence-views';
import type { Db } from '@pailei/db/client';
import type { NewMatchEvidence } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { Side } from '@pailei/domain/series/sides';
import { sql } from 'kysely';

const images = (db: Db | Trx) =>
  db
    .selectFrom('match_evidence as evidence')
    .innerJoin('stored_file as file', 'file.id', 'evidence.file_id')
    .select(['evidence.id', 'evidence.side', 'evidence.game_number', 'file.width', 'file.height', 'evidence.at']);

/** All images of a match, the oldest first. */
export function findImages(db: Db | Trx, matchId: string): Promise<Evidence[]> {
  return images(db).where('evidence.match_id', '=', matchId).orderBy('evidence.id').execute();
}

export function findImage(db: Db | Trx, id: string): Promise<Evidence | undefined> {
  return images(db).where('evidence.id', '=', id).executeTakeFirst();
}

/** The stored file of an image of this match. */
export async function findFileId(db: Db, matchId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('match_evidence')
    .select('file_id')
    .where('id', '=', id)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return row?.file_id;
}

export async function findTakenPlaces(
  db: Db | Trx,
  of: { match_id: string; side: Side; game_number: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('match_evidence')
    .select('place')
    .where('match_id', '=', of.match_id)
    .where('side', '=', of.side)
    .where('game_number', '=', of.game_number)
    .execute();
  return rows.map(({ place }) => place);
}

/** False when another image has taken the place meanwhile. */
export async function insertImage(trx: Trx, row: NewMatchEvidence): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('match_evidence')
    .values(row)
    .onConflict((conflict) => conflict.constraint('match_evidence_place').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const oldImages = (endedBefore: string, limit: number) => sql`
  select match_evidence.id from match_evidence
    join match on match.id = match_evidence.match_id
    left join tournament on tournament.id = match.tournament_id
    left join battle on battle.id = match.battle_id
  where match.case_since is null and match.finished_at is not null
    and greatest(match.finished_at, match_evidence.at) < ${endedBefore}
    and (match.tournament_id is null or tournament.finished_at < ${endedBefore} or tournament.status = 'cancelled')
    and (match.battle_id is null or battle.ended_at < ${endedBefore})
  limit ${limit}`;

/**
 * Gives up at most `limit` images of what ended before, unless the match waits for a referee, and returns how many. What nothing
 * holds any more is removed with its bytes.
 */
export async function releaseImages(db: Db, endedBefore: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with given_up as (
      delete from match_evidence where id in (${oldImages(endedBefore, limit)}) returning file_id),
    released as (
      update stored_file set attached_at = null from given_up where stored_file.id = given_up.file_id)
    select count(*)::integer as count from given_up`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countOldImages(db: Db, endedBefore: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${oldImages(endedBefore, limit)}) as old`.execute(db);
  return rows[0]?.count ?? 0;
}
