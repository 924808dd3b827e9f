import type { Db } from '@pailei/db/client';
import type { SeasonFormulaTable, SeasonRecordRow, SeasonTable } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import type { FormulaVersion } from '@pailei/domain/seasons/types';
import { sql, type Insertable, type Updateable } from 'kysely';

/** Newest first. */
export function findSeasons(db: Db | Trx): Promise<SeasonRecordRow[]> {
  return db.selectFrom('season').selectAll().orderBy('number', 'desc').execute();
}

export function findSeasonByNumber(db: Db | Trx, number: number): Promise<SeasonRecordRow | undefined> {
  return db.selectFrom('season').selectAll().where('number', '=', number).executeTakeFirst();
}

/** Facts, tables and prizes of a season are written under this lock. */
export function lockSeason(trx: Trx, id: string): Promise<SeasonRecordRow | undefined> {
  return trx.selectFrom('season').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Numbers and periods of seasons are compared and written by one transaction at a time. */
export async function lockPeriods(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('season periods'))`.execute(trx);
}

export async function insertSeason(trx: Trx, row: Insertable<SeasonTable>): Promise<void> {
  await trx.insertInto('season').values(row).execute();
}

export async function updateSeason(trx: Trx, id: string, changes: Updateable<SeasonTable>): Promise<void> {
  await trx.updateTable('season').set(changes).where('id', '=', id).execute();
}

export async function findVersions(db: Db | Trx, seasonId: string): Promise<FormulaVersion[]> {
  return db
    .selectFrom('season_formula')
    .select(['version', 'applies_from', 'formulas'])
    .where('season_id', '=', seasonId)
    .orderBy('version')
    .execute();
}

export async function insertVersion(trx: Trx, row: Insertable<SeasonFormulaTable>): Promise<void> {
  await trx.insertInto('season_formula').values(row).execute();
}
